import type { Language, ReportCharts } from 'pest-sdk';
import { countInMinute } from '../../call/identity/minute-counts';
import type { ServerParts } from '../../call/server-parts';
import { chartsOf } from './report-charts';
import * as queries from './report-share.queries';

/** Openings, right and wrong ones alike, that one address is let in a minute. */
const perMinute = 60;

export type Opened = Shared | 'unknown' | 'tooMany';

/** What is shared, and by which company. */
export interface Shared {
  readonly charts: ReportCharts;
  readonly companyId: string;
}

/**
 * What the link of a shared report shows to whoever has it. A link that was revoked, one that has ended, one whose
 * report is gone or rejected and one that never was are the same.
 */
export async function openShare(
  parts: ServerParts,
  { key, address, language }: { readonly key: string; readonly address: string; readonly language: Language },
): Promise<Opened> {
  const { database, shareKeys } = parts;
  const now = parts.now();
  if ((await countInMinute(database.system, `share:${address}`, now)) > perMinute) return 'tooMany';
  const share = await queries.viewShare(database.system, shareKeys.hashOf(key), now);
  if (!share) return 'unknown';
  const scope = { kind: 'company', companyId: share.company_id } as const;
  const report = await database.inScope(scope, (tx) => queries.findShared(tx, share));
  if (!report) return 'unknown';
  const charts = chartsOf(report, { seesHidden: false, language, endsAt: share.ends_at });
  return { charts, companyId: share.company_id };
}
