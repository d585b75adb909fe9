import { useQuery } from '@tanstack/react-query';
import type { FloorPlanRecord, Risk } from 'pest-sdk';
import { token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { Link, useOpenAddress } from '../../../base/links';
import { floorPlansQuery } from '../../../kit/choices/choices.queries';
import { registerMessages } from './register.messages';

/** In pixels: a plan of a tall building leaves room for what is said about the risk. */
const highest = 240;

/** Where on the plan a risk was found: a picture of the place, which opens the plan there. */
export function PlanSpot({ risk }: { readonly risk: Risk }) {
  const t = useT(registerMessages);
  const { deviceId, deviceCode, floorPlanId, devicePosition } = risk;
  const to = useOpenAddress()('/img', { floorPlanId: floorPlanId ?? undefined, deviceId: deviceId ?? undefined });
  const hasPlace = floorPlanId !== null && deviceId !== null && to !== undefined;
  const { data: plans } = useQuery({ ...floorPlansQuery(), enabled: hasPlace });
  if (!hasPlace) return null;
  const plan = plans?.find(({ id }) => id === floorPlanId);
  const words = t('register.onPlan', { code: deviceCode ?? '' });
  return (
    <Spot>
      <Link to={to}>
        {plan && devicePosition && <Place image={plan.image} at={devicePosition} />}
        <span>{words}</span>
      </Link>
    </Spot>
  );
}

interface PlaceProps {
  readonly image: FloorPlanRecord['image'];
  readonly at: NonNullable<Risk['devicePosition']>;
}

function Place({ image: { src, width, height }, at }: PlaceProps) {
  return (
    <Picture style={{ aspectRatio: width / height, width: `min(100%, ${(highest * width) / height}px)` }}>
      <img src={src} alt="" loading="lazy" />
      <Mark style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }} />
    </Picture>
  );
}

const Spot = styled.figure`
  margin: 0;

  > a {
    display: grid;
    gap: ${token.space[1]};
  }
`;

/** The drawing is black on white in both schemes. */
const Picture = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: #fff;

  > img {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

const Mark = styled.span`
  position: absolute;
  width: 12px;
  height: 12px;
  margin: -6px 0 0 -6px;
  border: 2px solid #fff;
  border-radius: 50%;
  background: #9a5b00;
  box-shadow: 0 0 0 9px rgb(194 122 18 / 28%);
`;
