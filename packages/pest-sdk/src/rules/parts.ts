/** Parts of answers that are for holders only, and their rights, where several rows have the same. */
import { type NoticeKind, noticeKinds, noticeRules } from './notices';
import type { Permission } from './permissions';
import { reportPermissions } from './report-rights';
import { stockMenus, stockPermissions } from './stock-status';

/** Consumables of each kind are seen by whoever holds its menu. */
export const stockParts = { physical: [stockMenus.physical], chemical: [stockMenus.chemical] } as const;

/** Who can replenish each kind. */
export const replenishParts = {
  replenishPhysical: [stockPermissions.replenish.physical],
  replenishChemical: [stockPermissions.replenish.chemical],
} as const;

/** Who reads which reports. */
export const reportParts = {
  report: [reportPermissions.read.report],
  briefing: [reportPermissions.read.briefing],
} as const;

/** Who reviews which reports. */
export const reviewParts = {
  reviewReport: [reportPermissions.review.report],
  reviewBriefing: [reportPermissions.review.briefing],
} as const;

/** Who hands a device out for others to sign a report on: its editors and reviewers. */
export const handOutParts = {
  handOutReport: [reportPermissions.edit.report, reportPermissions.review.report],
  handOutBriefing: [reportPermissions.edit.briefing, reportPermissions.review.briefing],
} as const;

/** Who may meet which notices. */
export const noticeParts = Object.fromEntries(
  noticeKinds.map((kind) => [kind, noticeRules[kind].permissions]),
) as Readonly<Record<NoticeKind, readonly Permission[] | 'administrator'>>;
