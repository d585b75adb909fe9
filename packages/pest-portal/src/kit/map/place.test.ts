import { expect, test } from 'vitest';
import { mapLink, noPlace, pastedPlace, placeOf, placeRequest, typedPlace } from './place';

test.each([
  ['31.2304, 121.4737', { latitude: '31.2304', longitude: '121.4737' }],
  ['31.2304，121.4737', { latitude: '31.2304', longitude: '121.4737' }],
  ['-33.9 18.4', { latitude: '-33.9', longitude: '18.4' }],
  ['31.2304', null],
  ['north, east', null],
])('%s is pasted', (text, place) => {
  expect(pastedPlace(text)).toEqual(place);
});

test('nothing typed is no place, half a place is kept for the schema to refuse', () => {
  expect(placeRequest(noPlace)).toBeNull();
  expect(placeRequest({ latitude: '31', longitude: '' })).toEqual({ latitude: 31, longitude: null });
  expect(placeRequest(typedPlace({ latitude: 1.5, longitude: -2 }))).toEqual({ latitude: 1.5, longitude: -2 });
});

test('a map is linked only for a place on the globe, in the language of its reader', () => {
  expect(placeOf({ latitude: '91', longitude: '0' })).toBeNull();
  expect(placeOf({ latitude: 'x', longitude: '0' })).toBeNull();
  const place = { latitude: 31.2, longitude: 121.4 };
  expect(mapLink(place, '禾穗 & 食品', 'zh')).toContain('position=121.4%2C31.2');
  expect(mapLink(place, '禾穗 & 食品', 'zh')).toContain('coordinate=wgs84');
  expect(mapLink(place, '', 'en')).toContain('mlat=31.2&mlon=121.4');
});
