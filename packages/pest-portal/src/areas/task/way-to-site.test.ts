import { expect, test } from 'vitest';
import { wayToSite } from './way-to-site';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
const desk = 'Mozilla/5.0 (X11; Linux x86_64)';
const known = { name: '禾穗食品', address: '苏州 工业园区', place: { latitude: 31.3, longitude: 120.7 } };
const words = encodeURIComponent(known.address);
const name = encodeURIComponent(known.name);

test.each([
  [phone, known, `https://maps.apple.com/?ll=31.3,120.7&q=${name}`],
  [phone, { ...known, place: null }, `https://maps.apple.com/?q=${words}`],
  [android, known, `geo:31.3,120.7?q=31.3,120.7(${name})`],
  [android, { ...known, place: null }, `geo:0,0?q=${words}`],
  [desk, known, 'https://www.openstreetmap.org/?mlat=31.3&mlon=120.7&zoom=16'],
  [desk, { ...known, place: null }, `https://www.openstreetmap.org/search?query=${words}`],
  [desk, { ...known, address: '', place: null }, null],
])('%s', (userAgent, site, expected) => {
  expect(wayToSite(site, userAgent)).toBe(expected);
});
