import { addDays } from 'pest-sdk';
import type { NewRow } from '../database/tables';
import type { DemoPeople } from './demo-people';
import type { DemoWorld } from './demo-world';

export interface Applied {
  /** Index of the technician. */
  readonly technician: number;
  readonly reason: string;
  /** From today. */
  readonly inDays: number;
  readonly days: number;
  readonly review?: Pick<NewRow<'leave_request'>, 'state' | 'refusal_reason'>;
}

const appliedAtA: readonly Applied[] = [
  { technician: 2, reason: '陪同家人就医。', inDays: 3, days: 1 },
  { technician: 1, reason: '参加有害生物防制员技能鉴定。', inDays: 8, days: 2 },
  { technician: 0, reason: '婚假。', inDays: 20, days: 5, review: { state: 'approved' } },
  { technician: 2, reason: '感冒发热，休息一天。', inDays: -9, days: 1, review: { state: 'approved' } },
  {
    technician: 0,
    reason: '回乡探亲。',
    inDays: -20,
    days: 4,
    review: { state: 'refused', refusal_reason: '当周有两家客户迎接审核，请改到下一周。' },
  },
];

/** Leave of a company's technicians: waiting, approved and refused. */
export function addLeave(
  world: DemoWorld,
  company: DemoPeople['company'],
  applied: readonly Applied[] = appliedAtA,
): void {
  for (const { technician, reason, inDays, days, review } of applied) {
    const account = company.technicians[technician];
    if (!account) throw new Error(`The company has no technician ${technician}.`);
    const firstDay = addDays(world.today, inDays);
    const appliedAt = world.at(addDays(world.today, Math.min(inDays - 6, -2)), 17);
    world.rows.leave_request.push({
      company_id: company.id,
      id: world.id(),
      account_id: account.id,
      reason,
      start_at: world.at(firstDay, 0),
      end_at: world.at(addDays(firstDay, days), 0),
      applied_at: appliedAt,
      reviewed_at: review ? world.at(addDays(world.today, Math.min(inDays - 5, -1)), 9) : null,
      reviewed_by: review ? company.administrator.name : null,
      ...review,
    });
  }
}
