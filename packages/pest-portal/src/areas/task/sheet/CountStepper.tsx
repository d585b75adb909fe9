import { limits } from 'pest-sdk';
import { IconButton, minusIcon, plusIcon, Row, token } from 'pest-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { sheetMessages } from './sheet.messages';

export interface CountStepperProps {
  /** What is counted. */
  readonly label: string;
  readonly value: number;
  readonly onChange: (next: number) => void;
  readonly disabled?: boolean | undefined;
}

/** A count made with the thumb: minus and plus wide enough for a glove, and a field for large numbers. */
export function CountStepper({ label, value, onChange, disabled = false }: CountStepperProps) {
  const t = useT(sheetMessages);
  const id = useId();
  const set = (next: number) => onChange(Math.min(limits.largestCount, Math.max(0, next)));
  return (
    <Row justify="space-between" nowrap fillFirst>
      <label htmlFor={id}>{label}</label>
      <Buttons>
        <IconButton
          icon={minusIcon}
          label={t('inspection.decrease', { what: label })}
          onClick={() => set(value - 1)}
          disabled={disabled || value === 0}
        />
        <Count
          id={id}
          inputMode="numeric"
          pattern="[0-9]*"
          value={value}
          disabled={disabled}
          data-zero={value === 0}
          onFocus={(event) => event.target.select()}
          onChange={(event) => set(Number(event.target.value.replace(/\D/g, '')))}
        />
        <IconButton
          icon={plusIcon}
          label={t('inspection.increase', { what: label })}
          onClick={() => set(value + 1)}
          disabled={disabled}
        />
      </Buttons>
    </Row>
  );
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
