import { formatList, pestGroupWords } from 'pest-sdk';
import { type Comparison, type ReportSentences, shareOf } from './report-facts';

export const english: ReportSentences = {
  trend({ group, now, until, previousMonth, lastYear, peak, shortHistory }) {
    const month = until === null ? now.month : `${now.month} (until ${until})`;
    const isChecked = now.checked !== false;
    const clauses = [
      isChecked
        ? `${pestGroupWords[group].en} caught by all devices in ${month}: ${now.count}`
        : `No device was checked in ${month}: there are no figures`,
      isChecked && previousMonth && compared('the month before', previousMonth),
      isChecked && lastYear && compared('the same month last year', lastYear),
    ];
    return [
      `${clauses.filter(Boolean).join('; ')}.`,
      peak && `The peak of the months shown is ${peak.month} with ${peak.count}.`,
      shortHistory !== null &&
        `With checks in ${counted(shortHistory, 'month', 'months')} only, no seasonal pattern can be judged yet.`,
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
    const caught = checked === 0 ? '' : ` Caught by the devices checked: ${formatList(counts, 'en')}.`;
    return [
      due === 0
        ? 'This was a routine service without device records.'
        : `Of ${devices}, ${checked} checked and ${due - checked} not reached.${caught}`,
      openRisks === 0 ? 'No risk is open.' : risksOf(openRisks, toVerify, carriedOver),
      chemicals === 0
        ? 'No chemicals were used.'
        : `Chemicals were used ${counted(chemicals, 'time', 'times')}; see the record.`,
    ].join(' ');
  },

  recommendation({ location, action, owner, dueDay }) {
    return [`${location}: ${action}`, owner && `owner ${owner}`, dueDay && `due ${dueDay}`].filter(Boolean).join('; ');
  },
};

/** Both figures are of the same devices, so that they subtract. */
function compared(when: string, comparison: Comparison): string {
  if (!('count' in comparison)) return `not compared with ${when}, when other devices were checked`;
  const { devices, count, previousCount, deviceDays, previousDeviceDays } = comparison;
  const share = shareOf(comparison);
  const days = (value: number) => (share === null ? '' : ` (${counted(value, 'device-day', 'device-days')})`);
  const change =
    count === previousCount
      ? 'unchanged'
      : `${Math.abs(count - previousCount)} ${count > previousCount ? 'more' : 'fewer'}`;
  return [
    `${counted(devices, 'device', 'devices')} checked in ${when} as well: ` +
      `${previousCount} then${days(previousDeviceDays)}, ${count} now${days(deviceDays)}`,
    change,
    ...(share === null ? [] : [`${share} per device-day`]),
  ].join(', ');
}

/** The two pairs each add up to what is open. */
function risksOf(open: number, toVerify: number, carriedOver: number): string {
  return (
    `Open risks: ${open} (${open - toVerify} unresolved and ${toVerify} to be verified; ` +
    `${carriedOver} carried over and ${open - carriedOver} found now).`
  );
}

function counted(count: number, one: string, other: string): string {
  return `${count} ${count === 1 ? one : other}`;
}
