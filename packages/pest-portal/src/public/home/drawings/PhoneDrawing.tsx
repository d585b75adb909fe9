import { useSiteT } from '../../site-language';
import { drawingMessages } from './drawing.messages';
import { Box, ink, Say } from './ink';

const counts = [
  ['phone.flies', 12],
  ['phone.mosquitoes', 3],
  ['phone.greenbelt', 5],
  ['phone.stored', 0],
] as const;

/** One device's check on a technician's phone. */
export function PhoneDrawing() {
  const t = useSiteT(drawingMessages);
  return (
    <svg viewBox="0 0 300 600" role="img" aria-label={t('phone')}>
      <Box x={0} y={0} width={300} height={600} round={38} fill={ink.phone} />
      <Box x={9} y={9} width={282} height={582} round={30} />
      <Box x={112} y={18} width={76} height={16} round={8} fill={ink.phone} />
      <Say x={32} y={30} size={12} strong>
        9:42
      </Say>
      <path d="M30 62l-6 6 6 6" fill="none" stroke={ink.accent} strokeWidth="1.8" />
      <Say x={40} y={73} color={ink.accent}>
        {t('phone.back')}
      </Say>
      <Say x={276} y={73} color={ink.muted} at="end">
        4/9
      </Say>
      <Box x={24} y={86} width={252} height={5} round={2.5} fill={ink.line} />
      <Box x={24} y={86} width={112} height={5} round={2.5} fill={ink.accent} />
      <Say x={24} y={124} size={22} strong>
        MY0011
      </Say>
      <Say x={24} y={146} color={ink.muted}>
        {t('phone.device')}
      </Say>
      <Say x={24} y={165} size={12} color={ink.muted}>
        {t('phone.last')}
      </Say>
      <Outcomes />
      <Say x={24} y={274} size={12} strong>
        {t('phone.catch')}
      </Say>
      {counts.map(([name, count], at) => (
        <Count key={name} name={t(name)} count={count} top={284 + at * 50} active={at === 0} />
      ))}
      <Say x={24} y={508} color={ink.muted}>
        {t('phone.total')}
      </Say>
      <Say x={276} y={508} color={ink.accent} at="end">
        {t('phone.photos')}
      </Say>
      <Box x={24} y={524} width={252} height={46} round={8} fill={ink.accent} />
      <Say x={150} y={552} size={15} color="#fff" at="middle">
        {t('phone.save')}
      </Say>
    </svg>
  );
}

function Outcomes() {
  const t = useSiteT(drawingMessages);
  return (
    <>
      <Say x={24} y={198} size={12} strong>
        {t('phone.outcome')}
      </Say>
      <Box x={24} y={206} width={252} height={38} round={6} fill={ink.sunken} stroke={ink.line} />
      <Box x={25} y={207} width={84} height={36} round={6} stroke={ink.edge} />
      <Say x={67} y={230} color={ink.accent} at="middle">
        {t('phone.checked')}
      </Say>
      <Say x={150} y={230} at="middle">
        {t('phone.noAccess')}
      </Say>
      <Say x={234} y={230} at="middle">
        {t('phone.damaged')}
      </Say>
    </>
  );
}

interface CountProps {
  readonly name: string;
  readonly count: number;
  readonly top: number;
  readonly active: boolean;
}

function Count({ name, count, top, active }: CountProps) {
  return (
    <>
      <Say x={24} y={top + 27} size={14}>
        {name}
      </Say>
      <Box x={132} y={top} width={42} height={42} round={6} stroke={ink.line} />
      <Box
        x={178}
        y={top}
        width={52}
        height={42}
        round={6}
        stroke={active ? ink.accent : ink.edge}
        strokeWidth={active ? 2 : 1}
      />
      <Box x={234} y={top} width={42} height={42} round={6} stroke={ink.line} />
      <Say x={153} y={top + 27} size={18} color={ink.accent} at="middle">
        −
      </Say>
      <Say x={204} y={top + 27} size={16} strong at="middle">
        {String(count)}
      </Say>
      <Say x={255} y={top + 27} size={18} color={ink.accent} at="middle">
        +
      </Say>
    </>
  );
}
