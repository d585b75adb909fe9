import { useQuery } from '@tanstack/react-query';
import { Select } from 'pest-ui';
import { useMemo, useState } from 'react';
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

/**
 * A browser measures every option whenever it lays a select out, which of thousands takes longer than all else that a
 * list does. Of more than these, only the chosen one is there until somebody reaches for them.
 */
const manyOptions = 200;

/** Narrows a list to one customer; nothing where there is only one to choose. */
export function CustomerFilter({ label, any, value = '', onChange }: CustomerFilterProps) {
  const t = useT(choiceMessages);
  const customers = useQuery(customerOptionsQuery()).data;
  const options = useMemo(() => customers?.map(({ id, name }) => ({ value: id, label: name })) ?? [], [customers]);
  const isUnknown = customers !== undefined && value !== '' && !options.some((option) => option.value === value);
  const [reached, setReached] = useState(false);
  const few = options.length <= manyOptions;
  const shown = useMemo(
    () => (few || reached ? options : options.filter((option) => option.value === value)),
    [few, reached, options, value],
  );
  if (options.length <= 1 && !isUnknown) return null;
  return (
    <Select
      aria-label={label}
      value={value}
      placeholder={any}
      options={isUnknown ? [{ value, label: t('choice.customer.unknown') }, ...shown] : shown}
      onChange={onChange}
      // There before it opens, by pointer and by keys.
      onPointerDown={() => setReached(true)}
      onFocus={() => setReached(true)}
      onBlur={() => setReached(false)}
    />
  );
}
