import { addDays, type DaySpan } from 'pest-sdk';

const choices = ['thisMonth', 'lastMonth', 'year'] as const;
export type UseDays = (typeof choices)[number];
export const useDaysChoices: readonly UseDays[] = choices;

/** The days of a choice: a month until its end, or twelve months until today. */
export function daysOf(choice: UseDays, today: string): DaySpan {
  const firstDay = `${today.slice(0, 7)}-01`;
  if (choice === 'thisMonth') return { from: firstDay, to: today };
  if (choice === 'year')
    return { from: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`.replace('02-29', '03-01'), to: today };
  const to = addDays(firstDay, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}
