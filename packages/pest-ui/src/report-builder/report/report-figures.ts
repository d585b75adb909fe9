import {
  isOpenRisk,
  type ReportDocument,
  type ReportSection,
  type ReportSectionKind,
  type ReportSectionOf,
} from 'pest-sdk';

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
