import { Select } from 'pest-ui';
import { useT } from '../../base/i18n';
import { choiceMessages } from './choices.messages';
import type { PlanChoice } from './usePlanChoice';

/** Chooses a site; not shown where there is no choice. */
export function SitePicker({ choice: { sites, site, chooseSite } }: { readonly choice: PlanChoice }) {
  const t = useT(choiceMessages);
  if (sites.length < 2) return null;
  return (
    <Select
      aria-label={t('choice.customer')}
      value={site?.id ?? ''}
      options={sites.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={chooseSite}
    />
  );
}
