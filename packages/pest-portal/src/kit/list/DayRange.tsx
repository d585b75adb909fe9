import { DateInput, Row } from 'pest-ui';

interface Day {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (day: string) => void;
}

interface DayRangeProps {
  readonly label: string;
  /** Beside the days, where a list has other days too. */
  readonly named?: boolean | undefined;
  readonly from: Day;
  readonly to: Day;
}

/** Two days of a list, neither beyond the other. */
export function DayRange({ label, named = false, from, to }: DayRangeProps) {
  return (
    <Row nowrap role="group" aria-label={label}>
      {named && <span aria-hidden="true">{label}</span>}
      <DateInput aria-label={from.label} value={from.value ?? ''} max={to.value} onChange={from.onChange} />
      <span aria-hidden="true">–</span>
      <DateInput aria-label={to.label} value={to.value ?? ''} min={from.value} onChange={to.onChange} />
    </Row>
  );
}
