import { binderAnswers, binderQuestions } from 'pest-sdk';
import { expect, it } from 'vitest';
import { type BinderHoldings, binderMonths, binderOfSite } from './binder-gaps';

const today = '2026-05-04';
const companyId = 'company';
const paper = { companyId, title: 'Paper', accountId: null, consumableId: null, lastDay: '2027-05-04' };
const product = { companyId, consumableId: 'gel', name: 'Gel', registrationNumber: 'WP1', activeIngredient: 'x 2 %' };

/** All that an auditor asks for, and none of it old. */
const whole: BinderHoldings = {
  companies: [{ id: companyId, boundDay: '2024-01-01' }],
  papers: [
    { ...paper, kind: 'contract' },
    { ...paper, kind: 'companyLicence' },
    { ...paper, kind: 'serviceQualification' },
    { ...paper, kind: 'insurance' },
    { ...paper, kind: 'staffCertificate', accountId: 'li' },
    { ...paper, kind: 'safetySheet', consumableId: 'gel' },
    { ...paper, kind: 'productLabel', consumableId: 'gel' },
  ],
  companyPapers: [],
  products: [product],
  people: [{ companyId, accountId: 'li', name: 'Li' }],
  plans: [{ companyId, name: 'Ground floor', day: '2026-01-10' }],
  chemicals: [{ companyId, count: 3, day: '2026-04-20', unlicensed: [] }],
  reports: { count: 12, day: '2026-04-20' },
  unreported: [],
  checks: { months: binderMonths(today), day: '2026-05-02', first: binderMonths(today)[0] ?? null },
  actions: [{ companyId, description: 'Hole', dueDay: '2026-06-01', late: false }],
};

const expired = (kind: BinderHoldings['papers'][number]['kind']): Partial<BinderHoldings> => ({
  papers: whole.papers.map((each) => (each.kind === kind ? { ...each, lastDay: '2026-05-03' } : each)),
});

it('finds nothing missing where everything is there and of this year', () => {
  const binder = binderOfSite(whole, today);
  expect(binder.gaps).toEqual([]);
  expect(binderAnswers(binder, today).map(({ sign }) => sign)).toEqual(binderQuestions.map(() => 'whole'));
});

it.each([
  ['contract', 'a contract that has ended', expired('contract'), ['contract', '', '2026-05-03']],
  ['company', 'a licence that has run out', expired('companyLicence'), ['companyLicence', '', '2026-05-03']],
  ['company', 'an insurance that has run out', expired('insurance'), ['insurance', 'Paper', '2026-05-03']],
  ['staff', 'a certificate out of date', expired('staffCertificate'), ['staffCertificate', 'Li', '2026-05-03']],
  ['products', 'a sheet out of date', expired('safetySheet'), ['safetySheet', 'Gel', '2026-05-03']],
  [
    'chemicals',
    'a use without a licence',
    { chemicals: [{ companyId, count: 1, day: today, unlicensed: ['Li'] }] },
    ['applicatorLicence', 'Li', null],
  ],
  [
    'plan',
    'a plan of more than a year ago beside a new one',
    { plans: [...whole.plans, { companyId, name: 'Yard', day: '2025-05-03' }] },
    ['floorPlan', 'Yard', '2025-05-03'],
  ],
  ['plan', 'no plan', { plans: [] }, ['floorPlan', '', null]],
  ['reports', 'a year without a report', { reports: { count: 0, day: null } }, ['report', '', null]],
  [
    'reports',
    'a service without a report',
    { unreported: [{ companyId, number: 'S1', day: '2026-03-01' }] },
    ['report', 'S1', '2026-03-01'],
  ],
  [
    'trend',
    'a month without a check',
    { checks: { ...whole.checks, months: binderMonths(today).filter((month) => month !== '2026-02') } },
    ['checks', '2026-02', null],
  ],
  [
    'trend',
    'the first of the months without one, of a site checked before',
    { checks: { ...whole.checks, months: binderMonths(today).slice(1) } },
    ['checks', '2025-06', null],
  ],
  [
    'company',
    'one of two insurances',
    { papers: [...whole.papers, { ...paper, kind: 'insurance', title: 'Employer', lastDay: '2026-05-01' }] },
    ['insurance', 'Employer', '2026-05-01'],
  ],
  ['trend', 'no check at all', { checks: { months: [], day: null, first: null } }, ['checks', '', null]],
  [
    'actions',
    'an action that is late',
    { actions: [{ companyId, description: 'Hole', dueDay: '2026-05-01', late: true }] },
    ['overdueAction', 'Hole', '2026-05-01'],
  ],
] as const)('%s: %s proves nothing', (question, _, change, gap) => {
  const binder = binderOfSite({ ...whole, ...change }, today);
  expect(binder.gaps.map(({ kind, subject, day }) => [kind, subject, day])).toEqual([gap]);
  const [first] = binderAnswers(binder, today);
  expect(first).toMatchObject({ fact: { question }, sign: 'gap', gaps: 1 });
});

