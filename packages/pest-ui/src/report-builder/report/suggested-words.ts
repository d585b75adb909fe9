import {
  checkOutcomeWords,
  type Format,
  isOpenRisk,
  type Language,
  makeFormat,
  pestGroupWords,
  type ReportDocument,
  type ReportSection,
  type ReportSectionKind,
  type ReportSectionOf,
  riskStanding,
  type Translate,
  translator,
  unitIn,
} from 'pest-sdk';
import { reportFigures } from './report-figures';
import { suggestedWordsMessages } from './suggested-words.messages';
import { trendFigures } from './trend-figures';

interface Say {
  readonly t: Translate<keyof (typeof suggestedWordsMessages)['zh']>;
  readonly format: Format;
  readonly language: Language;
}

/**
 * What the figures of a section say in words, in one language; null where they say nothing. Nothing is added to the
 * figures: no cause, no judgement.
 */
export function suggestedWords(
  section: ReportSection,
  document: Pick<ReportDocument, 'sections'>,
  language: Language,
): string | null {
  const say = { t: translator(suggestedWordsMessages, language), format: makeFormat(language, 'UTC'), language };
  try {
    return sentences(section, document, say).join(language === 'zh' ? '' : ' ') || null;
  } catch {
    // Figures that cannot be read suggest nothing; where they stand, the report says so.
    return null;
  }
}

function sentences(section: ReportSection, document: Pick<ReportDocument, 'sections'>, say: Say): readonly string[] {
  switch (section.kind) {
    case 'summary':
      return summary(document, say);
    case 'pestData':
      return comparison(section.data, say);
    case 'rodentTrend':
    case 'flyingInsectTrend':
      return trend(section.data, say);
    case 'hotSpots':
      return hotSpots(section.data, say);
    case 'deviceChecks':
      return checks(section.data, say);
    case 'risks':
      return risks(section.data, say);
    case 'chemicals':
      return chemicals(section.data, say);
    case 'recommendations':
      return recommendations(document, say);
    default:
      return [];
  }
}

function summary(document: Pick<ReportDocument, 'sections'>, { t, format, language }: Say): string[] {
  const { devices, captures, risks: open, chemicals: used } = reportFigures(document);
  const said: string[] = [];
  if (devices)
    said.push(
      t(devices.services > 1 ? 'suggest.checks' : 'suggest.devices', {
        ...devices,
        missed: devices.due - devices.checked,
      }),
    );
  if (captures) {
    const groups = captures.map(({ group, count }) =>
      t('suggest.group', { group: pestGroupWords[group][language], count: format.number(count) }),
    );
    const any = captures.some(({ count }) => count > 0);
    said.push(any ? t('suggest.caught', { groups: format.list(groups) }) : t('suggest.caughtNone'));
  }
  if (open) said.push(open.open > 0 ? t('suggest.risksOpen', { count: open.open }) : t('suggest.risksNone'));
  if (used) said.push(used.uses > 0 ? t('suggest.chemicals', { count: used.uses }) : t('suggest.chemicalsNone'));
  return said;
}

function comparison({ rows, comparison: basis }: DataOf<'pestData'>, { t, format, language }: Say): string[] {
  if (!basis) return [];
  const groups = rows.flatMap(({ group, sameDevices, previous }) =>
    sameDevices === null || previous === null
      ? []
      : t('suggest.comparedGroup', {
          group: pestGroupWords[group][language],
          count: format.number(sameDevices),
          previous: format.number(previous),
        }),
  );
  return groups.length === 0 ? [] : [t('suggest.compared', { devices: basis.devices, groups: format.list(groups) })];
}

function trend(data: DataOf<'rodentTrend'>, { t, format, language }: Say): string[] {
  if (data.months.length === 0) return [];
  const { total, lastYear, above } = trendFigures(data);
  const first = t(lastYear === null ? 'suggest.trend' : 'suggest.trendBefore', {
    group: pestGroupWords[data.group][language],
    total: format.number(total),
    lastYear: format.number(lastYear ?? 0),
  });
  const months = format.list(above.map(format.month));
  return above.length === 0 ? [first] : [first, t('suggest.trendAbove', { months, threshold: data.threshold ?? '' })];
}

function hotSpots({ rows }: DataOf<'hotSpots'>, { t, format }: Say): string[] {
  const [most] = rows;
  if (!most || most.value <= 0) return [];
  const { code, location, value, previous } = most;
  const figures = { code, location, count: format.number(value) };
  return [
    previous === null
      ? t('suggest.hotSpot', figures)
      : t('suggest.hotSpotBefore', { ...figures, previous: format.number(previous) }),
  ];
}

function checks({ rows, notChecked }: DataOf<'deviceChecks'>, { t, format, language }: Say): string[] {
  const due = rows.reduce((sum, row) => sum + row.due, 0);
  if (due === 0) return [];
  if (notChecked.length === 0) return [t('suggest.allChecked')];
  const devices = notChecked.map(({ code, outcome, reason }) =>
    t('suggest.missedDevice', { code, reason: format.parts([checkOutcomeWords[outcome][language], reason]) }),
  );
  return [t('suggest.missed', { devices: format.list(devices) })];
}

function risks({ rows }: DataOf<'risks'>, { t }: Say): string[] {
  const open = rows.filter(isOpenRisk);
  const carried = open.filter(({ carriedOver }) => carriedOver).length;
  return [open.length === 0 ? t('suggest.risksNone') : t('suggest.carriedOver', { count: open.length, carried })];
}

function chemicals({ rows }: DataOf<'chemicals'>, { t, format, language }: Say): string[] {
  if (rows.length === 0) return [t('suggest.chemicalsNone')];
  const products = rows.map(({ name, amount, unit }) => `${name} ${amount} ${unitIn(unit, language)}`);
  return [t('suggest.used', { products: format.list(products) })];
}

/** One line for each unresolved risk that somebody said how to mend. */
function recommendations({ sections }: Pick<ReportDocument, 'sections'>, { t }: Say): string[] {
  const lines = sections.flatMap((section) =>
    section.kind === 'risks'
      ? section.data.rows.filter((risk) => riskStanding(risk) === 'unresolved' && risk.action !== '')
      : [],
  );
  const said = lines.map(({ location, action, owner, dueDay }) =>
    [
      t('suggest.action', { location, action }),
      owner && t('suggest.owner', { owner }),
      dueDay && t('suggest.due', { day: dueDay }),
    ]
      .filter(Boolean)
      .join(t('suggest.between')),
  );
  return said.length === 0 ? [] : [said.join('\n')];
}

type DataOf<Kind extends ReportSectionKind> = ReportSectionOf<Kind>['data'];
