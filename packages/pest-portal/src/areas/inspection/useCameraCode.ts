import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CameraFault, type CameraLamp, lampOf, openCamera, releaseCamera } from './camera';
import { codeReader } from './code-reader';

const everyMs = 200;

export type CameraState = 'starting' | 'seeing' | CameraFault;

export interface CameraCode {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  /** Null without one. */
  readonly lamp: CameraLamp | null;
  /** Asks for the camera once more. */
  readonly retry: () => void;
}

/** The camera's picture in a video element, and each code in it told once. Out of sight the camera is let go. */
export function useCameraCode(onCode: (text: string) => void): CameraCode {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [lamp, setLamp] = useState<CameraLamp | null>(null);
  const [tries, setTries] = useState(0);
  const inSight = usePageInSight();
  const latest = useRef(onCode);
  latest.current = onCode;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew.
  useEffect(() => {
    if (!inSight) return;
    const leave = new AbortController();
    setState('starting');
    void watch({
      place: video,
      signal: leave.signal,
      onState: setState,
      onLamp: setLamp,
      onCode: (text) => latest.current(text),
    });
    return () => leave.abort();
  }, [inSight, tries]);
  return { video, state, lamp, retry: () => setTries((before) => before + 1) };
}

interface Watch {
  readonly place: RefObject<HTMLVideoElement | null>;
  readonly signal: AbortSignal;
  readonly onState: (state: CameraState) => void;
  readonly onLamp: (lamp: CameraLamp | null) => void;
  readonly onCode: (text: string) => void;
}

async function watch({ place, signal, onState, onLamp, onCode }: Watch): Promise<void> {
  const camera = await openCamera();
  if (typeof camera === 'string') {
    if (!signal.aborted) onState(camera);
    return;
  }
  // Asked for while the dialog was open, granted after it closed: nobody looks any more.
  if (signal.aborted) return releaseCamera(camera);
  const over = new AbortController();
  signal.addEventListener('abort', () => over.abort());
  over.signal.addEventListener('abort', () => {
    releaseCamera(camera);
    onLamp(null);
  });
  camera.getVideoTracks()[0]?.addEventListener('ended', () => over.abort());
  try {
    await play(camera, place.current);
    onState('seeing');
    onLamp(lampOf(camera));
    await readCodes(place.current, over.signal, onCode);
  } catch {
    over.abort();
  }
  if (!signal.aborted) onState('failed');
}

async function play(camera: MediaStream, video: HTMLVideoElement | null): Promise<void> {
  if (!video) return;
  video.srcObject = camera;
  await video.play();
}

async function readCodes(
  video: HTMLVideoElement | null,
  over: AbortSignal,
  onCode: (text: string) => void,
): Promise<void> {
  const read = await codeReader();
  let said = '';
  while (video && !over.aborted) {
    const text = await read(video).catch(() => null);
    if (text && text !== said && !over.aborted) {
      said = text;
      onCode(text);
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** False while the phone shows something else. */
function usePageInSight(): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    const look = () => setInSight(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return inSight;
}
