import type { ReportDocument, ReportSection } from 'pest-sdk';
import type { Call } from '../../call/call';
import type { Row } from '../../database/tables';
import type { Tx } from '../../database/transactions';
import { bindPhotos } from '../../files/bound-files';
import * as queries from './report.queries';

/** The report as its reader gets it: a customer without the hidden sections, photos by URL. */
export async function toDocument(call: Call, tx: Tx, report: Row<'report'>): Promise<ReportDocument> {
  const signatures = await queries.listSignatures(tx, report);
  const forCustomer = tx.scope.kind === 'customer';
  return {
    id: report.id,
    kind: report.kind,
    number: report.number,
    name: report.name,
    subject: report.subject,
    customerId: report.customer_id,
    customerName: report.customer_name,
    siteAddress: report.site_address,
    companyName: report.company_name,
    period: { from: report.period_from, to: report.period_to },
    sections: report.sections
      .filter(({ hidden }) => !(forCustomer && hidden))
      .map((section) => withPhotos(section, (keys) => keys.map((key) => call.fileUrl(key)))),
    signatures: signatures.map((signature) => ({
      id: signature.id,
      role: signature.role,
      name: signature.name,
      signedAt: signature.signed_at.toISOString(),
      method: signature.method,
      strokes: signature.strokes,
      outdated: signature.version !== report.version,
    })),
    state: report.state,
    reviewNote: report.review_note,
    version: report.version,
    updatedAt: report.updated_at.toISOString(),
  };
}

/** Sections as they are stored: photos by key, each one a file that this server issued to the company. */
export async function toStored(call: Call, tx: Tx, sections: readonly ReportSection[]): Promise<ReportSection[]> {
  const stored: ReportSection[] = [];
  for (const section of sections) {
    const keys = await bindPhotos(call, tx, photosOf(section), 'sections');
    let next = 0;
    stored.push(
      withPhotos(section, (urls) => {
        const own = keys.slice(next, next + urls.length);
        next += urls.length;
        return own;
      }),
    );
  }
  return stored;
}

export function photosOf(section: ReportSection): string[] {
  return section.kind === 'risks' ? section.data.rows.flatMap((row) => row.photos) : [];
}

function withPhotos(section: ReportSection, named: (photos: readonly string[]) => string[]): ReportSection {
  if (section.kind !== 'risks') return section;
  return {
    ...section,
    data: { rows: section.data.rows.map((row) => ({ ...row, photos: named(row.photos) })) },
  };
}
