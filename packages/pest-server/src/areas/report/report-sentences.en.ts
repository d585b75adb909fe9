import { formatList, pestGroupWords } from 'pest-sdk';
import type { Comparison, ReportSentences } from './report-facts';

export const english: ReportSentences = {
  trend({ group, now, previousMonth, lastYear, peak, shortHistory }) {
    const clauses = [
      `${pestGroupWords[group].en} caught in ${now.month}: ${now.count}`,
      previousMonth && compared('the month before', previousMonth),
      lastYear && compared('the same month last year', lastYear),
    ];
    return [
      `${clauses.filter(Boolean).join('; ')}.`,
      peak && `The peak of the months shown is ${peak.month} with ${peak.count}.`,
      shortHistory !== null &&
        `With ${counted(shortHistory, 'month', 'months')} of history no seasonal pattern can be judged yet.`,
    ]
      .filter(Boolean)
      .join(' ');
  },

  summary({ due, checked, groups, openRisks, carriedOver, chemicals }) {
    const counts = groups.map(({ group, count }) => `${pestGroupWords[group].en.toLowerCase()} ${count}`);
    const devices = counted(due, 'device', 'devices');
    return [
      due === 0
        ? 'This was a routine service without device records.'
        : `Of ${devices} due, ${checked} checked and ${due - checked} not checked. Caught: ${formatList(counts, 'en')}.`,
      openRisks === 0 ? 'No risk is open.' : `Open risks: ${openRisks}, of which ${carriedOver} carried over.`,
      chemicals === 0
        ? 'No chemicals were used.'
        : `Chemicals were used ${counted(chemicals, 'time', 'times')}; see the record.`,
    ].join(' ');
  },

  recommendation({ location, action, owner, dueDay }) {
    return [`${location}: ${action}`, owner && `owner ${owner}`, dueDay && `due ${dueDay}`].filter(Boolean).join('; ');
  },
};

function compared(when: string, { then, difference, share }: Comparison): string {
  if (difference === 0) return `unchanged from ${when} (${then})`;
  const figures = share === null ? String(then) : `${then}, ${share}`;
  return `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} than ${when} (${figures})`;
}

function counted(count: number, one: string, other: string): string {
  return `${count} ${count === 1 ? one : other}`;
}
