import type { FloorPlanRecord } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Grid, Row, token, useFormat } from 'pest-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { Link, useOpenAddress } from '../../base/links';
import { useCan } from '../../base/session';
import { choiceMessages } from './choices.messages';
import { planParameter, siteParameter } from './usePlanChoice';

export interface PlanCardsProps {
  readonly plans: readonly FloorPlanRecord[];
  /** What else can be done with a plan, beside opening it. */
  readonly acts?: ((plan: FloorPlanRecord) => ReactNode) | undefined;
}

/** Floor plans with their pictures, and the ways into them. */
export function PlanCards({ plans, acts }: PlanCardsProps) {
  return (
    <Grid as="ul" min={280} gap={4} keepWidth>
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} acts={acts?.(plan)} />
        </li>
      ))}
    </Grid>
  );
}

function PlanCard({ plan, acts }: { readonly plan: FloorPlanRecord; readonly acts: ReactNode }) {
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
        <h3>{editor ? <Link to={editor}>{name}</Link> : name}</h3>
        <p>{parts(facts)}</p>
        <p>{t('choice.plan.updatedAt', { when: dateTime(updatedAt) })}</p>
        <Row gap={3}>
          {editor && <Link to={editor}>{t(can(rights.deviceUpdate) ? 'choice.plan.open' : 'choice.plan.view')}</Link>}
          {heat && <Link to={heat}>{t('choice.plan.heat')}</Link>}
          {acts}
        </Row>
      </Body>
    </Card>
  );
}

const Card = styled.article`
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
  padding: ${token.space[3]} ${token.space[4]};

  h3 {
    margin: 0 0 ${token.space[1]};
    font-size: ${token.fontSize.lg};
  }
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a:hover {
    text-decoration: underline;
  }
  p {
    margin: 0;
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.sm};
  }
`;
