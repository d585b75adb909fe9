import type { DaySpan } from 'pest-sdk';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { DateInput } from '../../primitives/date-input/DateInput';
import { Field } from '../../primitives/field/Field';
import { named } from '../../theme/named';
import { space } from '../../theme/tokens';
import { daysOf, type HeatState } from '../state/useHeatMap';
import { heatControlMessages } from './HeatControls.messages';

interface CustomRangeProps {
  readonly state: HeatState;
  readonly onChosen: (days: DaySpan) => void;
}

/** Any days up to today, in the site's time zone; they are asked for when both are right. */
export function CustomRange({ state, onChosen }: CustomRangeProps) {
  const t = useMessages(heatControlMessages);
  const { today, range } = state;
  const [days, setDays] = useState<DaySpan>(() => daysOf(range, today));
  const [asked, setAsked] = useState(false);
  const problem = problemOf(days, today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setAsked(true);
    if (problem === null) onChosen(days);
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Field label={t('heatControls.from')} error={asked && problem ? t(`heatControls.problem.${problem}`) : undefined}>
        {(ids) => <DateInput {...ids} value={days.from} max={today} onChange={(from) => setDays({ ...days, from })} />}
      </Field>
      <Field label={t('heatControls.to')}>
        {(ids) => <DateInput {...ids} value={days.to} max={today} onChange={(to) => setDays({ ...days, to })} />}
      </Field>
      <Button type="submit">{t('heatControls.show')}</Button>
    </Form>
  );
}

function problemOf({ from, to }: DaySpan, today: string): 'missing' | 'order' | 'future' | null {
  if (from === '' || to === '') return 'missing';
  if (from > to) return 'order';
  return to > today ? 'future' : null;
}

const Form = styled.form.withConfig(named('HeatCustomRange'))`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};
  max-width: 440px;
  margin: 0;
  padding: ${space[2]};
  > * {
    min-width: 130px;
  }
  > div {
    flex: 1;
  }
`;
