import { type CallOptions, isPestError, type PestClient, type PestError, type ReportDocument } from 'pest-sdk';

/** What {@link saveReport} asks of a client: `createPestClient(…)`, or an object that answers the same. */
export interface ReportSavingClient {
  readonly report: Pick<PestClient['report'], 'detail' | 'saveDetailData' | 'saveDetailSimple'>;
}

/** Somebody else saved meanwhile: what the author wrote, what is there now, and the server's refusal. */
export interface SaveConflict {
  readonly kind: 'conflict';
  readonly mine: ReportDocument;
  readonly theirs: ReportDocument;
  readonly refusal: PestError;
}

/** How a save went; what else the server refuses is thrown. */
export type SaveOutcome = { readonly kind: 'saved'; readonly document: ReportDocument } | SaveConflict;

/**
 * Saves a report under the version that it was edited from. The server refuses an older version with 4001; the same
 * code has other reasons too, so the report is read again, and only a newer version there is a conflict.
 */
export async function saveReport(
  client: ReportSavingClient,
  document: ReportDocument,
  options: CallOptions = {},
): Promise<SaveOutcome> {
  try {
    const { version } = await send(client, document, options);
    return { kind: 'saved', document: await kept(client, { ...document, version }, options) };
  } catch (thrown) {
    if (!isPestError(thrown, 'general.businessFailure')) throw thrown;
    const theirs = await client.report.detail({ id: document.id }, options);
    if (theirs.version <= document.version) throw thrown;
    return { kind: 'conflict', mine: document, theirs, refusal: thrown };
  }
}

/**
 * The report as the server keeps it: blanks left out, put up for review again, its pictures at addresses of today.
 * Where that cannot be read, it is saved nevertheless.
 */
async function kept(client: ReportSavingClient, sent: ReportDocument, options: CallOptions): Promise<ReportDocument> {
  try {
    const read = await client.report.detail({ id: sent.id }, options);
    return read.version === sent.version ? read : sent;
  } catch {
    return sent;
  }
}

function send(
  client: ReportSavingClient,
  { id, version, name, subject, sections, kind }: ReportDocument,
  options: CallOptions,
): Promise<{ readonly version: number }> {
  const body = { id, version, name, subject, sections };
  const { report } = client;
  return kind === 'briefing' ? report.saveDetailSimple(body, options) : report.saveDetailData(body, options);
}
