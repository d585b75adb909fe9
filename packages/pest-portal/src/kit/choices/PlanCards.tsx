import type { FloorPlanRecord } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Grid, Menu, type MenuItem, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { Link, useOpenAddress } from '../../base/links';
import { useCan } from '../../base/session';
import { choiceMessages } from './choices.messages';
import { planParameter, siteParameter } from './usePlanChoice';

export interface PlanCardsProps {
  readonly plans: readonly FloorPlanRecord[];
  /** What else can be done with a plan, beside opening it. */
  readonly acts?: ((plan: FloorPlanRecord) => readonly MenuItem[]) | undefined;
}

/** Floor plans with their pictures, and the ways into them. */
export function PlanCards({ plans, acts }: PlanCardsProps) {
  return (
    <Cards as="ul" min={280} gap={4} keepWidth>
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} acts={acts?.(plan) ?? []} />
        </li>
      ))}
    </Cards>
  );
}

function PlanCard({ plan, acts }: { readonly plan: FloorPlanRecord; readonly acts: readonly MenuItem[] }) {
  const t = useT(choiceMessages);
  const can = useCan();
  const addressOf = useOpenAddress();
  const { number, dateTime, parts } = useFormat();
  const { name, image, revision, metresPerWidth, deviceCount, updatedAt } = plan;
  const query = { [siteParameter]: plan.customerId, [planParameter]: plan.id };
  const editor = addressOf('/img', query);
  const heat = addressOf('/imgHeat', query);
  const facts = [
    t('choice.plan.devices', { count: number(deviceCount) }),
    metresPerWidth === null
      ? t('choice.plan.notCalibrated')
      : t('choice.plan.calibrated', { metres: number(metresPerWidth) }),
    t('choice.plan.revision', { revision }),
  ];
  return (
    <Card aria-label={name}>
      <Picture>
        <img src={image.src} width={image.width} height={image.height} alt="" loading="lazy" />
      </Picture>
      <Body>
        <h2>{editor ? <Link to={editor}>{name}</Link> : name}</h2>
        {acts.length > 0 && <Menu label={t('choice.plan.more', { name })} items={acts} />}
        <p>{parts(facts)}</p>
        <p>{t('choice.plan.updatedAt', { when: dateTime(updatedAt) })}</p>
        <Ways>
          {editor && <Link to={editor}>{t(can(rights.deviceUpdate) ? 'choice.plan.open' : 'choice.plan.view')}</Link>}
          {heat && <Link to={heat}>{t('choice.plan.heat')}</Link>}
        </Ways>
      </Body>
    </Card>
  );
}

const Cards = styled(Grid)`
  padding-block-start: ${token.space[2]};
`;

/** The picture leads where the name does. */
const Card = styled.article`
  position: relative;
  overflow: hidden;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
`;

const Picture = styled.div`
  display: grid;
  place-items: center;
  height: 180px;
  border-bottom: 1px solid ${token.color.border};
  background: ${token.color.surfaceSunken};

  img {
    width: 100%;
    height: 180px;
    object-fit: contain;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding: ${token.space[3]} ${token.space[4]} ${token.space[4]};

  h2 {
    margin: 0;
    font-size: ${token.fontSize.md};
    line-height: 26px;
    overflow-wrap: anywhere;
  }
  h2 a {
    color: inherit;
    text-decoration: none;
  }
  h2 a::before {
    position: absolute;
    inset: 0 0 auto;
    height: 180px;
    content: '';
  }
  h2 a:hover {
    text-decoration: underline;
  }
  h2 a:focus-visible::before {
    border-radius: ${token.radius.lg} ${token.radius.lg} 0 0;
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  p {
    grid-column: 1 / -1;
    margin: 0;
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.sm};
  }
`;

/** Both as wide, as buttons are. */
const Ways = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: ${token.space[2]};
  margin-block-start: ${token.space[3]};

  > a {
    display: grid;
    place-items: center;
    min-height: ${token.size.control};
    border: 1px solid ${token.color.borderControl};
    border-radius: ${token.radius.md};
    color: inherit;
    text-decoration: none;
  }
  > a:hover {
    background: ${token.color.surfaceHover};
  }
  @media (pointer: coarse) {
    > a {
      min-height: ${token.size.touch};
    }
  }
`;
