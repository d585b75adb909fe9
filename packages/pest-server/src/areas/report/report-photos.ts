import type { ReportSection } from 'pest-sdk';

/** The photos that a section shows: of risks, and of answers. */
export function photosOf(section: ReportSection): string[] {
  if (section.kind === 'risks') return section.data.rows.flatMap((row) => row.photos);
  if (section.kind !== 'deviceRecords') return [];
  return section.data.rows.flatMap(({ answers = [] }) => answers.flatMap(({ photos }) => photos));
}

/** A section with its pictures named otherwise: by key where it is stored, by URL for whoever reads it. */
export function withPhotos(section: ReportSection, named: (photos: readonly string[]) => string[]): ReportSection {
  switch (section.kind) {
    case 'risks':
      return { ...section, data: { rows: section.data.rows.map((row) => ({ ...row, photos: named(row.photos) })) } };
    case 'deviceRecords': {
      const rows = section.data.rows.map(({ answers, ...row }) =>
        answers ? { ...row, answers: answers.map((one) => ({ ...one, photos: named(one.photos) })) } : row,
      );
      return { ...section, data: { rows } };
    }
    case 'floorPlans': {
      const plans = section.data.plans.map((plan) => ({ ...plan, image: named([plan.image])[0] ?? plan.image }));
      return { ...section, data: { plans } };
    }
    default:
      return section;
  }
}
