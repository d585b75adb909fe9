import type { ReportSection } from 'pest-sdk';

/** The photos that a section shows. */
export function photosOf(section: ReportSection): string[] {
  return section.kind === 'risks' ? section.data.rows.flatMap((row) => row.photos) : [];
}

/** A section with its photos named otherwise: by key where it is stored, by URL for whoever reads it. */
export function withPhotos(section: ReportSection, named: (photos: readonly string[]) => string[]): ReportSection {
  if (section.kind !== 'risks') return section;
  return {
    ...section,
    data: { rows: section.data.rows.map((row) => ({ ...row, photos: named(row.photos) })) },
  };
}
