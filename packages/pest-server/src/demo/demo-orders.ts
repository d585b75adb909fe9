import { addDays, type Operator, type OrderableProduct, serviceAgreementVersion } from 'pest-sdk';
import type { NewRow } from '../database/tables';
import type { DemoAccount, DemoPeople } from './demo-people';
import { type DemoWorld, demoId } from './demo-world';

/** Cents for a year, of the demo only. Whatever gives more costs more. */
export const demoPrices = {
  premium: 99_900,
  flagship: 699_900,
  silver: 79_900,
  gold: 199_900,
} as const satisfies Record<OrderableProduct, number>;

/** Of the demo only: anybody sees that there is no such company. */
export const demoOperator: Operator = {
  name: '演示平台运营公司（虚构）',
  address: '演示市演示路 1 号（虚构）',
  creditCode: '000000000000000000（虚构）',
  contact: 'demo@example.com',
};

/** Nobody can send money there. */
export const demoBank = {
  holder: '演示平台（请勿转账）',
  bank: '演示银行',
  account: '0000 0000 0000 0000',
} as const;

type Draft = Pick<NewRow<'purchase_order'>, 'number' | 'product'> & Partial<NewRow<'purchase_order'>>;

/** Company A's Gold and an order that closed; company B has one that waits for its transfer. */
export function addOrders(world: DemoWorld, { company, other }: DemoPeople): void {
  const bought = world.at(addDays(world.today, -40), 10, 3);
  const gold = addOrder(world, company.id, company.administrator, bought, {
    number: 'M20260013GOLDDEMO',
    product: 'gold',
    state: 'completed',
    method: 'bank',
    completed_at: world.at(addDays(world.today, -39), 9, 12),
    payment: '平台管理员',
  });
  world.rows.entitlement.push({
    company_id: company.id,
    id: demoId('entitlement gold'),
    plan: 'gold',
    starts_at: world.at(addDays(world.today, -39), 9, 12),
    ends_at: world.at(addDays(world.today, 326), 9, 12),
    order_id: gold,
    value_cents: demoPrices.gold,
  });
  addOrder(world, company.id, company.administrator, world.at(addDays(world.today, -44), 17, 45), {
    number: 'M20260009GOLDDEMO',
    product: 'gold',
    state: 'closed',
    closed_at: world.at(addDays(world.today, -43), 17, 45),
    closed_by: 'time',
  });
  addOrder(world, other.id, other.administrator, world.now, {
    number: 'M20260022SLVRDEMO',
    product: 'silver',
    method: 'bank',
  });
}

function addOrder(world: DemoWorld, companyId: string, buyer: DemoAccount, at: Date, order: Draft): string {
  const id = world.id();
  const price = order.product === 'silver' ? demoPrices.silver : demoPrices.gold;
  world.rows.purchase_order.push({
    company_id: companyId,
    id,
    years: 1,
    price_cents: price,
    credit_cents: 0,
    amount_cents: price,
    agreement_version: serviceAgreementVersion,
    buyer_credit_code: '91310115MADEM0A11M',
    created_at: at,
    created_by: buyer.id,
    created_by_name: buyer.name,
    closes_at: new Date(at.getTime() + 24 * 60 * 60_000),
    ...order,
  });
  world.rows.order_number.push({ number: order.number, company_id: companyId, order_id: id });
  return id;
}
