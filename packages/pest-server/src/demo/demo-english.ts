import { serviceStaffPermissions, userTypes } from 'pest-sdk';
import { addAccounts, type Office } from './demo-accounts';
import { englishSites } from './demo-english-sites';
import { englishWeeks } from './demo-english-weeks';
import type { DemoChemical, DemoFiles } from './demo-files';
import { addHistory, type DemoVisit } from './demo-history';
import { type Applied, addLeave } from './demo-leave';
import { addAccount, addFiles, type DemoAccount, type DemoPeople } from './demo-people';
import { addPestLogs, type Seen } from './demo-pest-logs';
import { addAgreement, addCertificates, addQualification, addSafetySheets, addThresholds } from './demo-quality';
import type { Standing } from './demo-reports';
import { addRisks, type Finding } from './demo-risks';
import { addMoreSites, type DemoSite } from './demo-sites';
import { addChemicals, addSupplies, type DemoProduct, type Level } from './demo-stock';
import { addWorkingWeeks } from './demo-weeks';
import type { DemoWorld } from './demo-world';

/** A site and its visits, oldest first. */
interface Visited {
  readonly site: DemoSite;
  readonly visits: readonly DemoVisit[];
}

/** Of how many last visits a site shows reports, and how the last of them stands. */
const reported: Readonly<Record<string, readonly [visits: number, last: Standing]>> = {
  'ready-meals': [3, 'rejected'],
  brewery: [2, 'approved'],
  hospital: [2, 'generated'],
  mill: [2, 'pendingReview'],
};

/** Company B speaks English, and so do its customers: who tries the demo in English reads English throughout. */
export function addEnglishCompany(
  world: DemoWorld,
  files: DemoFiles,
  people: DemoPeople,
  foodHall: Visited,
): (Visited & { readonly last: Standing })[] {
  const { passwordHash } = people;
  const company = { ...people.other, technicians: [...people.other.technicians, ...addColleagues(world, people)] };
  addAccounts(world, company, passwordHash, office);
  const more = addMoreSites(world, files, company, englishSites, passwordHash).map((site) => ({
    site,
    visits: addHistory(world, files.captures, site),
  }));
  for (const { site, visits } of [foodHall, ...more]) {
    addRisks(world, files, site, visits, findings[site.name] ?? []);
    addThresholds(world, site);
  }
  addSupplies(world, foodHall.site, supplies);
  const products = addChemicals(world, chemicals, foodHall.site, foodHall.visits);
  addDocuments(world, files, company, [foodHall, ...more], products);
  addPestLogs(world, files, company, foodHall.site, foodHall.visits, logs);
  addLeave(world, company, leave);
  addWorkingWeeks(world, company, [foodHall.site, ...more.map(({ site }) => site)], englishWeeks);
  return more.flatMap(({ site, visits }) => {
    const [shown, last] = reported[site.name] ?? [];
    return shown === undefined || last === undefined ? [] : [{ site, visits: visits.slice(-shown), last }];
  });
}

/** The agreements of three sites are on file, one of them about to end; the others' are missing. */
function addDocuments(
  world: DemoWorld,
  { english, safetySheets }: DemoFiles,
  company: DemoPeople['company'],
  [foodHall, readyMeals, brewery]: readonly Visited[],
  products: readonly DemoProduct[],
): void {
  if (!foodHall || !readyMeals || !brewery) throw new Error('Company B has a dozen sites.');
  const { site } = foodHall;
  const owner = { company_id: company.id, customer_id: null };
  addFiles(world, owner, company.administrator.id, Object.values(english));
  addAgreement(world, site, '0007', 250, english.contract);
  addAgreement(world, readyMeals.site, '0011', 310, english.contract);
  addAgreement(world, brewery.site, '0004', 18, english.contract);
  addQualification(world, site, 'Service qualification', english.qualification);
  addCertificates(world, site, site.technicians, english.certificate);
  addSafetySheets(world, safetySheets, site, products);
}

