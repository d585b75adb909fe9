import { type ReportDocument, reportMessages, reportStateWords } from 'pest-sdk';
import { keyFigures } from 'pest-sdk/documents';
import { useState } from 'react';
import { useFormat, useMessages } from '../../i18n/messages';
import { StatusDot, type StatusTone } from '../../primitives/status-dot/StatusDot';
import { usePest } from '../../provider/context';
import { useTradeWord } from '../../provider/useTradeWord';
import { Boundary } from '../../widget/Boundary';
import type { ReportLayout } from '../report/report-layout';
import { Cover, Facts, KeyFigures } from './ReportPaper.styles';

export const stateTones: Readonly<Record<keyof typeof reportStateWords, StatusTone>> = {
  notGenerated: 'neutral',
  pendingReview: 'warning',
  approved: 'success',
  rejected: 'danger',
};

interface ReportCoverProps {
  readonly document: ReportDocument;
  readonly layout: ReportLayout;
  /** In place of the name and the subject, while they are written. */
  readonly title?: React.ReactNode;
}

/** Whose report it is and of what, and the figures that its reader looks for first. */
export function ReportCover({ document, layout: { logo }, title }: ReportCoverProps) {
  const t = useMessages(reportMessages);
  const format = useFormat();
  const { subject, period, companyName } = document;
  const days = daysOf(period, format.day, t);
  return (
    <Cover>
      {logo && <Logo key={logo} src={logo} alt={t('report.logo', { company: companyName })} />}
      {title ?? (
        <>
          <h2>{document.name}</h2>
          {subject && <p>{subject}</p>}
        </>
      )}
      <CoverFacts document={document} days={days} />
      {/* Unreadable figures are reported in their section, not here. */}
      <Boundary given={document} onFailure={untold} fallback={untold}>
        <Figures document={document} />
      </Boundary>
    </Cover>
  );
}

/** A logo that cannot be loaded is replaced by the company's name. */
function Logo({ src, alt }: { readonly src: string; readonly alt: string }) {
  const [failed, setFailed] = useState(false);
  return failed ? <p>{alt}</p> : <img src={src} alt={alt} onError={() => setFailed(true)} />;
}

function CoverFacts({ document, days }: Pick<ReportCoverProps, 'document'> & { readonly days: string }) {
  const t = useMessages(reportMessages);
  const word = useTradeWord();
  const { number, customerName, siteAddress, companyName, state } = document;
  const items = [
    [t('report.customer'), customerName],
    [t('report.number'), number],
    [t('report.site'), siteAddress],
    [t('report.period'), days],
    [t('report.company'), companyName],
  ] as const;
  return (
    <Facts>
      {items.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact || t('report.unknown')}</dd>
        </div>
      ))}
      <div>
        <dt>{t('report.state')}</dt>
        <dd>
          <StatusDot tone={stateTones[state] ?? 'neutral'}>{word(reportStateWords[state], state)}</StatusDot>
        </dd>
      </div>
    </Facts>
  );
}

function daysOf(
  { from, to }: ReportDocument['period'],
  day: (day: string) => string,
  t: (key: 'report.days', values: { readonly from: string; readonly to: string }) => string,
): string {
  if (!from || !to) return from || to;
  return from === to ? day(from) : t('report.days', { from: day(from), to: day(to) });
}

const untold = () => null;

/** Only figures that the report has are shown. */
function Figures({ document }: Pick<ReportCoverProps, 'document'>) {
  const t = useMessages(reportMessages);
  const { locale: language, term } = usePest();
  const figures = keyFigures(document, { language, term, t, format: useFormat() });
  if (figures.length === 0) return null;
  return (
    <KeyFigures>
      {figures.map(({ term, value, note }) => (
        <li key={term}>
          {term}
          <strong>{value}</strong>
          {note}
        </li>
      ))}
    </KeyFigures>
  );
}
