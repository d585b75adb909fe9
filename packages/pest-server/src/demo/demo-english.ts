import { addDays, serviceStaffPermissions, userTypes } from 'pest-sdk';
import type { NewRow } from '../database/tables';
import type { DemoChemical, DemoFiles } from './demo-files';
import { type DemoVisit, nextTaskNumber } from './demo-history';
import { type Applied, addLeave } from './demo-leave';
import { addAccount, type DemoAccount, type DemoPeople } from './demo-people';
import { addPestLogs, type Seen } from './demo-pest-logs';
import { addEnglishQuality } from './demo-quality';
import { addRisks, type Finding } from './demo-risks';
import type { DemoSite } from './demo-sites';
import { addChemicals, addSupplies, type Level } from './demo-stock';
import { type DemoWorld, demoId } from './demo-world';

/** Company B speaks English, and so does its customer: who tries the demo in English reads English throughout. */
export function addEnglishCompany(
  world: DemoWorld,
  files: DemoFiles,
  people: DemoPeople,
  site: DemoSite,
  visits: readonly DemoVisit[],
): void {
  const company = { ...people.other, technicians: [...people.other.technicians, ...addColleagues(world, people)] };
  world.rows.entitlement.push({
    company_id: company.id,
    id: demoId('entitlement of company B'),
    plan: 'premium',
    starts_at: world.at(addDays(world.today, -120), 0),
    ends_at: world.at(addDays(world.today, 245), 0),
  });
  addRisks(world, files, site, visits, findings);
  addSupplies(world, site, supplies);
  const products = addChemicals(world, chemicals, site, visits);
  addEnglishQuality(world, files, site, products);
  addPestLogs(world, files, company, site, visits, logs);
  addLeave(world, company, leave);
  for (const service of services) addService(world, company, site, service);
}

function addColleagues(world: DemoWorld, { other, passwordHash }: DemoPeople): DemoAccount[] {
  const colleagues = [
    ['13900000017', 'Maria Lopes', 'PCO-SH-2024-0417'],
    ['13900000018', 'Ben Carter', 'PCO-SH-2025-0098'],
  ] as const;
  return colleagues.map(([phone, name, licence]) =>
    addAccount(world, passwordHash, {
      company_id: other.id,
      customer_id: null,
      login_id: phone,
      user_name: name,
      type: userTypes.staff,
      staff_kind: 'service',
      licence,
      permissions: JSON.stringify(serviceStaffPermissions),
    }),
  );
}

const findings: readonly Finding[] = [
  {
    visitsAgo: 0,
    room: 'West kitchens',
    device: 'JC-FL001',
    severity: 'major',
    description: 'Fruit flies around the floor drain behind the juice bar; the trap is dry.',
    action: 'Clean the drain with enzyme foam and keep its trap filled.',
    owner: 'Customer, facilities, Daniel Cho',
    dueInDays: 7,
    treatment: 'Drain foamed; waiting for the customer to fit a trap primer.',
    outcome: 'unresolved',
  },
  {
    visitsAgo: 1,
    room: 'East kitchens',
    device: null,
    severity: 'minor',
    description: 'Delivery door wedged open during the morning rush.',
    action: 'Fit a door closer and remind the tenants.',
    owner: 'Customer, operations',
    dueInDays: 14,
    treatment: 'Door closer fitted.',
    outcome: 'resolved',
  },
  {
    visitsAgo: 3,
    room: 'West kitchens',
    device: null,
    severity: 'major',
    description: 'German cockroach nymphs under the dishwasher, grease on the floor.',
    action: 'Gel bait, deep clean, follow-up after two weeks.',
    owner: 'Harbour Pest Control, Tom Shaw',
    dueInDays: 14,
    treatment: 'Gel applied and checked after two weeks; no live insects found.',
    outcome: 'verified',
  },
  {
    visitsAgo: 6,
    room: 'Outside',
    device: null,
    severity: 'critical',
    description: 'Waste bags beside the full compactor, one live rat seen.',
    action: 'Empty the compactor twice a day and wash down; two more bait stations.',
    owner: 'Customer, waste contractor',
    dueInDays: 2,
    treatment: 'Emptied, washed and two stations added; no activity after three days.',
    outcome: 'verified',
  },
];

