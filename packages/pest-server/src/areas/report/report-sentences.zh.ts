import { formatList, pestGroupWords } from 'pest-sdk';
import { type Comparison, type ReportSentences, shareOf } from './report-facts';

export const chinese: ReportSentences = {
  trend({ group, now, previousMonth, lastYear, peak, shortHistory }) {
    const clauses = [
      `${now.month} 捕获${pestGroupWords[group].zh} ${now.count} 只`,
      previousMonth && compared('上月', previousMonth),
      lastYear && compared('去年同期', lastYear),
    ];
    return [
      `${clauses.filter(Boolean).join('，')}。`,
      peak && `所示期间最高为 ${peak.month} 的 ${peak.count} 只。`,
      shortHistory !== null && `历史数据仅 ${shortHistory} 个月，尚不足以判断季节规律。`,
    ]
      .filter(Boolean)
      .join('');
  },

  summary({ services, due, checked, groups, openRisks, toVerify, carriedOver, chemicals }) {
    const counts = groups.map(({ group, count }) => `${pestGroupWords[group].zh} ${count} 只`);
    return [
      due === 0
        ? '本次为常规服务，未逐台检查设备。'
        : `${checksOf(services, due, checked)}共捕获${formatList(counts, 'zh')}。`,
      openRisks === 0
        ? '无未关闭的风险。'
        : `未关闭的风险 ${openRisks} 项（未解决 ${openRisks - toVerify} 项，待核实 ${toVerify} 项），其中前次遗留 ${carriedOver} 项。`,
      chemicals === 0 ? '本次未使用药剂。' : `使用药剂 ${chemicals} 次，详见药剂使用记录。`,
    ].join('');
  },

  recommendation({ location, action, owner, dueDay }) {
    return [`${location}：${action}`, owner && `责任人 ${owner}`, dueDay && `期限 ${dueDay}`]
      .filter(Boolean)
      .join('；');
  },
};

function compared(when: string, comparison: Comparison): string {
  if (!('count' in comparison)) return `与${when}检查的设备不同，不作比较`;
  const { devices, count, previousCount } = comparison;
  const share = shareOf(comparison);
  const basis = `同 ${devices} 台设备${share === null ? '' : `，每台·日 ${share}`}`;
  if (count === previousCount) return `与${when} ${previousCount} 只持平（${basis}）`;
  const change = `${count > previousCount ? '增加' : '减少'} ${Math.abs(count - previousCount)} 只`;
  return `较${when} ${previousCount} 只${change}（${basis}）`;
}

/** A device that several services checked was checked as often. */
function checksOf(services: number, due: number, checked: number): string {
  if (services > 1) {
    return `${services} 次服务应检设备 ${due} 台次，已检 ${checked} 台次，未检 ${due - checked} 台次。`;
  }
  return `本次应检设备 ${due} 台，已检 ${checked} 台，未检 ${due - checked} 台。`;
}
