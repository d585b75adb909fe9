import { isPestError, type PestError, type ReportDocument } from 'pest-sdk';
import { client } from '../../base/client';

/** Somebody else saved meanwhile: what the author wrote, what is there now, and the server's refusal. */
export interface SaveConflict {
  readonly kind: 'conflict';
  readonly mine: ReportDocument;
  readonly theirs: ReportDocument;
  readonly refusal: PestError;
}

export type SaveOutcome = { readonly kind: 'saved'; readonly document: ReportDocument } | SaveConflict;

/**
 * Saves a report under the version that it was edited from. The server refuses an older version with 4001; the same
 * code has other reasons too, so the report is read again, and only a newer version there is a conflict.
 */
export async function saveReport(document: ReportDocument): Promise<SaveOutcome> {
  try {
    const { version } = await send(document);
    return { kind: 'saved', document: { ...document, version } };
  } catch (thrown) {
    if (!isPestError(thrown, 'general.businessFailure')) throw thrown;
    const theirs = await client.report.detail({ id: document.id });
    if (theirs.version <= document.version) throw thrown;
    return { kind: 'conflict', mine: document, theirs, refusal: thrown };
  }
}

function send({ id, version, name, subject, sections, kind }: ReportDocument): Promise<{ version: number }> {
  const body = { id, version, name, subject, sections };
  return kind === 'briefing' ? client.report.saveDetailSimple(body) : client.report.saveDetailData(body);
}
