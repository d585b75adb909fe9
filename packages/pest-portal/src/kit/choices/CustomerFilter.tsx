import { useQuery } from '@tanstack/react-query';
import { Select } from 'pest-ui';
import { useMemo } from 'react';
import { useT } from '../../base/i18n';
import { choiceMessages } from './choices.messages';
import { customerOptionsQuery } from './choices.queries';

export interface CustomerFilterProps {
  /** "Customer" */
  readonly label: string;
  /** "All customers" */
  readonly any: string;
  readonly value: string | undefined;
  readonly onChange: (customerId: string) => void;
}

/** Narrows a list to one customer; nothing where there is only one to choose. */
export function CustomerFilter({ label, any, value = '', onChange }: CustomerFilterProps) {
  const t = useT(choiceMessages);
  const customers = useQuery(customerOptionsQuery()).data;
  const options = useMemo(() => customers?.map(({ id, name }) => ({ value: id, label: name })) ?? [], [customers]);
  const isUnknown = customers !== undefined && value !== '' && !options.some((option) => option.value === value);
  if (options.length <= 1 && !isUnknown) return null;
  return (
    <Select
      aria-label={label}
      value={value}
      placeholder={any}
      options={isUnknown ? [{ value, label: t('choice.customer.unknown') }, ...options] : options}
      onChange={onChange}
    />
  );
}
