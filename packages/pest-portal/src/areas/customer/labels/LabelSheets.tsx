import { sideShade, Text, token } from 'pest-ui';
import { memo } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { encode } from 'uqr';
import { type LabelFormat, pagesOf } from './label-formats';

/** What stands on the label of a device. */
export interface DeviceLabel {
  readonly code: string;
  readonly name: string;
  readonly plan: string;
  readonly site: string;
  readonly company: string;
}

interface LabelSheetsProps {
  readonly labels: readonly DeviceLabel[];
  readonly format: LabelFormat;
  /** Places at the start of the first sheet that are left free. */
  readonly used: number;
  readonly hint: string;
  readonly label: string;
}

/** The sheets as they are printed: on screen side by side, on paper one a page, in millimetres. */
export const LabelSheets = memo(function LabelSheets({ labels, format, used, hint, label }: LabelSheetsProps) {
  const { page, columns, label: size, top } = format;
  const pages = pagesOf(labels, format, used);
  return (
    <>
      <PaperSize $width={page.width} $height={page.height} />
      <Hint as="p" tone="muted">
        {hint}
      </Hint>
      <Sheets role="region" aria-label={label} tabIndex={0}>
        {pages.map((places, at) => (
          <Sheet
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
            key={at}
            style={{
              width: `${page.width}mm`,
              height: `${page.height}mm`,
              paddingBlockStart: `${top}mm`,
              gridTemplateColumns: `repeat(${columns}, ${size.width}mm)`,
              gridAutoRows: `${size.height}mm`,
            }}
          >
            {places.map((place, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: a free place is its number.
              place === null ? <span key={`free ${index}`} /> : <Label key={place.code} label={place} />,
            )}
          </Sheet>
        ))}
      </Sheets>
    </>
  );
});

function Label({ label: { code, name, plan, site, company } }: { readonly label: DeviceLabel }) {
  return (
    <Box>
      <Code text={code} />
      <div>
        <strong data-long={code.length > 14 || undefined}>{code}</strong>
        <span>{name}</span>
        <span>{plan}</span>
        <span>{site}</span>
        <span>{company}</span>
      </div>
    </Box>
  );
}

/** The code alone: short signs make large squares, which a phone reads from farther and through dirt. */
function Code({ text }: { readonly text: string }) {
  const { size, data } = encode(text, { border: 2, ecc: 'M' });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The paper that is printed on, without the browser's own margins. */
const PaperSize = createGlobalStyle<{ $width: number; $height: number }>`
  @page {
    size: ${({ $width }) => $width}mm ${({ $height }) => $height}mm;
    margin: 0;
  }
`;

const Hint = styled(Text)`
  @media print {
    display: none;
  }
`;

const Sheets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
  overflow-x: auto;
  ${sideShade}

  @media print {
    position: absolute;
    inset: 0 auto auto 0;
    display: block;
    overflow: visible;
  }
`;

/* Paper is white in the dark scheme too. */
const Sheet = styled.section`
  box-sizing: border-box;
  display: grid;
  align-content: start;
  flex: none;
  border-radius: 0;
  background: #fff;
  color: #000;
  outline: 1px solid ${token.color.border};
  overflow: hidden;

  @media print {
    outline: 0;
    break-after: page;
    break-inside: avoid;

    &:last-child {
      break-after: auto;
    }
  }
`;

const Box = styled.div`
  box-sizing: border-box;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 1.5mm;
  padding: 2mm 3mm;
  overflow: hidden;

  svg {
    height: min(25mm, 100%);
    aspect-ratio: 1;
  }
  > div {
    display: grid;
    gap: 0.4mm;
    min-width: 0;
    font-size: 2.6mm;
    line-height: 1.25;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    font-size: 4mm;
    line-height: 1.1;
    overflow-wrap: anywhere;

    &[data-long] {
      font-size: 2.8mm;
    }
  }
`;