function addColleagues(world: DemoWorld, { other, passwordHash }: DemoPeople): DemoAccount[] {
  const colleagues = [
    ['13900000017', 'Maria Lopes', 'PCO-SH-2024-0417'],
    ['13900000018', 'Ben Carter', 'PCO-SH-2025-0098'],
    ['13900000019', 'Peter Nolan', 'PCO-SH-2023-0226'],
    ['13900000020', 'Ruth Adeyemi', 'PCO-SH-2025-0144'],
    ['13900000023', 'Callum Price', 'PCO-SH-2026-0031'],
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

const office: Office = {
  colleagues: [
    { phone: '13900000033', name: 'Joanna Reeve', template: 'scheduler', extra: ['m_patrol_list'], lastSignIn: 0 },
    { phone: '13900000035', name: 'Martin Oduya', template: 'reviewer', extra: [], lastSignIn: 2 },
    { phone: '13900000036', name: 'Kate Lowe', template: 'stockKeeper', extra: [], lastSignIn: 61, disabled: true },
  ],
  role: 'Rodent devices',
  bought: 120,
};

/** By site. */
const findings: Readonly<Record<string, readonly Finding[]>> = {
  'food-hall': [
    {
      visitsAgo: 0,
      room: 'West kitchens',
      device: 'JC-FL001',
      severity: 'major',
      description: 'Fruit flies around the floor drain behind the juice bar; the trap is dry.',
      action: 'Clean the drain with enzyme foam and keep its trap filled.',
      owner: 'Facilities, Daniel Cho',
      assignedTo: 'customer',
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
      owner: 'Operations',
      assignedTo: 'customer',
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
      owner: 'Tom Shaw',
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
      owner: 'Waste contractor',
      assignedTo: 'customer',
      dueInDays: 2,
      treatment: 'Emptied, washed and two stations added; no activity after three days.',
      outcome: 'verified',
    },
  ],
  'ready-meals': [
    {
      visitsAgo: 0,
      room: 'Goods in',
      device: 'RM-MT001',
      severity: 'major',
      description: 'Two house mice in the trap by the dock door; the brush strip is worn through along 40 cm.',
      action: 'Replace the brush strip; keep the door shut between deliveries.',
      owner: 'Engineering, Paul Shea',
      assignedTo: 'customer',
      dueInDays: 7,
      treatment: 'Three more traps set along the wall until the strip is replaced.',
      outcome: 'unresolved',
    },
    {
      visitsAgo: 2,
      room: 'Packing hall',
      device: 'RM-FL004',
      severity: 'minor',
      description: 'Fly lamp switched off at the isolator.',
      action: 'Label the isolator and keep the lamp on.',
      owner: 'Production',
      assignedTo: 'customer',
      dueInDays: 5,
      treatment: 'Isolator labelled, lamp running.',
      outcome: 'verified',
    },
  ],
  brewery: [
    {
      visitsAgo: 0,
      room: 'Malt store',
      device: null,
      severity: 'minor',
      description: 'Spilled malt behind the sacks, a few grain weevils.',
      action: 'Vacuum weekly and keep sacks 50 cm from the wall.',
      owner: 'Brewhouse',
      assignedTo: 'customer',
      dueInDays: 10,
      treatment: 'Vacuumed during the visit; live insects removed.',
      outcome: 'resolved',
    },
  ],
  mill: [
    {
      visitsAgo: 1,
      room: 'Sifter room',
      device: null,
      severity: 'major',
      description: 'Flour moths on the beams above the sifters.',
      action: 'Clean the beams; pheromone traps for eight weeks.',
      owner: 'Ruth Adeyemi',
      dueInDays: 14,
      treatment: 'Beams cleaned, four pheromone traps hung.',
      outcome: 'unresolved',
    },
  ],
  market: [
    {
      visitsAgo: 1,
      room: 'Waste room',
      device: null,
      severity: 'critical',
      description: 'Bin lids left open overnight; rat droppings along the wall.',
      action: 'Close the lids, wash down daily, two more bait stations.',
      owner: 'Market office',
      assignedTo: 'customer',
      dueInDays: 2,
      treatment: 'Lids closed and floor washed; two stations added.',
      outcome: 'verified',
    },
  ],
};

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
