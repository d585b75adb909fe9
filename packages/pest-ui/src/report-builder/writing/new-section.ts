import type { ReportSection } from 'pest-sdk';

/** Sections of free text that a service report often has besides its figures. */
export const textTemplates = ['text', 'followUp', 'sightings', 'nextVisit'] as const;
export type TextTemplate = (typeof textTemplates)[number];

/** A new section of words; its title is the template's, or that of its kind. */
export function newTextSection(sections: readonly ReportSection[], title: string | undefined): ReportSection {
  return {
    id: freeId(sections, 'text'),
    kind: 'text',
    data: null,
    text: '',
    hidden: false,
    ...(title !== undefined && { title }),
  };
}

/** A section that the host read, under an id that the report does not have yet. */
export function readSection(sections: readonly ReportSection[], section: ReportSection): ReportSection {
  return sections.some(({ id }) => id === section.id) ? { ...section, id: freeId(sections, section.kind) } : section;
}

function freeId(sections: readonly ReportSection[], stem: string): string {
  const taken = new Set(sections.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}
