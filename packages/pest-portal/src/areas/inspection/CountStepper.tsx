import { limits, readNumber } from 'pest-sdk';
import { IconButton, minusIcon, plusIcon, Row, Text, token } from 'pest-ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { sheetMessages } from './sheet.messages';

export interface CountStepperProps {
  /** What is counted. */
  readonly label: string;
  readonly value: number;
  readonly onChange: (next: number) => void;
  readonly disabled?: boolean | undefined;
}

/**
 * A count made with the thumb: minus and plus wide enough for a glove, and a field for large numbers. What the field
 * shows is what is counted: a sign that would make it anything but a whole number is not taken, and that is said.
 */
export function CountStepper({ label, value, onChange, disabled = false }: CountStepperProps) {
  const t = useT(sheetMessages);
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const type = (text: string) => {
    const count = countIn(text);
    setRefused(count === null ? text : null);
    if (count === null) return;
    setTyped(text);
    onChange(count);
  };
  const step = (by: number) => {
    setTyped(null);
    setRefused(null);
    onChange(Math.min(limits.largestCount, Math.max(0, value + by)));
  };
  return (
    <div>
      <Row justify="space-between" nowrap fillFirst>
        <label htmlFor={id}>{label}</label>
        <Buttons>
          <IconButton
            icon={minusIcon}
            label={t('inspection.decrease', { what: label })}
            onClick={() => step(-1)}
            disabled={disabled || value === 0}
          />
          <Count
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={typed !== null && countIn(typed) === value ? typed : value}
            disabled={disabled}
            data-zero={value === 0}
            aria-invalid={refused !== null || undefined}
            aria-describedby={refused === null ? undefined : `${id}-refused`}
            onFocus={(event) => event.target.select()}
            onBlur={() => setTyped(null)}
            onChange={(event) => type(event.target.value)}
          />
          <IconButton
            icon={plusIcon}
            label={t('inspection.increase', { what: label })}
            onClick={() => step(1)}
            disabled={disabled}
          />
        </Buttons>
      </Row>
      {refused !== null && (
        <Text as="p" size="xs" tone="danger" role="alert" id={`${id}-refused`}>
          {t('inspection.count.refused', { typed: refused, most: limits.largestCount })}
        </Text>
      )}
    </div>
  );
}

/** Nothing typed is zero, as the field says once it is left; null for what is no count. */
function countIn(text: string): number | null {
  if (text.trim() === '') return 0;
  const number = readNumber(text);
  return number !== null && /^\d+$/.test(number) && Number(number) <= limits.largestCount ? Number(number) : null;
}

const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[1]};

  button {
    min-width: 52px;
    min-height: 52px;
    background: ${token.color.accentSoft};
    color: ${token.color.accent};
  }
  button:disabled {
    background: ${token.color.surfaceSunken};
    color: ${token.color.textMuted};
  }
`;

const Count = styled.input`
  width: 64px;
  min-height: 52px;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.text};
  font: inherit;
  font-size: ${token.fontSize.xl};
  font-variant-numeric: tabular-nums;
  text-align: center;

  &[data-zero='true'] {
    color: ${token.color.textMuted};
  }
`;
