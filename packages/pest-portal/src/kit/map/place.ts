/** Where a site is on the map: WGS 84, as a receiver of satellites tells it. */
import type { Language } from 'pest-sdk';
import { typedNumber } from '../form/typed-number';

/** A place as it is typed; both empty for none. */
export interface TypedPlace {
  readonly latitude: string;
  readonly longitude: string;
}

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export const noPlace: TypedPlace = { latitude: '', longitude: '' };

export function typedPlace(place: Place | null): TypedPlace {
  return place === null ? noPlace : { latitude: String(place.latitude), longitude: String(place.longitude) };
}

/** A place without any number is none; one with a single number is half a place, which the schema refuses. */
export function placeRequest({ latitude, longitude }: TypedPlace) {
  const open = latitude.trim() === '' && longitude.trim() === '';
  return open ? null : { latitude: typedNumber(latitude), longitude: typedNumber(longitude) };
}

/** Maps hand out both numbers at once: `31.2304, 121.4737`. Null for what is not two numbers. */
export function pastedPlace(text: string): TypedPlace | null {
  const [, latitude, longitude] = /^\s*(-?\d+(?:\.\d+)?)\s*[,，\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** Null while it is no place on the globe. */
export function placeOf(typed: TypedPlace): Place | null {
  const [latitude, longitude] = [typedNumber(typed.latitude), typedNumber(typed.longitude)];
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** A page of a public map with the place marked, for readers of the language. Amap shifts WGS 84 to its own grid. */
export function mapLink({ latitude, longitude }: Place, name: string, language: Language): string {
  if (language === 'zh') {
    const query = new URLSearchParams({ position: `${longitude},${latitude}`, name, coordinate: 'wgs84' });
    return `https://uri.amap.com/marker?${query}`;
  }
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

/** Numbers as people read them off a map: six digits are a tenth of a metre. */
export function roundedPlace({ latitude, longitude }: Place): Place {
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) };
}

/** Metres between two places that lie close together. */
export function metresBetween(one: Place, other: Place): number {
  const degree = 111_320;
  const north = (one.latitude - other.latitude) * degree;
  const east = (one.longitude - other.longitude) * degree * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
