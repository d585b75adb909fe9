import { useSiteT } from '../../site-language';
import { drawingMessages } from './drawing.messages';
import { Box, ChartColumns, ink, Say } from './ink';

const services = [
  ['day.first', 'day.first.who', 'day.review', ink.warning, ink.warningSoft],
  ['day.second', 'day.second.who', 'day.checkIn', ink.muted, ink.sunken],
  ['day.third', 'day.third.who', 'day.unassigned', ink.danger, ink.dangerSoft],
] as const;

/** The office's day. */
export function OfficeDrawing() {
  const t = useSiteT(drawingMessages);
  return (
    <svg viewBox="0 0 384 212" aria-hidden="true">
      <Box x={28} y={28} width={328} height={220} round={8} stroke={ink.line} />
      <Say x={46} y={56} size={14} strong>
        {t('day')}
      </Say>
      <Say x={338} y={56} size={12} color={ink.muted} at="end">
        2026-11-22
      </Say>
      <path d="M46 70H338M46 116H338M46 162H338" stroke={ink.line} />
      {services.map(([site, who, state, colour, soft], at) => (
        <g key={site}>
          <Say x={46} y={90 + at * 46}>
            {t(site)}
          </Say>
          <Say x={46} y={107 + at * 46} size={11.5} color={ink.muted}>
            {t(who)}
          </Say>
          <Box x={252} y={82 + at * 46} width={86} height={22} round={11} fill={soft} />
          <Say x={295} y={97 + at * 46} size={11.5} color={colour} at="middle">
            {t(state)}
          </Say>
        </g>
      ))}
    </svg>
  );
}

/** One tap for a trap with nothing in it. */
export function TechnicianDrawing() {
  const t = useSiteT(drawingMessages);
  return (
    <svg viewBox="0 0 384 212" aria-hidden="true">
      <Box x={72} y={24} width={240} height={240} round={26} fill={ink.phone} />
      <Box x={79} y={31} width={226} height={230} round={20} />
      <Say x={96} y={62} size={17} strong>
        SB0003
      </Say>
      <Say x={96} y={80} size={11.5} color={ink.muted}>
        {t('trap.device')}
      </Say>
      <Box x={96} y={94} width={192} height={38} round={7} stroke={ink.edge} />
      <Say x={192} y={118} size={14} at="middle">
        {t('trap.nothing')}
      </Say>
      <Say x={96} y={158} size={11.5} color={ink.muted}>
        {t('trap.closed')}
      </Say>
      <Box x={96} y={168} width={92} height={30} round={15} fill={ink.sunken} stroke={ink.line} />
      <Say x={142} y={188} size={12} at="middle">
        {t('phone.noAccess')}
      </Say>
      <Box x={196} y={168} width={92} height={30} round={15} fill={ink.sunken} stroke={ink.line} />
      <Say x={242} y={188} size={12} at="middle">
        {t('trap.missing')}
      </Say>
    </svg>
  );
}

const weeks = [36, 42, 30, 54, 66, 78, 60, 102, 72, 57];

/** A trend that a quality manager looks at. */
export function QualityDrawing() {
  const t = useSiteT(drawingMessages);
  return (
    <svg viewBox="0 0 384 212" aria-hidden="true">
      <Box x={28} y={28} width={328} height={220} round={8} stroke={ink.line} />
      <Say x={46} y={56} size={14} strong>
        {t('trend.title')}
      </Say>
      <ChartColumns heights={weeks} left={50} step={29} width={15} floor={190} limit={90} />
      <path d="M46 100H338" stroke={ink.danger} strokeWidth="1.5" strokeDasharray="6 4" />
      <Say x={46} y={94} size={11} color={ink.danger}>
        {t('trend.threshold')}
      </Say>
      <Say x={260.5} y={84} size={12} color={ink.danger} strong at="middle">
        34
      </Say>
      <path d="M46 190H338" stroke={ink.edge} />
    </svg>
  );
}
