import { Field, Select, token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../base/i18n';
import { choiceMessages } from './choices.messages';
import type { PlanChoice } from './usePlanChoice';

export interface PlanPickerProps {
  readonly choice: PlanChoice;
  /** Whether one plan is chosen too, or only the site. */
  readonly plans?: boolean;
}

/** Chooses a site and one of its floor plans; what offers no choice is not shown. */
export function PlanPicker({ choice, plans = true }: PlanPickerProps) {
  const t = useT(choiceMessages);
  const { sites, site, plan } = choice;
  if (sites.length < 2 && (!plans || choice.plans.length < 2)) return null;
  return (
    <Row>
      {sites.length > 1 && (
        <Field label={t('choice.customer')}>
          {(ids) => (
            <Select
              {...ids}
              value={site?.id ?? ''}
              options={sites.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={choice.chooseSite}
            />
          )}
        </Field>
      )}
      {plans && choice.plans.length > 1 && (
        <Field label={t('choice.floorPlan')}>
          {(ids) => (
            <Select
              {...ids}
              value={plan?.id ?? ''}
              options={choice.plans.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={choice.choosePlan}
            />
          )}
        </Field>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  margin-bottom: ${token.space[4]};

  > * {
    flex: 0 1 280px;
    min-width: min(200px, 100%);
  }
`;