it('asks for a month only once it is over, and not before the first check of a site', () => {
  const checks = { months: ['2026-03', '2026-04'], day: '2026-04-30', first: '2026-03' };
  expect(binderOfSite({ ...whole, checks }, today).gaps).toEqual([]);
  expect(binderMonths(today)).toHaveLength(12);
  expect(binderMonths(today).at(-1)).toBe('2026-05');
});

it('takes a paper that replaces one, and no undated picture for one that has run out', () => {
  const old = { ...paper, kind: 'companyLicence', lastDay: '2026-01-01' } as const;
  expect(binderOfSite({ ...whole, papers: [...whole.papers, old] }, today).gaps).toEqual([]);
  const pictured = { companyPapers: [{ companyId, kind: 'companyLicence' }] } as const;
  expect(binderOfSite({ ...whole, ...pictured, ...expired('companyLicence') }, today).gaps).toHaveLength(1);
  const only = { papers: whole.papers.filter(({ kind }) => kind !== 'companyLicence') };
  expect(binderOfSite({ ...whole, ...pictured, ...only }, today).gaps).toEqual([]);
});

it('signs what nobody did as nothing to prove, and what runs out within a month as such', () => {
  const idle = { people: [], products: [], chemicals: [] };
  const signs = (held: BinderHoldings) =>
    binderAnswers(binderOfSite(held, today), today).map(({ fact, sign }) => [fact.question, sign]);
  expect(signs({ ...whole, ...idle }).slice(-3)).toEqual([
    ['staff', 'none'],
    ['products', 'none'],
    ['chemicals', 'none'],
  ]);
  const papers = whole.papers.map((each) => (each.kind === 'insurance' ? { ...each, lastDay: '2026-05-20' } : each));
  expect(signs({ ...whole, papers })[0]).toEqual(['company', 'expiring']);
});

it('counts papers that hold, and says of plans when the newest was changed', () => {
  const second = { ...paper, kind: 'insurance', title: 'Employer' } as const;
  const old = { ...second, lastDay: '2025-01-01' };
  const plans = [...whole.plans, { companyId, name: 'Yard', day: '2026-03-01' }];
  const { questions } = binderOfSite({ ...whole, plans, papers: [...whole.papers, second, old] }, today);
  expect(questions.find(({ question }) => question === 'company')).toMatchObject({ count: 4 });
  expect(questions.find(({ question }) => question === 'plan')).toMatchObject({ day: '2026-03-01' });
});

it('holds no year without a report against a site of less than one', () => {
  const fresh = { companies: [{ id: companyId, boundDay: today }], reports: { count: 0, day: null } };
  const binder = binderOfSite({ ...whole, ...fresh }, today);
  expect(binder.gaps).toEqual([]);
  expect(binderAnswers(binder, today).find(({ fact }) => fact.question === 'reports')).toMatchObject({ sign: 'none' });
});
