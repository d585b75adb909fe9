import { type RiskAssignee, riskAssignees } from 'pest-sdk';
import { useT } from '../../base/i18n';
import { ChoiceField } from '../../kit/form/ChoiceField';
import type { FieldBinding } from '../../kit/form/field-binding';
import { riskMessages } from './risk.messages';

/** Whose corrective action it is. The customer answers its own with proof. */
export function AssigneeField({ field }: { readonly field: FieldBinding<RiskAssignee> }) {
  const t = useT(riskMessages);
  return (
    <ChoiceField
      label={t('risk.assignedTo')}
      field={field}
      options={riskAssignees.map((value) => ({ value, label: t(`risk.assignedTo.${value}`) }))}
    />
  );
}
