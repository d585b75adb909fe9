import type { Risk, SheetRow } from 'pest-sdk';

/** A photo of a visit, with what it shows and when it was taken. */
export interface EvidencePhoto {
  readonly url: string;
  readonly at: string;
  /** The device's code, or where the risk is. */
  readonly of: string;
}

/** All photos of a visit in the order in which they were taken. */
export function photosOf(rows: readonly SheetRow[], risks: readonly Risk[]): EvidencePhoto[] {
  const ofDevices = rows.flatMap(({ code, check }) =>
    check ? check.photos.map((url) => ({ url, at: check.checkedAt, of: code })) : [],
  );
  const ofRisks = risks.flatMap(({ photos, treatmentPhotos, foundAt, treatedAt, location }) => [
    ...photos.map((url) => ({ url, at: foundAt, of: location })),
    ...treatmentPhotos.map((url) => ({ url, at: treatedAt ?? foundAt, of: location })),
  ]);
  return [...ofDevices, ...ofRisks].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
