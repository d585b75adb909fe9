import { pestGroupWords, type ReportDocument, reportMessages, reportStateWords } from 'pest-sdk';
import { useState } from 'react';
import { useFormat, useLocale, useMessages } from '../../i18n/messages';
import { Badge, type Tone } from '../../primitives/badge/Badge';
import { Boundary } from '../../widget/Boundary';
import { type ReportFigures, reportFigures } from '../report/report-figures';
import type { ReportLayout } from '../report/report-layout';
import { Cover, Facts, KeyFigures } from './ReportPaper.styles';

export const stateTones: Readonly<Record<keyof typeof reportStateWords, Tone>> = {
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
  const { customerName, subject, period, companyName } = document;
  const days = daysOf(period, format.day, t);
  return (
    <Cover>
      {logo && <Logo key={logo} src={logo} alt={t('report.logo', { company: companyName })} />}
      {title ?? (
        <>
          <h2>{document.name}</h2>
          <p>{format.parts([subject, customerName, days])}</p>
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
  const locale = useLocale();
  const { number, customerName, siteAddress, companyName, state } = document;
  const words: (typeof reportStateWords)[keyof typeof reportStateWords] | undefined = reportStateWords[state];
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
          <Badge tone={stateTones[state] ?? 'neutral'}>{words?.[locale] ?? state}</Badge>
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
  const { devices, captures, risks, chemicals } = reportFigures(document);
  if (!devices && !captures && !risks && !chemicals) return null;
  return (
    <KeyFigures>
      {devices && <DevicesFigure devices={devices} />}
      {captures && <CapturesFigure captures={captures} />}
      {risks && <RisksFigure risks={risks} />}
      {chemicals && <ChemicalsFigure chemicals={chemicals} />}
    </KeyFigures>
  );
}

type Told<Name extends keyof ReportFigures> = { readonly [Key in Name]: NonNullable<ReportFigures[Name]> };

function DevicesFigure({ devices: { due, checked, services } }: Told<'devices'>) {
  const t = useMessages(reportMessages);
  const missed = due - checked;
  return (
    <li>
      {t(services > 1 ? 'report.figure.checks' : 'report.figure.devices')}
      <strong>{t('report.figure.devices.share', { checked, due })}</strong>
      {missed > 0
        ? t(services > 1 ? 'report.figure.checks.missed' : 'report.figure.devices.missed', { count: missed })
        : t('report.figure.devices.all')}
    </li>
  );
}

function CapturesFigure({ captures }: Told<'captures'>) {
  const t = useMessages(reportMessages);
  const locale = useLocale();
  const format = useFormat();
  const caught = captures.filter(({ count }) => count > 0);
  const groups = caught.map(({ group, count }) =>
    t('report.figure.captures.group', { group: pestGroupWords[group]?.[locale] ?? group, count: format.number(count) }),
  );
  return (
    <li>
      {t('report.figure.captures')}
      <strong>{t('report.figure.captures.sum', { count: caught.reduce((sum, { count }) => sum + count, 0) })}</strong>
      {groups.length > 0 ? format.list(groups) : t('report.figure.captures.none')}
    </li>
  );
}

function RisksFigure({ risks: { open, nextDue } }: Told<'risks'>) {
  const t = useMessages(reportMessages);
  const format = useFormat();
  return (
    <li>
      {t('report.figure.risks')}
      <strong>{open === 0 ? t('report.figure.risks.none') : t('report.figure.risks.open', { count: open })}</strong>
      {nextDue && t('report.figure.risks.due', { day: format.day(nextDue) })}
    </li>
  );
}

function ChemicalsFigure({ chemicals: { uses, names } }: Told<'chemicals'>) {
  const t = useMessages(reportMessages);
  const format = useFormat();
  return (
    <li>
      {t('report.figure.chemicals')}
      <strong>{uses === 0 ? t('report.none') : t('report.figure.chemicals.times', { count: uses })}</strong>
      {format.list(names)}
    </li>
  );
}
