/**
 * Sentences that say in words what the figures show, the same for the same figures. They are suggestions: the author
 * edits them like any other text.
 */
import { type Language, type PestGroup, pestGroupWords } from 'pest-sdk';

export interface TrendMonth {
  readonly month: string;
  readonly count: number;
  readonly lastYear: number | null;
}

/** The trend of a group: this month against the month before and the same month last year, and the peak. */
export function trendSentence(group: PestGroup, months: readonly TrendMonth[], language: Language): string {
  const now = months.at(-1);
  const before = months.at(-2);
  if (!now) return '';
  const name = pestGroupWords[group][language];
  const parts = [
    language === 'zh' ? `${now.month} 捕获${name} ${now.count} 只` : `${name} caught in ${now.month}: ${now.count}`,
    before ? compared(now.count, before.count, language === 'zh' ? '上月' : 'the month before', language) : '',
    now.lastYear === null
      ? ''
      : compared(now.count, now.lastYear, language === 'zh' ? '去年同期' : 'the same month last year', language),
  ];
  const sentence = parts.filter((part) => part !== '').join(language === 'zh' ? '，' : '; ');
  const stop = language === 'zh' ? '。' : '.';
  return [sentence + stop, peak(months, language), shortHistory(months, language)]
    .filter(Boolean)
    .join(language === 'zh' ? '' : ' ');
}

function compared(now: number, then: number, when: string, language: Language): string {
  const difference = now - then;
  if (language === 'zh') {
    if (difference === 0) return `与${when}持平（${then} 只）`;
    return `较${when} ${then} 只${difference > 0 ? '增加' : '减少'} ${Math.abs(difference)} 只${parenthesised(share(difference, then))}`;
  }
  if (difference === 0) return `unchanged from ${when} (${then})`;
  return `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} than ${when} (${[String(then), share(difference, then)].filter(Boolean).join(', ')})`;
}

function parenthesised(text: string): string {
  return text === '' ? '' : `（${text}）`;
}

/** A percentage of a handful says nothing. */
function share(difference: number, then: number): string {
  if (then < 10) return '';
  return `${difference > 0 ? '+' : '−'}${Math.round((Math.abs(difference) / then) * 100)}%`;
}

function peak(months: readonly TrendMonth[], language: Language): string {
  const highest = months.reduce<TrendMonth | null>(
    (top, month) => (top && top.count >= month.count ? top : month),
    null,
  );
  if (!highest || highest.count === 0) return '';
  return language === 'zh'
    ? `所示期间最高为 ${highest.month} 的 ${highest.count} 只。`
    : `The peak of the months shown is ${highest.month} with ${highest.count}.`;
}

/** Below twelve months there is no season to compare with. */
function shortHistory(months: readonly TrendMonth[], language: Language): string {
  if (months.length >= 12) return '';
  return language === 'zh'
    ? `历史数据仅 ${months.length} 个月，尚不足以判断季节规律。`
    : `With ${months.length} months of history no seasonal pattern can be judged yet.`;
}

export interface SummaryFigures {
  readonly due: number;
  readonly checked: number;
  readonly groups: readonly { readonly group: PestGroup; readonly count: number }[];
  readonly openRisks: number;
  readonly carriedOver: number;
  readonly chemicals: number;
}

export function summarySentence(figures: SummaryFigures, language: Language): string {
  const { due, checked, groups, openRisks, carriedOver, chemicals } = figures;
  if (language === 'zh') {
    const counts = groups.map(({ group, count }) => `${pestGroupWords[group].zh} ${count} 只`).join('、');
    return [
      due === 0
        ? '本次为常规服务，未逐台检查设备。'
        : `本次应检设备 ${due} 台，已检 ${checked} 台，未检 ${due - checked} 台。`,
      due === 0 ? '' : `共捕获${counts}。`,
      openRisks === 0 ? '无未关闭的风险。' : `未关闭的风险 ${openRisks} 项，其中前次遗留 ${carriedOver} 项。`,
      chemicals === 0 ? '本次未使用药剂。' : `使用药剂 ${chemicals} 次，详见药剂使用记录。`,
    ].join('');
  }
  const counts = groups.map(({ group, count }) => `${pestGroupWords[group].en.toLowerCase()} ${count}`).join(', ');
  return [
    due === 0
      ? 'This was a routine service without device records.'
      : `${checked} of ${due} devices due were checked, ${due - checked} were not.`,
    due === 0 ? '' : `Caught: ${counts}.`,
    openRisks === 0 ? 'No risk is open.' : `Open risks: ${openRisks}, of which ${carriedOver} carried over.`,
    chemicals === 0 ? 'No chemicals were used.' : `Chemicals were used ${chemicals} times; see the record.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** One line per open risk: what is to be done, by whom and by when. */
export function recommendationLines(
  risks: readonly { location: string; action: string; owner: string; dueDay: string | null }[],
  language: Language,
): string {
  const [by, until, stop] = language === 'zh' ? ['责任人', '期限', '；'] : ['owner', 'due', '; '];
  return risks
    .filter(({ action }) => action !== '')
    .map(({ location, action, owner, dueDay }) =>
      [
        `${location}${language === 'zh' ? '：' : ': '}${action.replace(/[。.]$/, '')}`,
        owner === '' ? '' : `${by} ${owner}`,
        dueDay === null ? '' : `${until} ${dueDay}`,
      ]
        .filter(Boolean)
        .join(stop),
    )
    .join('\n');
}
