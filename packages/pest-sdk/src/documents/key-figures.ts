/** The figures at the head of a report, as numbers and in the reader's words. */
import type { ReportDocument, ReportSection, ReportSectionKind, ReportSectionOf } from '../contract/report-document';
import { tradeWord } from '../language/messages';
import { isOpenRisk } from '../rules/risk-states';
import { pestGroupWords } from '../trade/pest-groups';
import type { KeyFigure } from './blocks';
import type { ReportReader } from './report-blocks';

/** The few figures of a report that its reader looks for first; null where no shown section tells. */
export interface ReportFigures {
  /** Over several services, a device counts as often as it was due: `services` says so. */
  readonly devices: { readonly due: number; readonly checked: number; readonly services: number } | null;
  readonly captures: ReportSectionOf<'pestData'>['data']['rows'] | null;
  readonly risks: { readonly open: number; readonly nextDue: string | null } | null;
  readonly chemicals: { readonly uses: number; readonly names: readonly string[] } | null;
}

/** Figures of the sections that the reader of the report gets. */
export function reportFigures({ sections }: Pick<ReportDocument, 'sections'>): ReportFigures {
  const shown = sections.filter(({ hidden }) => !hidden);
  const checks = sectionOf(shown, 'deviceChecks')?.data.rows ?? [];
  const open = sectionOf(shown, 'risks')?.data.rows.filter(isOpenRisk);
  const uses = sectionOf(shown, 'chemicals')?.data.rows;
  const services = sectionOf(sections, 'serviceContent')?.data.services;
  const sum = (count: (row: (typeof checks)[number]) => number) => checks.reduce((total, row) => total + count(row), 0);
  return {
    devices:
      checks.length === 0
        ? null
        : { due: sum(({ due }) => due), checked: sum(({ checked }) => checked), services: services?.length ?? 1 },
    captures: sectionOf(shown, 'pestData')?.data.rows ?? null,
    risks: open ? { open: open.length, nextDue: open.flatMap(({ dueDay }) => dueDay ?? []).sort()[0] ?? null } : null,
    chemicals: uses ? { uses: uses.length, names: [...new Set(uses.map(({ name }) => name))] } : null,
  };
}

/** The first section of a kind. */
export function sectionOf<Kind extends ReportSectionKind>(
  sections: readonly ReportSection[],
  kind: Kind,
): ReportSectionOf<Kind> | undefined {
  return sections.find((section): section is ReportSectionOf<Kind> => section.kind === kind);
}

/** The figures in words, in the order in which they are read; none that no shown section tells. */
export function keyFigures(
  document: Pick<ReportDocument, 'sections'>,
  reader: Pick<ReportReader, 'language' | 'term' | 't' | 'format'>,
): readonly KeyFigure[] {
  const { devices, captures, risks, chemicals } = reportFigures(document);
  const { t, format } = reader;
  const figures: (KeyFigure | null)[] = [
    devices && devicesFigure(devices, t),
    captures && capturesFigure(captures, reader),
    risks && {
      term: t('report.figure.risks'),
      value: risks.open === 0 ? t('report.figure.risks.none') : t('report.figure.risks.open', { count: risks.open }),
      note: risks.nextDue === null ? '' : t('report.figure.risks.due', { day: format.day(risks.nextDue) }),
    },
    chemicals && {
      term: t('report.figure.chemicals'),
      value: chemicals.uses === 0 ? t('report.none') : t('report.figure.chemicals.times', { count: chemicals.uses }),
      note: format.list(chemicals.names),
    },
  ];
  return figures.filter((figure) => figure !== null);
}

type Told<Name extends keyof ReportFigures> = NonNullable<ReportFigures[Name]>;

function devicesFigure({ due, checked, services }: Told<'devices'>, t: ReportReader['t']): KeyFigure {
  const missed = due - checked;
  const missedWord = services > 1 ? 'report.figure.checks.missed' : 'report.figure.devices.missed';
  return {
    term: t(services > 1 ? 'report.figure.checks' : 'report.figure.devices'),
    value: t('report.figure.devices.share', { checked, due }),
    note: missed > 0 ? t(missedWord, { count: missed }) : t('report.figure.devices.all'),
  };
}

function capturesFigure(
  captures: Told<'captures'>,
  reader: Pick<ReportReader, 'language' | 'term' | 't' | 'format'>,
): KeyFigure {
  const { t, format } = reader;
  const caught = captures.filter(({ count }) => count > 0);
  const groups = caught.map(({ group, count }) =>
    t('report.figure.captures.group', {
      group: tradeWord(pestGroupWords[group], group, reader),
      count: format.number(count),
    }),
  );
  return {
    term: t('report.figure.captures'),
    value: t('report.figure.captures.sum', { count: caught.reduce((sum, { count }) => sum + count, 0) }),
    note: groups.length > 0 ? format.list(groups) : t('report.figure.captures.none'),
  };
}
