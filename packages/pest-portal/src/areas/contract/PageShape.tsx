import type { SealPlace } from 'pest-sdk';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface PageShapeProps {
  /** What it is a picture of. */
  readonly label: string;
  /** Of the page, in points; before it is known, that of a sheet of A4 in the shape that its places say. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
  readonly places: readonly SealPlace[];
  /** The page itself. */
  readonly children?: ReactNode;
}

/** A seal is 40 mm wide, in points. */
const sealWidth = (40 / 25.4) * 72;
const a4Height = 842;

/** A page with its seals where they will be stamped, in the size they will have and moved in where they would be cut. */
export function PageShape({ label, size, places, children }: PageShapeProps) {
  const aspect = places[0]?.pageAspect ?? Math.SQRT1_2;
  const { width, height } = size ?? { width: a4Height * aspect, height: a4Height };
  const within = (middle: number, length: number) =>
    Math.min(length - sealWidth / 2, Math.max(sealWidth / 2, middle * length));
  return (
    <Sheet style={{ aspectRatio: `${width} / ${height}` }}>
      {children}
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {places.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={within(x, width)} cy={within(y, height)} r={sealWidth / 2 - 2} />
        ))}
      </svg>
    </Sheet>
  );
}

/** Paper is white in the dark too, and so is what marks it. */
const Sheet = styled.figure`
  position: relative;
  margin: 0;
  background: #fff;

  > canvas,
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  circle {
    fill: rgb(200 30 30 / 12%);
    stroke: #c81e1e;
    stroke-width: 4;
  }
`;
