import type { Place } from './place';

export interface OwnPosition extends Place {
  /** Metres around it within which this device is, most likely. */
  readonly accuracy: number;
}

/** A GPS receiver under a roof needs a while. */
const patienceMs = 15_000;

/** Where this device is, as the browser tells it (WGS 84); the browser asks the person first. */
export function readOwnPosition(): Promise<OwnPosition | 'refused' | 'failed'> {
  return new Promise((resolve) => {
    // Absent where the page is not served over TLS.
    if (!('geolocation' in navigator)) return resolve('failed');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 60_000 },
    );
  });
}
