import type { ReportSection } from 'pest-sdk';

/** The pictures that a section shows: photos of risks, images of floor plans. */
export function photosOf(section: ReportSection): string[] {
  return section.kind === 'risks' ? section.data.rows.flatMap((row) => row.photos) : [];
}

/** A section with its pictures named otherwise: by key where it is stored, by URL for whoever reads it. */
export function withPhotos(section: ReportSection, named: (photos: readonly string[]) => string[]): ReportSection {
  switch (section.kind) {
    case 'risks':
      return { ...section, data: { rows: section.data.rows.map((row) => ({ ...row, photos: named(row.photos) })) } };
    case 'floorPlans': {
      const plans = section.data.plans.map((plan) => ({ ...plan, image: named([plan.image])[0] ?? plan.image }));
      return { ...section, data: { plans } };
    }
    default:
      return section;
  }
}
