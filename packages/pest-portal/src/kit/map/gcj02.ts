import type { Place } from './place';

/**
 * GCJ-02, the coordinates that Chinese maps are drawn in: WGS 84 moved by up to some hundred metres, by a public formula
 * that holds within mainland China.
 */
const ellipsoid = { radius: 6_378_245, eccentricity: 0.006_693_421_622_965_943 };
/** Two steps leave less than a centimetre, five less than a double can tell. */
const steps = 5;

export function toGcj02(place: Place): Place {
  if (!isInChina(place)) return place;
  const shift = shiftAt(place);
  return { latitude: place.latitude + shift.latitude, longitude: place.longitude + shift.longitude };
}

/** The formula has no inverse: the place whose moved place this is, found step by step. */
export function fromGcj02(moved: Place): Place {
  if (!isInChina(moved)) return moved;
  let place = moved;
  for (let step = 0; step < steps; step += 1) {
    const again = toGcj02(place);
    place = {
      latitude: place.latitude + moved.latitude - again.latitude,
      longitude: place.longitude + moved.longitude - again.longitude,
    };
  }
  return place;
}

/** A rough box, as all users of the formula draw it. */
export function isInChina({ latitude, longitude }: Place): boolean {
  return longitude > 72.004 && longitude < 137.8347 && latitude > 0.8293 && latitude < 55.8271;
}

function shiftAt({ latitude, longitude }: Place): Place {
  const [x, y] = [longitude - 105, latitude - 35];
  const angle = (latitude / 180) * Math.PI;
  const squash = 1 - ellipsoid.eccentricity * Math.sin(angle) ** 2;
  const meridian = (ellipsoid.radius * (1 - ellipsoid.eccentricity)) / squash ** 1.5;
  const parallel = (ellipsoid.radius / Math.sqrt(squash)) * Math.cos(angle);
  return {
    latitude: (northwards(x, y) * 180) / (meridian * Math.PI),
    longitude: (eastwards(x, y) * 180) / (parallel * Math.PI),
  };
}

function northwards(x: number, y: number): number {
  const base = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x));
  return base + ripples(x) + waves(y) + wave(160, y / 12) + wave(320, y / 30);
}

function eastwards(x: number, y: number): number {
  const base = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x));
  return base + ripples(x) + waves(x) + wave(150, x / 12) + wave(300, x / 30);
}

function ripples(x: number): number {
  return wave(20, 6 * x) + wave(20, 2 * x);
}

function waves(at: number): number {
  return wave(20, at) + wave(40, at / 3);
}

function wave(height: number, at: number): number {
  return (height * Math.sin(at * Math.PI) * 2) / 3;
}
