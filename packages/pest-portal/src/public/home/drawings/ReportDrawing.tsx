import { useSiteT } from '../../site-language';
import { drawingMessages } from './drawing.messages';
import { Box, ChartColumns, ink, Say } from './ink';

/** Insects in the twelve months up to November: a unit is 0.19 of a point. */
const months = [24, 37, 23, 156, 155, 151, 148, 419, 311, 474, 237, 62];
const scale = 0.19;
const threshold = 300;

const facts = [
  [34, 129, 'report.customer', 98, 'report.customer.name'],
  [262, 129, 'report.technician', 332, 'report.technician.name'],
  [34, 151, 'report.time', 98, 'report.time.value'],
  [262, 151, 'report.checked', 332, 'report.checked.value'],
] as const;

const action = [
  [384, 'report.owner', 'report.owner.name'],
  [401, 'report.due', 'report.due.day'],
  [418, 'report.proof', 'report.proof.text'],
] as const;

const signatures = [
  [32, 'report.technician', 'M40 508c12-24 20-30 24-24s-16 24-8 26 14-18 22-12-2 12 8 12 14-8 24-8'],
  [156, 'report.representative', 'M164 510c8-30 16-34 20-26s-12 26-4 26 10-22 20-20 0 18 10 16 12-12 26-10'],
  [280, 'report.reviewer', 'M288 506c14-22 22-26 24-18s-14 22-4 22 14-20 24-16 0 14 10 12 10-6 20-8'],
] as const;

/** A page of an approved service report. */
export function ReportDrawing() {
  const t = useSiteT(drawingMessages);
  return (
    <svg viewBox="0 0 420 594" role="img" aria-label={t('report')}>
      <g id="report">
        <Box x={0} y={0} width={420} height={594} round={3} />
        <Head />
        <Trend />
        <Risk />
        <Signatures />
      </g>
    </svg>
  );
}

/** The page that `ReportDrawing` has drawn on the same page. */
export function ReportAgain() {
  return (
    <svg viewBox="0 0 420 594" aria-hidden="true">
      <use href="#report" />
    </svg>
  );
}

function Head() {
  const t = useSiteT(drawingMessages);
  return (
    <>
      <Say x={32} y={34} size={9} color={ink.muted}>
        {t('report.company')}
      </Say>
      <Say x={388} y={34} size={9} color={ink.muted} at="end">
        R20261122-001
      </Say>
      <path d="M32 44H388" stroke={ink.accent} strokeWidth="1.4" />
      <Say x={32} y={72} size={9.5} color={ink.accent} strong>
        {t('report.kind')}
      </Say>
      <Say x={32} y={98} size={18} strong>
        {t('report.title')}
      </Say>
      <path d="M32 114H388M32 136H388M32 158H388" stroke={ink.line} />
      {facts.map(([x, y, name, valueX, value]) => (
        <g key={name}>
          <Say x={x} y={y} size={9.5} color={ink.muted}>
            {t(name)}
          </Say>
          <Say x={valueX} y={y} size={9.5}>
            {t(value)}
          </Say>
        </g>
      ))}
    </>
  );
}

function Trend() {
  const t = useSiteT(drawingMessages);
  return (
    <>
      <Say x={32} y={184} size={12} color={ink.accent} strong>
        {t('report.trend')}
      </Say>
      <path d="M50 292H388M50 244.5H388M50 197H388" stroke={ink.line} />
      {[0, 250, 500].map((count) => (
        <Say key={count} x={44} y={295 - count * scale} size={8.5} color={ink.muted} at="end">
          {String(count)}
        </Say>
      ))}
      <ChartColumns
        heights={months.map((count) => count * scale)}
        left={57}
        step={28}
        width={15}
        floor={292}
        limit={threshold * scale}
      />
      <path d="M50 235H388" stroke={ink.danger} strokeDasharray="5 3" />
      <Say x={52} y={231} size={8.5} color={ink.danger}>
        {t('report.threshold')}
      </Say>
      {(['report.month.12', 'report.month.03', 'report.month.06', 'report.month.09'] as const).map((month, at) => (
        <Say key={month} x={64 + at * 84} y={306} size={8.5} color={ink.muted} at="middle">
          {t(month)}
        </Say>
      ))}
    </>
  );
}

function Risk() {
  const t = useSiteT(drawingMessages);
  return (
    <>
      <Say x={32} y={334} size={12} color={ink.accent} strong>
        {t('report.risks')}
      </Say>
      <Box x={32} y={344} width={356} height={86} round={2} stroke={ink.line} />
      <Box x={32} y={344} width={3} height={86} fill={ink.warning} />
      <Say x={46} y={364} size={10.5} strong>
        {t('report.risk')}
      </Say>
      <Say x={378} y={364} size={9.5} color={ink.accent} strong at="end">
        {t('report.verified')}
      </Say>
      {action.map(([y, name, value]) => (
        <g key={name}>
          <Say x={46} y={y} size={9.5} color={ink.muted}>
            {t(name)}
          </Say>
          <Say x={96} y={y} size={9.5}>
            {t(value)}
          </Say>
        </g>
      ))}
    </>
  );
}

function Signatures() {
  const t = useSiteT(drawingMessages);
  return (
    <>
      <Say x={32} y={458} size={12} color={ink.accent} strong>
        {t('report.signatures')}
      </Say>
      {signatures.map(([x, who, stroke]) => (
        <g key={who}>
          <path d={stroke} fill="none" stroke={ink.text} strokeWidth="1.5" strokeLinecap="round" />
          <path d={`M${x} 518h108`} stroke={ink.edge} />
          <Say x={x} y={532} size={9} color={ink.muted}>
            {t(who)}
          </Say>
        </g>
      ))}
      <path d="M32 556H388" stroke={ink.line} />
      <Say x={32} y={572} size={9} color={ink.accent} strong>
        {t('report.frozen')}
      </Say>
      <Say x={388} y={572} size={9} color={ink.muted} at="end">
        {t('report.page')}
      </Say>
    </>
  );
}
