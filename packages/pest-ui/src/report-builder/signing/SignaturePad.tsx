import { useEffect, useRef } from 'react';
import type SignaturePadEngine from 'signature_pad';
import { styled } from 'styled-components';
import { fetchCode } from '../../primitives/fetched/fetch-code';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { radius } from '../../theme/tokens';
import type { SignatureStrokes } from '../ReportBuilder.types';
import { simplifiedStrokes } from './simplified-strokes';

/** Props of {@link SignaturePad}. */
export interface SignaturePadProps {
  /** What the pad is called to those who cannot see it. */
  readonly label: string;
  /** What is drawn so far, as fractions of the pad's width; the pad shows it again at whatever width it gets. */
  readonly value: SignatureStrokes;
  /** After each stroke, with all of them. */
  readonly onChange: (strokes: SignatureStrokes) => void;
}

const pen = {
  penColor: '#000',
  dotSize: 0,
  minWidth: 0.8,
  maxWidth: 2.4,
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over' as const,
};

/** Draws with the finger or the mouse. The points are kept, not the picture: a change of width loses nothing. */
export function SignaturePad({ label, value, onChange }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const engine = useRef<SignaturePadEngine | null>(null);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
    if (engine.current && value.length === 0) engine.current.clear();
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let unmounted = false;
    // Only the width counts: a phone's address bar that comes and goes changes the height of everything.
    let width = 0;
    const fit = () => {
      if (!engine.current || element.clientWidth === width || element.clientWidth === 0) return;
      width = element.clientWidth;
      fitToWidth(element, engine.current, latest.current.value);
    };
    const resize = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(fit);
    fetchCode(() => import('./pad-engine'), 'PadEngine').then((Engine) => {
      // Where nothing can be drawn, a name can still be typed.
      if (unmounted || !element.getContext('2d')) return;
      const pad = new Engine(element, pen);
      pad.addEventListener('endStroke', () => latest.current.onChange(strokesOf(pad, element.clientWidth)));
      engine.current = pad;
      if (resize) resize.observe(element);
      else fit();
    });
    return () => {
      unmounted = true;
      resize?.disconnect();
      engine.current?.off();
      engine.current = null;
    };
  }, []);
  return <Pad ref={canvas} role="img" aria-label={label} data-pest="signature-pad" />;
}

function strokesOf(pad: SignaturePadEngine, width: number): SignatureStrokes {
  return simplifiedStrokes(
    pad.toData().map(({ points }) => points.map(({ x, y }) => ({ x: x / width, y: y / width }))),
  );
}

function fitToWidth(canvas: HTMLCanvasElement, pad: SignaturePadEngine, strokes: SignatureStrokes): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = Math.max(1, devicePixelRatio);
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
  pad.fromData(
    strokes.map((stroke) => ({
      ...pen,
      points: stroke.map(({ x, y }, at) => ({ x: x * width, y: y * width, pressure: 0.5, time: at * 16 })),
    })),
  );
}

/** Paper stays light in every scheme: a signature is ink, and the canvas is drawn in black. */
const Pad = styled.canvas.withConfig(named('SignaturePad'))`
  display: block;
  width: 100%;
  aspect-ratio: 3;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: #fff;
  touch-action: none;
`;
