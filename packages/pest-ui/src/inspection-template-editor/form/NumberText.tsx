import { useState } from 'react';
import { NumberInput } from '../../primitives/number-input/NumberInput';

interface NumberTextProps {
  readonly id?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly unit?: string | undefined;
  readonly readOnly?: boolean | undefined;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

const numberOf = (text: string): number | null => {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? null : number;
};

/** A number field that keeps what is being typed (`1.`, `-`) while the value outside is a number or nothing. */
export function NumberText({ value, onChange, ...rest }: NumberTextProps) {
  const [text, setText] = useState('');
  const shown = numberOf(text) === value ? text : String(value ?? '');
  const change = (next: string | number) => {
    setText(String(next));
    onChange(numberOf(String(next)));
  };
  return <NumberInput {...rest} value={shown} onChange={change} />;
}
