import { formatList, pestGroupWords } from 'pest-sdk';
import { type Comparison, type ReportSentences, shareOf } from './report-facts';

export const chinese: ReportSentences = {
  trend({ group, now, until, previousMonth, lastYear, peak, shortHistory }) {
    const month = until === null ? `${now.month} ` : `${now.month}（截至 ${until}）`;
    const isChecked = now.checked !== false;
    const clauses = [
      isChecked
        ? `${month}全部设备捕获${pestGroupWords[group].zh} ${now.count} 只`
        : `${month}没有检查设备，没有捕获数据`,
      isChecked && previousMonth && compared('上月', previousMonth),
      isChecked && lastYear && compared('去年同月', lastYear),
    ];
    return [
      `${clauses.filter(Boolean).join('；')}。`,
      peak && `所示月份中最高为 ${peak.month} 的 ${peak.count} 只。`,
      shortHistory !== null && `有检查的月份仅 ${shortHistory} 个，尚不足以判断季节规律。`,
    ]
      .filter(Boolean)
      .join('');
  },

  summary({ services, due, checked, groups, openRisks, toVerify, carriedOver, chemicals }) {
    const counts = groups.map(({ group, count }) => `${pestGroupWords[group].zh} ${count} 只`);
    return [
      due === 0
        ? '本次为常规服务，未逐台检查设备。'
        : `${checksOf(services, due, checked)}${checked === 0 ? '' : `已检设备共捕获${formatList(counts, 'zh')}。`}`,
      openRisks === 0 ? '无未关闭的风险。' : risksOf(openRisks, toVerify, carriedOver),
      chemicals === 0 ? '本次未使用药剂。' : `使用药剂 ${chemicals} 次，详见药剂使用记录。`,
    ].join('');
  },

  recommendation({ location, action, owner, dueDay }) {
    return [`${location}：${action}`, owner && `责任人 ${owner}`, dueDay && `期限 ${dueDay}`]
      .filter(Boolean)
      .join('；');
  },
};

/** Both figures are of the same devices, so that they subtract. */
function compared(when: string, comparison: Comparison): string {
  if (!('count' in comparison)) return `与${when}检查的设备不同，不作比较`;
  const { devices, count, previousCount, deviceDays, previousDeviceDays } = comparison;
  const share = shareOf(comparison);
  const days = (value: number) => (share === null ? '' : `（${value} 台·日）`);
  const change =
    count === previousCount
      ? '持平'
      : `${count > previousCount ? '增加' : '减少'} ${Math.abs(count - previousCount)} 只`;
  return [
    `${when}也检查过的 ${devices} 台设备由 ${previousCount} 只${days(previousDeviceDays)}到 ${count} 只${days(deviceDays)}`,
    change,
    ...(share === null ? [] : [`每台·日 ${share}`]),
  ].join('，');
}

/** A device that several services checked was checked as often. */
function checksOf(services: number, due: number, checked: number): string {
  const [lead, unit] = services > 1 ? [`${services} 次服务应检设备`, '台次'] : ['本次应检设备', '台'];
  return `${lead} ${due} ${unit}，已检 ${checked} ${unit}，未能检查 ${due - checked} ${unit}。`;
}

/** The two pairs each add up to what is open. */
function risksOf(open: number, toVerify: number, carriedOver: number): string {
  return (
    `未关闭的风险 ${open} 项：未解决 ${open - toVerify} 项，待核实 ${toVerify} 项；` +
    `前次遗留 ${carriedOver} 项，本次发现 ${open - carriedOver} 项。`
  );
}
