import { Fieldset, token } from 'pest-ui';
import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';

export interface CardOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly help: string;
  /** At the end of its first line, such as what it costs. */
  readonly aside?: ReactNode | undefined;
}

export interface ChoiceCardsProps<Value extends string | number> {
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly options: readonly CardOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** The narrowest a card may get, in px: as many as fit stand beside each other. Without it each has a row. */
  readonly least?: number | undefined;
}

/** One of a few things that differ in what they mean, each as a card that says so. */
export function ChoiceCards<Value extends string | number>(props: ChoiceCardsProps<Value>) {
  const { label, required, options, value, onChange, least } = props;
  const id = useId();
  return (
    <Fieldset gap={2} role="radiogroup" aria-required={required}>
      <legend data-required={required}>{label}</legend>
      <Cards $least={least}>
        {options.map((option) => (
          <Card key={option.value}>
            <input
              type="radio"
              name={id}
              checked={value === option.value}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={`${id}-${option.value}-help`}
              onChange={() => onChange(option.value)}
            />
            <strong id={`${id}-${option.value}`}>{option.label}</strong>
            {option.aside && <Aside>{option.aside}</Aside>}
            <small id={`${id}-${option.value}-help`}>{option.help}</small>
          </Card>
        ))}
      </Cards>
    </Fieldset>
  );
}

/** In a narrow card the help takes its whole width. */
const besideEachOther = (least: number) => css`
  grid-template-columns: repeat(auto-fit, minmax(min(${least}px, 100%), 1fr));
  && small {
    grid-column: 1 / -1;
  }
`;

const Cards = styled.div<{ readonly $least: number | undefined }>`
  display: grid;
  gap: ${token.space[2]};
  ${({ $least }) => $least && besideEachOther($least)}
`;

const Card = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-content: start;
  gap: ${token.space[1]} ${token.space[2]};
  padding: ${token.space[3]};
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  cursor: pointer;

  input {
    width: 16px;
    height: 16px;
    margin: 2px 0 0;
    accent-color: ${token.color.accent};
    outline: none;
  }
  small {
    grid-column: 2 / -1;
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.xs};
    line-height: 1.5;
  }
  &:has(:checked) {
    border-color: ${token.color.accent};
    background: ${token.color.accentSoft};
    box-shadow: inset 0 0 0 1px ${token.color.accent};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

const Aside = styled.span`
  font-weight: ${token.fontWeight.semibold};
  font-variant-numeric: tabular-nums;
`;
