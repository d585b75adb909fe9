import { type Language, limits, type ReportCharts, type ReportSection } from 'pest-sdk';
import { trendMonths } from 'pest-sdk/documents';
import { nameIn } from '../../books/report-name';
import type { Row } from '../../database/tables';

/** Who looks: a customer, and whoever has a link, see no section that was left out of what the customer sees. */
export interface Onlooker {
  readonly seesHidden: boolean;
  readonly language: Language;
  /** End of the link, where there is one. */
  readonly endsAt: Date | null;
}

/** Exactly what a chart page draws: no person, no address, no id. */
export function chartsOf(report: Row<'report'>, { seesHidden, language, endsAt }: Onlooker): ReportCharts {
  const sections = report.sections.filter(({ hidden }) => seesHidden || !hidden);
  return {
    kind: report.kind,
    number: report.number,
    name: nameIn(report, language),
    customerName: report.customer_name,
    state: report.state,
    period: { from: report.period_from, to: report.period_to },
    checks: checksIn(sections),
    trends: sections.flatMap((section) =>
      section.kind === 'rodentTrend' || section.kind === 'flyingInsectTrend'
        ? [{ ...section.data, months: trendMonths(section.data.months) }]
        : [],
    ),
    hotSpots: sections
      .flatMap((section) => (section.kind === 'hotSpots' ? section.data.rows : []))
      .slice(0, limits.topDevices)
      .map(({ code, type, location, value }) => ({ code, type, location, value })),
    endsAt: endsAt?.toISOString() ?? null,
  };
}

function checksIn(sections: readonly ReportSection[]): ReportCharts['checks'] {
  const rows = sections.flatMap((section) => (section.kind === 'deviceChecks' ? section.data.rows : []));
  if (rows.length === 0) return null;
  return rows.reduce((sum, { due, checked }) => ({ due: sum.due + due, checked: sum.checked + checked }), {
    due: 0,
    checked: 0,
  });
}
