import { addDays, instantInZone, shareDays } from 'pest-sdk';
import type { Call } from '../../call/call';
import type { ServerParts } from '../../call/server-parts';
import { newId } from '../../database/ids';
import type { NewRow, Row } from '../../database/tables';

/** The pages that show a report's charts to whoever has its link. */
const pages = { report: '/iosEcharts', briefing: '/iosServerEcharts' } as const;

/** A link to a report, by the caller, open to the end of a day of the sites. */
export function newShare(call: Call, report: Row<'report'>, endsAt: Date): NewRow<'report_share'> {
  const { shareKeys } = call.parts;
  const id = newId(call.now);
  return {
    company_id: report.company_id,
    id,
    report_id: report.id,
    customer_id: report.customer_id,
    key_hash: shareKeys.hashOf(shareKeys.keyOf(id)),
    made_by: call.caller.userName,
    made_at: call.now,
    ends_at: endsAt,
  };
}

/** When a link ends that is open to the end of its last day; without one, as long as is usual. */
export function endOfShare(call: Call, lastDay = addDays(call.today, shareDays.usual)): Date | null {
  const end = instantInZone({ day: addDays(lastDay, 1), time: '00:00' }, call.parts.settings.timeZone);
  const reachable = lastDay >= call.today && lastDay <= addDays(call.today, shareDays.most);
  return end === null || !reachable ? null : new Date(end);
}

/** The link and what in it opens the report; null where the installation's secret is another than it was made with. */
export function linkOf(
  { shareKeys }: Pick<ServerParts, 'shareKeys'>,
  origin: string,
  kind: Row<'report'>['kind'],
  share: Row<'report_share'>,
): { readonly link: string; readonly key: string } | null {
  const key = shareKeys.keyOf(share.id);
  return shareKeys.hashOf(key) === share.key_hash ? { link: `${origin}${pages[kind]}?report=${key}`, key } : null;
}
