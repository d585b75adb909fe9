import { expect, it } from 'vitest';
import { deviceNames } from './device-names';

const trap = (code: string, name: string) => ({ type: 'mouseTrap', code, name });
const asked = { type: 'mouseTrap', count: 2, letters: 'MT', label: 'Mouse trap' };

it('goes on from the codes and names of the site', () => {
  const devices = [
    trap('DL-HT-MT015', 'North wall 15'),
    trap('DL-HT-MT016', 'North wall 16'),
    trap('DL-HT-MT012', 'Gate'),
    { type: 'flyLamp', code: 'DL-HT-MT017', name: 'Lamp 4' },
  ];
  expect(deviceNames(devices, asked)).toEqual([
    { code: 'DL-HT-MT018', name: 'North wall 17' },
    { code: 'DL-HT-MT019', name: 'North wall 18' },
  ]);
});

it('begins with the letters and the word of the type where there is none of it', () => {
  expect(deviceNames([], asked)).toEqual([
    { code: 'MT0001', name: 'Mouse trap 1' },
    { code: 'MT0002', name: 'Mouse trap 2' },
  ]);
});

it('begins where it is told to, and passes over what is taken', () => {
  const devices = [trap('MT-01', 'Mouse trap 1'), trap('MT-51', 'Mouse trap 2')];
  expect(deviceNames(devices, { ...asked, first: 'MT-50' }).map(({ code }) => code)).toEqual(['MT-50', 'MT-52']);
  expect(deviceNames(devices, { ...asked, first: 'yard' })).toHaveLength(1);
});
