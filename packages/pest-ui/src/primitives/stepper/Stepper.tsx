import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, fontWeight, space } from '../../theme/tokens';
import { Icon } from '../icon/Icon';
import { checkIcon } from '../icon/icons';

/** One step of a {@link Stepper}. */
export interface Step {
  readonly id: string;
  /** The act: in the past where it is done. */
  readonly label: string;
  /** Who did it, or whose turn it is. */
  readonly who?: ReactNode | undefined;
  /** When it was done, or since when it waits. */
  readonly when?: ReactNode | undefined;
  readonly state: 'done' | 'current' | 'ahead';
  /** Somebody has to act: the step is amber instead of green. */
  readonly waits?: boolean | undefined;
}

/** Props of {@link Stepper}. */
export interface StepperProps {
  /** What takes these steps; for screen readers. */
  readonly label: string;
  readonly steps: readonly Step[];
}

/** Where something stands on its way, with who and when; on a phone, one step a line. */
export function Stepper({ label, steps }: StepperProps) {
  return (
    <Way aria-label={label}>
      {steps.map((step) => (
        <Place
          key={step.id}
          data-state={step.state}
          data-waits={step.waits || undefined}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <Mark aria-hidden="true">{step.state === 'done' && <Icon path={checkIcon} size={12} />}</Mark>
          <Label>{step.label}</Label>
          <Facts>
            {step.who && <span>{step.who}</span>}
            {step.when && <span data-when>{step.when}</span>}
          </Facts>
        </Place>
      ))}
    </Way>
  );
}

const Way = styled.ol.withConfig(named('Stepper'))`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
  container-type: inline-size;
  @media (max-width: 640px) {
    flex-direction: column;
  }
`;

const Place = styled.li`
  position: relative;
  flex: 1 1 0;
  min-width: 0;
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  align-content: start;
  row-gap: ${space[1]};
  padding-inline-end: ${space[2]};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  /* The line to the next step. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 7px auto;
    inset-inline: 20px ${space[1]};
    height: 2px;
    background: ${color.border};
  }
  &[data-state='done']::before {
    background: ${color.accent};
  }
  @media (max-width: 640px) {
    grid-template-columns: 16px auto minmax(0, 1fr);
    align-content: center;
    align-items: center;
    column-gap: ${space[2]};
    min-height: 28px;
    padding: 0;
    &:not(:last-child)::before {
      inset-block: 22px -6px;
      inset-inline: 7px auto;
      width: 2px;
      height: auto;
    }
  }
`;

const Mark = styled.span`
  grid-column: 1 / -1;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 16px;
  height: 16px;
  border: 2px solid ${color.borderStrong};
  border-radius: 50%;
  background: ${color.surface};
  color: ${color.accentText};
  [data-state='done'] > & {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  [data-state='current'] > & {
    border-color: ${color.accent};
    background: radial-gradient(circle, ${color.accent} 40%, ${color.surface} 45%);
  }
  [data-waits] > & {
    border-color: ${color.markWarning};
    background: radial-gradient(circle, ${color.markWarning} 40%, ${color.surface} 45%);
  }
  @media (max-width: 640px) {
    grid-column: 1;
  }
`;

const Label = styled.span`
  grid-column: 1 / -1;
  font-weight: ${fontWeight.medium};
  [data-state='done'] > & {
    color: ${color.text};
  }
  [data-state='current'] > & {
    color: ${color.text};
    font-weight: ${fontWeight.semibold};
  }
  [data-waits] > & {
    color: ${color.warning};
  }
  @media (max-width: 640px) {
    grid-column: 2;
  }
`;

const Facts = styled.span`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  min-width: 0;
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
  & > span {
    overflow-wrap: anywhere;
  }
  @media (max-width: 640px) {
    grid-column: 3;
    & > [data-when] {
      margin-inline-start: auto;
    }
  }
`;