/** One stands below its warning; one is out. */
const supplies: readonly Level[] = [
  {
    name: 'Glue boards for fly lamps',
    category: 1,
    replaces: 'glueBoard',
    unit: 'boards',
    specification: '40 × 30 cm',
    stock: 64,
    warning: 30,
  },
  { name: 'UV tubes', category: 1, replaces: 'lamp', unit: 'tubes', specification: '15 W UV-A', stock: 12, warning: 6 },
  {
    name: 'Glue boards for mice',
    category: 2,
    replaces: 'glueBoard',
    unit: 'boards',
    specification: '21 × 32 cm',
    stock: 18,
    warning: 25,
  },
  {
    name: 'Cockroach traps',
    category: 3,
    replaces: 'glueBoard',
    unit: 'traps',
    specification: 'with lure',
    stock: 40,
    warning: 20,
  },
  {
    name: 'Bait station labels',
    category: 4,
    unit: 'labels',
    specification: 'weatherproof',
    stock: 0,
    warning: 10,
    out: { amount: 12, cause: 'other', note: 'Faded labels replaced at the stations' },
  },
];

const chemicals: readonly DemoChemical[] = [
  {
    name: 'Deltamethrin 2.5 % SC',
    unit: 'ml',
    activeIngredient: 'Deltamethrin 2.5 %',
    registrationNumber: '',
    targetPest: 'Flies, mosquitoes, cockroaches',
    dilution: '1:100',
    dosage: '40 ml per m²',
    capacity: '600 ml',
    safetySheet: 'deltamethrin-sc-en.pdf',
  },
  {
    name: 'Cockroach gel bait',
    unit: 'g',
    activeIngredient: 'Indoxacarb 0.6 %',
    registrationNumber: '',
    targetPest: 'Cockroaches',
    dilution: 'Ready to use',
    dosage: '2 spots per m²',
    capacity: '30 g',
    safetySheet: 'cockroach-gel-bait-en.pdf',
  },
  {
    name: 'Rodent wax blocks',
    unit: 'g',
    activeIngredient: 'Bromadiolone 0.005 %',
    registrationNumber: '',
    targetPest: 'Rats, mice',
    dilution: 'Ready to use',
    dosage: '60 g per station',
    capacity: '500 g',
    safetySheet: 'rodent-wax-blocks-en.pdf',
  },
];

const logs: readonly Seen[] = [
  {
    daysAgo: 1,
    by: 0,
    to: 1,
    title: 'Live mouse behind the bakery counter',
    description: 'One house mouse, along the wall',
    content: 'Seen at 06:40 while the counter was opened. Fresh droppings by the skirting; a gap under the side door.',
    atSite: true,
  },
  {
    daysAgo: 5,
    by: 1,
    to: 2,
    title: 'Tenant asks about drain flies',
    description: 'By phone, not yet looked at',
    content: 'A tenant in the east hall reports small flies in the evening. A service is agreed for this week.',
    atSite: false,
  },
  {
    daysAgo: 16,
    by: 2,
    to: 2,
    title: 'More flies at the delivery door',
    description: 'Twice the usual catch in two lamps',
    content: 'The delivery door stood open for hours during refurbishment.',
    atSite: true,
    handling: 'Air curtain back in use and staff briefed; the catch was back to normal a week later.',
  },
];

const leave: readonly Applied[] = [
  { technician: 1, reason: 'Medical appointment.', inDays: 4, days: 1 },
  { technician: 2, reason: 'Annual leave.', inDays: 12, days: 5, review: { state: 'approved' } },
  {
    technician: 0,
    reason: 'Visiting family.',
    inDays: -15,
    days: 3,
    review: { state: 'refused', refusal_reason: 'The terminal is audited that week; please choose the next one.' },
  },
];

