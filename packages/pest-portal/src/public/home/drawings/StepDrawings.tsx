import { useSiteT } from '../../site-language';
import { drawingMessages } from './drawing.messages';
import { Box, ChartColumns, ink, Say } from './ink';

/** The reading, as it is typed. */
export function ReadingDrawing() {
  const t = useSiteT(drawingMessages);
  return (
    <svg viewBox="0 0 216 176" aria-hidden="true">
      <Say x={20} y={40} size={15} strong>
        MY0011
      </Say>
      <Say x={20} y={58} size={11.5} color={ink.muted}>
        {t('reading.device')}
      </Say>
      <Say x={20} y={108} size={14}>
        {t('phone.flies')}
      </Say>
      <Box x={82} y={80} width={36} height={44} round={6} stroke={ink.line} />
      <Box x={122} y={80} width={42} height={44} round={6} fill={ink.accentSoft} stroke={ink.accent} strokeWidth={2} />
      <Box x={168} y={80} width={36} height={44} round={6} stroke={ink.line} />
      <Say x={100} y={108} size={18} color={ink.accent} at="middle">
        −
      </Say>
      <Say x={143} y={109} size={18} color={ink.accent} strong at="middle">
        12
      </Say>
      <Say x={186} y={108} size={18} color={ink.accent} at="middle">
        +
      </Say>
      <Say x={20} y={152} size={11.5} color={ink.muted}>
        {t('reading.who')}
      </Say>
    </svg>
  );
}

const months = [24, 30, 27, 42, 51, 63, 48, 102];

/** The month that is over its threshold. */
export function ThresholdDrawing() {
  const t = useSiteT(drawingMessages);
  return (
    <svg viewBox="0 0 216 176" aria-hidden="true">
      <ChartColumns heights={months} left={22} step={22} width={13} floor={146} limit={90} />
      <path d="M16 56H200" stroke={ink.danger} strokeWidth="1.5" strokeDasharray="6 4" />
      <path d="M16 146H200" stroke={ink.edge} />
      <Say x={18} y={48} size={11.5} color={ink.danger}>
        {t('trend.threshold')}
      </Say>
      <Say x={182.5} y={38} size={14} color={ink.danger} strong at="middle">
        34
      </Say>
      <Say x={182} y={164} size={11} color={ink.muted} at="middle">
        {t('step.month')}
      </Say>
    </svg>
  );
}

const facts = [
  ['report.owner', 'step.owner'],
  ['report.due', 'step.due'],
  ['report.proof', 'step.proof'],
  ['step.verifier', 'step.verifier.name'],
] as const;

/** The corrective action. */
export function ActionDrawing() {
  const t = useSiteT(drawingMessages);
  return (
    <svg viewBox="0 0 216 176" aria-hidden="true">
      <Box x={14} y={16} width={188} height={144} round={6} stroke={ink.line} />
      <Box x={14} y={16} width={4} height={144} fill={ink.warning} />
      <Say x={30} y={42} strong>
        {t('step.action')}
      </Say>
      {facts.map(([name, value], at) => (
        <g key={name}>
          <Say x={30} y={70 + at * 24} size={11.5} color={ink.muted}>
            {t(name)}
          </Say>
          <Say x={88} y={70 + at * 24} size={12.5}>
            {t(value)}
          </Say>
        </g>
      ))}
    </svg>
  );
}
