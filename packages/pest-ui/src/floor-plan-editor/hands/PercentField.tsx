import { useState } from 'react';
import { Field } from '../../primitives/field/Field';
import { NumberInput } from '../../primitives/number-input/NumberInput';

interface PercentFieldProps {
  readonly label: string;
  /** A fraction of the plan. */
  readonly value: number;
  readonly onValue: (value: number) => void;
}

/** Percent of the plan, as typed while one types. */
export function PercentField({ label, value, onValue }: PercentFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    const percent = Number(text);
    if (text.trim() !== '' && percent >= 0 && percent <= 100) onValue(percent / 100);
  };
  return (
    <Field label={label}>
      {(ids) => (
        <NumberInput
          {...ids}
          value={typed ?? String(Math.round(value * 1000) / 10)}
          onChange={change}
          onBlur={() => setTyped(null)}
          unit="%"
        />
      )}
    </Field>
  );
}
