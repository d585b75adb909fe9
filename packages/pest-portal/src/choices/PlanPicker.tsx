import { Select } from 'pest-ui';
import { useT } from '../base/i18n';
import { choiceMessages } from './choices.messages';
import type { PlanChoice } from './usePlanChoice';

export interface PlanPickerProps {
  readonly choice: PlanChoice;
  /** Whether one plan is chosen too, or only the site. */
  readonly plans?: boolean | undefined;
}

/** Chooses a site and one of its floor plans, in the row of the page's acts; what offers no choice is not shown. */
export function PlanPicker({ choice, plans = true }: PlanPickerProps) {
  const t = useT(choiceMessages);
  const { sites, site, plan } = choice;
  return (
    <>
      {sites.length > 1 && (
        <Select
          aria-label={t('choice.customer')}
          value={site?.id ?? ''}
          options={sites.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={choice.chooseSite}
        />
      )}
      {plans && choice.plans.length > 1 && (
        <Select
          aria-label={t('choice.floorPlan')}
          value={plan?.id ?? ''}
          options={choice.plans.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={choice.choosePlan}
        />
      )}
    </>
  );
}
