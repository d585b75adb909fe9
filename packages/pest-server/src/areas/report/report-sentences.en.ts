import { formatList, pestGroupWords } from 'pest-sdk';
import { type Comparison, type ReportSentences, shareOf } from './report-facts';

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

  summary({ services, due, checked, groups, openRisks, toVerify, carriedOver, chemicals }) {
    const counts = groups.map(({ group, count }) => `${pestGroupWords[group].en.toLowerCase()} ${count}`);
    const devices =
      services > 1
        ? `${counted(due, 'device check', 'device checks')} due at ${services} services`
        : `${counted(due, 'device', 'devices')} due`;
    return [
      due === 0
        ? 'This was a routine service without device records.'
        : `Of ${devices}, ${checked} checked and ${due - checked} not checked. Caught: ${formatList(counts, 'en')}.`,
      openRisks === 0
        ? 'No risk is open.'
        : `Open risks: ${openRisks} (${openRisks - toVerify} unresolved, ${toVerify} to be verified), of which ${carriedOver} carried over.`,
      chemicals === 0
        ? 'No chemicals were used.'
        : `Chemicals were used ${counted(chemicals, 'time', 'times')}; see the record.`,
    ].join(' ');
  },

  recommendation({ location, action, owner, dueDay }) {
    return [`${location}: ${action}`, owner && `owner ${owner}`, dueDay && `due ${dueDay}`].filter(Boolean).join('; ');
  },
};

function compared(when: string, comparison: Comparison): string {
  if (!('count' in comparison)) return `not compared with ${when}, when other devices were checked`;
  const { devices, count, previousCount } = comparison;
  const share = shareOf(comparison);
  const same = `same ${counted(devices, 'device', 'devices')}${share === null ? '' : `, ${share} per device-day`}`;
  if (count === previousCount) return `unchanged from ${when} (${previousCount}; ${same})`;
  const change = `${Math.abs(count - previousCount)} ${count > previousCount ? 'more' : 'fewer'}`;
  return `${change} than ${when} (${previousCount}; ${same})`;
}

function counted(count: number, one: string, other: string): string {
  return `${count} ${count === 1 ? one : other}`;
}