interface Service {
  /** From today. */
  readonly inDays: number;
  readonly hour: number;
  /** Index of the technician; null leaves it unallocated. */
  readonly technician: number | null;
  readonly description: string;
  readonly inspection: 'devices' | 'routine';
  /** Only this workshop; all of the site where it says nothing. */
  readonly workshop?: string;
  readonly standing?: 'onSite' | 'returned' | 'pendingReview' | 'reviewed';
}

/** A service in every state. */
const services: readonly Service[] = [
  {
    inDays: 0,
    hour: 10,
    technician: 0,
    description: 'West kitchens: follow up the drain flies.',
    inspection: 'devices',
    workshop: 'West kitchens',
  },
  {
    inDays: 0,
    hour: 8,
    technician: 1,
    description: 'Waste room, weekly check.',
    inspection: 'routine',
    standing: 'onSite',
  },
  { inDays: 2, hour: 9, technician: null, description: 'East kitchens: before the audit.', inspection: 'devices' },
  { inDays: 3, hour: 22, technician: 2, description: 'Night-time cockroach survey.', inspection: 'routine' },
  {
    inDays: -1,
    hour: 9,
    technician: 2,
    description: 'Fly lamps: tubes replaced.',
    inspection: 'routine',
    standing: 'pendingReview',
  },
  {
    inDays: -2,
    hour: 14,
    technician: 1,
    description: 'Seating area, complaint.',
    inspection: 'routine',
    standing: 'returned',
  },
  {
    inDays: -3,
    hour: 9,
    technician: 0,
    description: 'Delivery yard, bait stations.',
    inspection: 'routine',
    standing: 'reviewed',
  },
];

function addService(world: DemoWorld, company: DemoPeople['other'], site: DemoSite, service: Service): void {
  const day = addDays(world.today, service.inDays);
  const technician = service.technician === null ? null : company.technicians[service.technician];
  const key = { company_id: site.companyId, customer_id: site.customerId };
  const task: NewRow<'task'> = {
    ...key,
    id: world.id(),
    number: nextTaskNumber(world, site.companyId, day),
    places: ['indoor', 'outdoor'],
    inspection: service.inspection,
    planned_at: world.at(day, service.hour),
    planned_day: day,
    description: service.description,
    created_at: world.at(addDays(world.today, -7), 10),
    ...(technician ? standingOf(world, company, day, service, technician.name) : { state: 'unallocated' }),
  };
  world.rows.task.push(task);
  const workshop = site.workshops.find(({ name }) => name === service.workshop);
  if (workshop) world.rows.task_workshop.push({ ...key, task_id: task.id, workshop_id: workshop.id });
  if (technician) world.rows.task_staff.push({ ...key, task_id: task.id, account_id: technician.id });
}

function standingOf(
  world: DemoWorld,
  company: DemoPeople['other'],
  day: string,
  { hour, standing }: Service,
  by: string,
): Pick<NewRow<'task'>, 'state'> & Partial<NewRow<'task'>> {
  if (standing === undefined) return { state: 'allocated' };
  const checkedIn = { checked_in_at: world.at(day, hour, 6), checked_in_by: by };
  if (standing === 'onSite') return { state: 'checkedIn', ...checkedIn };
  if (standing === 'returned') {
    return { state: 'checkedIn', ...checkedIn, return_reason: 'Please add a photo of the cleaned seating area.' };
  }
  const submitted = {
    ...checkedIn,
    submitted_at: world.at(day, hour + 2, 10),
    submitted_by: by,
    devices_due: 0,
    devices_checked: 0,
    devices_not_reached: 0,
  };
  if (standing === 'pendingReview') return { state: 'pendingReview', ...submitted };
  const { name } = company.administrator;
  return { state: 'reviewed', ...submitted, reviewed_at: world.at(day, 18), reviewed_by: name };
}
