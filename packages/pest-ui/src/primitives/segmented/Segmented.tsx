import { useId } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../i18n/messages';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, fontWeight, radius } from '../../theme/tokens';

/** One choice of a {@link Segmented}. */
export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** How many there are, where that helps to choose. */
  readonly count?: number | undefined;
}

/** Props of {@link Segmented}. */
export interface SegmentedProps<Value extends string> {
  /** What is being chosen; for screen readers. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SegmentedOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-required'?: true | undefined;
}

const Row = styled.div.withConfig(named('Segmented'))`
  display: inline-flex;
  flex-wrap: wrap;
  justify-self: start;
  gap: 2px;
  padding: 2px;
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
`;

/** Its button is unseen, but as large as its label: for a finger, and for who explores by touch. */
const Segment = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 28px;
  padding: 0 10px;
  border-radius: ${radius.sm};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  white-space: nowrap;
  cursor: pointer;
  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(input:checked) {
    background: ${color.surfaceRaised};
    color: ${color.text};
    font-weight: ${fontWeight.semibold};
    box-shadow: 0 0 0 1px ${color.borderStrong};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  &:has(input:disabled) {
    color: ${color.disabledText};
    cursor: default;
  }
  @media (pointer: coarse) {
    min-width: 48px;
    min-height: 48px;
  }
`;

const Count = styled.span`
  margin-inline-start: 6px;
  color: ${color.textMuted};
  font-weight: ${fontWeight.regular};
  font-variant-numeric: tabular-nums;
`;

/** A radio group in one row: arrows move, as in any radio group. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  disabled = false,
  className,
  ...field
}: SegmentedProps<Value>) {
  const name = useId();
  const { number } = useFormat();
  return (
    <Row role="radiogroup" aria-label={label} className={className} {...field}>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && <Count>{number(option.count)}</Count>}
        </Segment>
      ))}
    </Row>
  );
}
