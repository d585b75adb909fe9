import { type ReportSection, reportMessages } from 'pest-sdk';
import { type ReportBlock, type ReportReader, reportBlocks, type Trend } from 'pest-sdk/documents';
import { type ReactElement, useCallback, useContext, useMemo } from 'react';
import { Chart } from '../../charts/Chart';
import type { ChartLook } from '../../charts/chart-look';
import { useFormat, useMessages } from '../../i18n/messages';
import { DescriptionList } from '../../primitives/description-list/DescriptionList';
import { Text } from '../../primitives/text/Text';
import { usePest } from '../../provider/context';
import { useDeviceTypes } from '../../provider/useDeviceTypes';
import { useSpeciesLabel } from '../../provider/useSpeciesLabel';
import { PaperContext } from './AnnexRows';
import { PlanPicture } from './PlanPicture';
import { ReportTable } from './ReportTable';
import { SignatureEntries } from './SignatureList';

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
      return <TrendChart {...block} />;
    case 'plan':
      return <PlanPicture {...block.plan} />;
    case 'signatures':
      return <SignatureEntries {...block} />;
    case 'text':
    case 'note':
      return (
        <Text as="p" size={block.kind === 'note' ? 'xs' : undefined} tone="muted">
          {block.text}
        </Text>
      );
  }
}

function TrendChart({ label, trend }: { readonly label: string; readonly trend: Trend }) {
  const t = useMessages(reportMessages);
  const format = useFormat();
  const { months, threshold, until } = trend;
  const option = useCallback(
    async (look: ChartLook) =>
      (await import('../../charts/options/trend')).trendOption(
        {
          months: months.map(({ month }) => month),
          current: { name: t('report.captures'), values: months.map(({ count }) => count) },
          previous: { name: t('report.lastYear'), values: months.map(({ lastYear }) => lastYear) },
          threshold: threshold === null ? undefined : { value: threshold, label: t('report.threshold') },
          isRunning: until !== null,
        },
        look,
      ),
    [months, threshold, until, t],
  );
  return (
    <Chart
      label={label}
      option={option}
      table={{
        columns: [t('report.month'), t('report.captures'), t('report.lastYear')],
        rows: months.map(({ month, count, lastYear }) => [format.month(month), count, lastYear] as const),
      }}
    />
  );
}
