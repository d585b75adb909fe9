import { describe, expect, it } from 'vitest';
import { deviceTypeRows } from './device-types';
import { markPaths, markText, markTextLook } from './marks';

const inks = { paper: 'white', colour: 'violet' };

describe('a mark', () => {
  it.each([
    ['FL-0012', '12'],
    ['FL-0000', '0'],
    ['MT-12345', '2345'],
    ['3-7B', '7'],
    ['north', 'FL'],
    ['', 'FL'],
  ])('of %o says %o', (code, text) => {
    expect(markText(code, { letters: 'FL' })).toBe(text);
  });

  it('is hollow where its type says so, and hatched where nobody looked into the device', () => {
    const drawn = (look: 'solid' | 'hollow' | 'due') =>
      markPaths('square', look, inks).map(({ part, fill, strokeWidth }) => [part, fill, strokeWidth]);
    expect(drawn('solid')).toEqual([
      ['halo', 'white', 5],
      ['shape', 'violet', 1],
    ]);
    expect(drawn('hollow')).toEqual([
      ['halo', 'white', 5],
      ['shape', 'white', 4],
    ]);
    expect(drawn('due')).toEqual([
      ['halo', 'white', 5],
      ['shape', 'white', 2],
      ['hatch', 'none', 2],
    ]);
  });

  it('has a text that fits, below the middle in a triangle', () => {
    expect(markTextLook('123', 'triangle', 'due', inks)).toMatchObject({ y: 4.8, fontSize: 12, stroke: 'white' });
    expect(markTextLook('12', 'square', 'solid', inks)).toMatchObject({ y: 0, fontSize: 15, stroke: 'none' });
  });
});

it('types are told apart without colour, and by their letters', () => {
  const marks = Object.values(deviceTypeRows).map(({ mark }) => mark);
  expect(new Set(marks.map(({ shape }) => shape)).size).toBe(marks.length);
  expect(new Set(marks.map(({ letters }) => letters)).size).toBe(marks.length);
});
