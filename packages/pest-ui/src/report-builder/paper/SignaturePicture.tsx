import type { SignatureStrokes } from '../ReportBuilder.types';

const path = (stroke: SignatureStrokes[number]) =>
  stroke.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(4)} ${y.toFixed(4)}`).join('');

/** Props of {@link SignaturePicture}. */
export interface SignaturePictureProps {
  /** Points as fractions of the pad's width. */
  readonly strokes: SignatureStrokes;
  /** Whose signature it is. */
  readonly label: string;
}

/** A drawn signature from its points, sharp at any size; a stored picture would need `data:` addresses. */
export function SignaturePicture({ strokes, label }: SignaturePictureProps) {
  return (
    <svg viewBox="0 0 1 0.3334" role="img" aria-label={label}>
      <path
        d={strokes.map(path).join('')}
        fill="none"
        stroke="currentColor"
        strokeWidth="0.008"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
