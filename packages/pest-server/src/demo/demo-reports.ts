import { administratorPermissions, type ReportSignature, reviewStatus, userTypes } from 'pest-sdk';
import { generateBriefing, generateReport } from '../areas/report/generate-report';
import { Call } from '../call/call';
import type { Caller } from '../call/identity/caller';
import type { ServerParts } from '../call/server-parts';
import type { System } from '../database/transactions';
import type { DemoVisit } from './demo-history';
import type { DemoAccount } from './demo-people';
import type { DemoSite } from './demo-sites';
import type { DemoWorld } from './demo-world';

/** How a report stands at the end; one that is only generated is a draft that nobody has signed. */
export type Standing = 'generated' | Settled;
type Settled = 'pendingReview' | 'approved' | 'rejected';

/**
 * Reports of a site's last visits, made by the same code as people's own; the last of them stands as told, those
 * before it are signed and approved.
 */
export async function addReports(
  world: DemoWorld,
  parts: ServerParts,
  site: DemoSite,
  visits: readonly DemoVisit[],
  last: Standing,
): Promise<void> {
  for (const visit of visits) {
    const madeAt = world.at(visit.day, 17, 30);
    const { id } = await generateReport(callOf(parts, site, madeAt), visit.taskId);
    const standing = visit === visits.at(-1) ? last : 'approved';
    if (standing === 'generated') continue;
    await parts.database.asSystem((system) => settle(world, system, site, visit, id, standing));
  }
}

/** One approved briefing over some visits. */
export async function addBriefing(
  world: DemoWorld,
  parts: ServerParts,
  site: DemoSite,
  visits: readonly DemoVisit[],
): Promise<void> {
  const last = visits.at(-1);
  if (!last) return;
  const call = callOf(parts, site, world.at(last.day, 17, 35));
  const { id } = await generateBriefing(call, { ids: visits.map((visit) => visit.taskId) });
  await parts.database.asSystem((system) => settle(world, system, site, last, id, 'approved'));
}

/** The administrator's own call, at the time the report was made. */
function callOf(parts: ServerParts, site: DemoSite, now: Date): Call {
  const { id, name } = site.administrator;
  const caller: Caller = {
    accountId: id,
    loginId: '',
    userName: name,
    type: userTypes.administrator,
    staffKind: null,
    rootId: null,
    headPic: null,
    permissions: new Set(administratorPermissions),
    scope: { kind: 'company', companyId: site.companyId },
    home: { id: site.companyId, name: '', namedBy: null, status: reviewStatus.approved, reason: '' },
    proven: true,
    speaksForCustomer: false,
    knownToPlatform: false,
    knowsWords: false,
    platform: false,
    embed: null,
    service: null,
    strong: false,
    secondFactorDue: false,
    leavesAt: null,
    tokenHash: '',
  };
  return new Call({ ...parts, now: () => now }, caller, { address: '', origin: '', language: site.speaks });
}

async function settle(
  world: DemoWorld,
  system: System,
  site: DemoSite,
  visit: DemoVisit,
  reportId: string,
  standing: Settled,
): Promise<void> {
  const key = { company_id: site.companyId, id: reportId };
  const { content_hash } = await system
    .selectFrom('report')
    .select('content_hash')
    .where('company_id', '=', key.company_id)
    .where('id', '=', key.id)
    .executeTakeFirstOrThrow();
  const ofTechnician = {
    ...signedOn(visit.technician),
    company_id: site.companyId,
    report_id: reportId,
    customer_id: site.customerId,
    method: 'drawn',
    version: 1,
    content_hash,
  } as const;
  const technician = {
    ...ofTechnician,
    id: world.id(),
    role: 'technician',
    name: visit.technician.name,
    own_account: true,
    strokes: JSON.stringify(scribble(world)),
    signed_at: world.at(visit.day, 17, 40),
  } as const;
  const customer = {
    ...ofTechnician,
    id: world.id(),
    role: 'customer',
    name: site.contact,
    own_account: false,
    strokes: JSON.stringify(scribble(world)),
    signed_at: world.at(visit.day, 17, 45),
  } as const;
  // The one that waits for review waits for the customer's signature as well.
  const signatures = standing === 'pendingReview' ? [technician] : [technician, customer];
  await system.insertInto('report_signature').values(signatures).execute();
  const { id, name, phone } = site.administrator;
  const reviewed = {
    state: standing,
    review_note: standing === 'rejected' ? sentBack[site.speaks] : '',
    reviewer_id: id,
    reviewer_name: name,
    reviewer_login: phone,
    reviewed_at: world.at(visit.day, 18),
    reviewed_from: demoAddress,
    updated_at: world.at(visit.day, 18),
  };
  await system
    .updateTable('report')
    .set({ shown_version: 1, ...(standing === 'pendingReview' ? {} : reviewed) })
    .where('company_id', '=', key.company_id)
    .where('id', '=', key.id)
    .execute();
  if (standing !== 'pendingReview') await keepReview(world, system, key, standing, reviewed);
  if (standing !== 'approved') return;
  await system
    .updateTable('report_signature')
    .set({ frozen: true })
    .where('company_id', '=', key.company_id)
    .where('report_id', '=', key.id)
    .execute();
}

/** The step of the review, and of a rejection what its reviewer noted. */
async function keepReview(
  world: DemoWorld,
  system: System,
  key: { readonly company_id: string; readonly id: string },
  act: Exclude<Settled, 'pendingReview'>,
  { review_note, reviewer_name: made_by, reviewed_at: made_at }: Reviewed,
): Promise<void> {
  const generated = await system
    .selectFrom('report_version')
    .selectAll()
    .where('company_id', '=', key.company_id)
    .where('report_id', '=', key.id)
    .executeTakeFirstOrThrow();
  const sections = JSON.stringify(generated.sections);
  const step = { ...generated, sections, id: world.id(), act, note: review_note, made_by, made_at };
  await system.insertInto('report_version').values(step).execute();
  if (act !== 'rejected') return;
  const { company_id, report_id, customer_id, version } = generated;
  const note = { company_id, report_id, customer_id, version, section_id: 'recommendations', note: review_note };
  await system
    .insertInto('report_note')
    .values({ ...note, id: world.id(), made_by, made_at })
    .execute();
}

interface Reviewed {
  readonly review_note: string;
  readonly reviewer_name: string;
  readonly reviewed_at: Date;
}

const sentBack = {
  zh: '请在建议中补充下月重点。',
  en: 'Please add what next month will concentrate on.',
} as const;

/** An address of RFC 5737, which is nobody's. */
const demoAddress = '192.0.2.10';

function signedOn({ id, name, phone }: DemoAccount) {
  return { account_id: id, account_name: name, account_login: phone, address: demoAddress };
}

/** Looks like handwriting from afar. */
function scribble(world: DemoWorld): NonNullable<ReportSignature['strokes']> {
  const start = world.random();
  const wave = Array.from({ length: 60 }, (_, step) => ({
    x: 0.08 + step * 0.012,
    y: 0.2 + 0.07 * Math.sin(step / (2 + start)) + 0.03 * Math.cos(step / 1.3),
  }));
  return [
    wave,
    [
      { x: 0.15, y: 0.34 },
      { x: 0.7, y: 0.3 + start * 0.05 },
    ],
  ];
}
