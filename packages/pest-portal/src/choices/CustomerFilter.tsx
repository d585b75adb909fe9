import { useQuery } from '@tanstack/react-query';
import { Select } from 'pest-ui';
import { useMemo } from 'react';
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
export function CustomerFilter({ label, any, value, onChange }: CustomerFilterProps) {
  const customers = useQuery(customerOptionsQuery()).data;
  const options = useMemo(() => customers?.map(({ id, name }) => ({ value: id, label: name })), [customers]);
  if (!options || options.length <= 1) return null;
  return <Select aria-label={label} value={value ?? ''} placeholder={any} options={options} onChange={onChange} />;
}
