import { openSharesAtMost, type ReportShare, type RequestOf, shareDays } from 'pest-sdk';
import { audit } from '../../call/audit';
import type { Call } from '../../call/call';
import { orNotFound, refuse } from '../../call/refusal';
import { requireSite } from '../../call/tenant';
import { insertRow } from '../../database/rows';
import type { Row } from '../../database/tables';
import { lockedFor, type ReportCall, reportFor } from './report-rights';
import * as queries from './report-share.queries';
import { endOfShare, linkOf, newShare } from './share-links';

const rejectedWords = {
  zh: '已驳回的报告不能分享，请修改后再分享',
  en: 'A rejected report cannot be shared. Edit it first.',
} as const;
const tooMany = {
  zh: `一份报告最多同时有 ${openSharesAtMost} 个有效链接，请先收回不用的链接`,
  en: `A report can have up to ${openSharesAtMost} open links. Revoke one that is no longer needed.`,
} as const;
const dayOutOfReach = {
  zh: `截止日期应在今天至 ${shareDays.most} 天内`,
  en: `The last day must be today or within the next ${shareDays.most} days.`,
} as const;

export function listShares(call: ReportCall, reportId: string): Promise<ReportShare[]> {
  return call.inScope(async (tx) => {
    const report = await reportFor(call, tx, reportId);
    const shares = await queries.listShares(tx, report);
    return shares.map((share) => shownShare(call, report, share));
  });
}

/**
 * Shares a report. It is held until the end, so that it cannot be rejected or deleted beside it, and its links are
 * counted one after the other.
 *
 * @throws PestRefusal `general.notFound`, `general.businessFailure` or `general.invalidParameter`.
 */
export function shareReport(
  call: ReportCall,
  { id: reportId, lastDay }: RequestOf<'report.share'>,
): Promise<{ id: string }> {
  return call.inScope(async (tx) => {
    const report = await lockedFor(call, tx, reportId);
    await requireSite(tx, report.customer_id);
    if (report.state === 'rejected') refuse('general.businessFailure', { words: rejectedWords });
    await queries.lockShares(tx, report);
    if ((await queries.countOpenShares(tx, report, call.now)) >= openSharesAtMost) {
      refuse('general.businessFailure', { words: tooMany });
    }
    const endsAt = endOfShare(call, lastDay);
    if (endsAt === null) refuse('general.invalidParameter', { words: dayOutOfReach, field: 'lastDay' });
    const share = newShare(call, report, endsAt);
    await insertRow(tx.db, 'report_share', share);
    await audit(call, tx.db, { act: 'reportShared', subject: subjectOf(report) });
    return { id: share.id };
  });
}

/** @throws PestRefusal `general.notFound` */
export function endShare(call: ReportCall, shareId: string): Promise<null> {
  return call.inScope(async (tx) => {
    const share = orNotFound(await queries.findShare(tx, shareId));
    const report = await reportFor(call, tx, share.report_id);
    if (await queries.revokeShare(tx, share, call.now)) {
      await audit(call, tx.db, { act: 'reportShareEnded', subject: subjectOf(report) });
    }
    return null;
  });
}

function subjectOf({ id, number, name }: Row<'report'>) {
  return { id, name: `${number} ${name}` };
}

function shownShare(call: Call, { kind }: Row<'report'>, share: Row<'report_share'>): ReportShare {
  const state = share.revoked_at ? 'revoked' : share.ends_at <= call.now ? 'ended' : 'open';
  return {
    id: share.id,
    link: state === 'open' ? (linkOf(call.parts, call.origin, kind, share)?.link ?? null) : null,
    state,
    madeBy: share.made_by,
    madeAt: share.made_at.toISOString(),
    endsAt: share.ends_at.toISOString(),
    views: share.views,
    lastViewedAt: share.last_viewed_at?.toISOString() ?? null,
  };
}
