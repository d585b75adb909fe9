import { type ReportSection, reportMessages } from 'pest-sdk';
import { type ReportBlock, type ReportReader, reportBlocks } from 'pest-sdk/documents';
import { type CSSProperties, type ReactElement, type ReactNode, Suspense, useContext, useMemo } from 'react';
import { useFormat, useMessages } from '../../i18n/messages';
import { DescriptionList } from '../../primitives/description-list/DescriptionList';
import { fetched } from '../../primitives/fetched/fetched';
import { Text } from '../../primitives/text/Text';
import { usePest } from '../../provider/context';
import { useDeviceTypes } from '../../provider/useDeviceTypes';
import { useSpeciesLabel } from '../../provider/useSpeciesLabel';
import { PaperContext } from './AnnexRows';
import { Pictures, ReportTable } from './ReportTable';
import { SignatureEntries } from './SignatureList';

const TrendChart = /* @__PURE__ */ fetched(() => import('./TrendChart'), 'TrendChart');
const PlanPicture = /* @__PURE__ */ fetched(() => import('./PlanPicture'), 'PlanPicture');

interface SectionFiguresProps {
  readonly section: ReportSection;
  readonly title: string;
}

/** The figures of a section, as they were when the report was generated: the blocks that paper prints, too. */
export function SectionFigures({ section, title }: SectionFiguresProps): ReactElement {
  const t = useMessages(reportMessages);
  const blocks = useBlocks(section, title);
  if (blocks === null) {
    // A kind that the host's records know and this version of the widget does not: said, not hidden.
    return (
      <Text as="p" tone="warning" role="note">
        {t('report.unknownSection', { kind: section.kind })}
      </Text>
    );
  }
  return (
    <>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the section.
        <Block key={at} block={block} title={title} />
      ))}
    </>
  );
}

/** The same blocks for as long as the section is the same: its charts are drawn once. */
function useBlocks(section: ReportSection, title: string): readonly ReportBlock[] | null {
  const reader = useReader();
  const { annex, lastDay } = useContext(PaperContext);
  const { mark, rows } = annex ?? {};
  return useMemo(
    () => reportBlocks(section, title, { annex: mark && rows ? { mark, rows } : null, lastDay }, reader),
    [section, title, mark, rows, lastDay, reader],
  );
}

function useReader(): ReportReader {
  const { locale: language, term } = usePest();
  const t = useMessages(reportMessages);
  const format = useFormat();
  const types = useDeviceTypes();
  const speciesName = useSpeciesLabel();
  return useMemo(
    () => ({
      language,
      term,
      t,
      format,
      typeName: types.label,
      familyOf: (type) => types.of(type).family,
      speciesName,
    }),
    [language, term, t, format, types, speciesName],
  );
}

/** A new kind of block asks for its part here. */
function Block({ block, title }: { readonly block: ReportBlock; readonly title: string }): ReactElement {
  const { parts } = useFormat();
  switch (block.kind) {
    case 'facts':
      return (
        <DescriptionList
          items={block.facts.map(({ term, value }) => ({
            term,
            description: typeof value === 'string' ? value : parts(value),
          }))}
        />
      );
    case 'table':
    case 'cards':
      return <ReportTable {...block} title={title} />;
    case 'trend':
      return (
        <LatePicture label={block.label} room={chartRoom}>
          <TrendChart {...block} />
        </LatePicture>
      );
    case 'plan': {
      const { label, width, height } = block.plan;
      return (
        <LatePicture label={label} room={{ aspectRatio: width / height, maxHeight: 560 }}>
          <PlanPicture {...block.plan} />
        </LatePicture>
      );
    }
    case 'signatures':
      return <SignatureEntries {...block} />;
    case 'pictures':
      return <Pictures pictures={block.pictures} />;
    case 'text':
    case 'note':
      return (
        <Text as="p" size={block.kind === 'note' ? 'xs' : undefined} tone="muted">
          {block.text}
        </Text>
      );
  }
}

/** A chart and what stands below it. */
const chartRoom = { height: 288 };

interface LatePictureProps {
  readonly label: string;
  readonly room: CSSProperties;
  readonly children: ReactNode;
}

/** Not every report has pictures: what draws them is fetched for the first one, into room that is kept for it. */
function LatePicture({ label, room, children }: LatePictureProps) {
  return (
    <Suspense fallback={<div role="img" aria-label={label} aria-busy="true" data-pest="coming" style={room} />}>
      {children}
    </Suspense>
  );
}
