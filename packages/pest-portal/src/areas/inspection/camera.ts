/** Why the camera shows nothing. */
export type CameraFault =
  /** The browser, or the person, does not allow it. */
  | 'refused'
  /** There is none. */
  | 'missing'
  /** Another application has it, or its picture ended. */
  | 'failed'
  /** The page came over plain HTTP: browsers lend it no camera. */
  | 'insecure';

/** Codes on small labels need more than the 640 pixels that a browser gives by itself. */
const wanted: MediaTrackConstraints = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };

/** The picture of the camera at the back, where there are two. The browser asks the person first. */
export async function openCamera(): Promise<MediaStream | CameraFault> {
  if (!('mediaDevices' in navigator)) return 'insecure';
  try {
    return await navigator.mediaDevices.getUserMedia({ video: wanted });
  } catch (thrown) {
    return faultOf(thrown);
  }
}

/** Ends the picture; the camera's light goes out. */
export function releaseCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function faultOf(thrown: unknown): CameraFault {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

/** A lamp beside the camera. */
export interface CameraLamp {
  readonly shine: (on: boolean) => Promise<void>;
}

/** Null where the camera has none, or the browser does not tell. Traps stand in the dark. */
export function lampOf(stream: MediaStream): CameraLamp | null {
  const [track] = stream.getVideoTracks();
  if (!track || !('getCapabilities' in track) || !('torch' in track.getCapabilities())) return null;
  return {
    shine: (on) => {
      const torch: MediaTrackConstraintSet & { readonly torch: boolean } = { torch: on };
      return track.applyConstraints({ advanced: [torch] });
    },
  };
}
