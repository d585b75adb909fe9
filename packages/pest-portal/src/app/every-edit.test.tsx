import { screen, waitFor, within } from '@testing-library/react';
import { type EndpointName, reviewStatus } from 'pest-sdk';
import { type MockAnswers, refusal, sampleResult } from 'pest-sdk/mock';
import { endpointOf, endpoints } from 'pest-sdk/schemas';
import { describe, expect, test } from 'vitest';
import { type FormCase, fillIn, forms, send, shownForm } from '../testing/form-cases';
import { people } from '../testing/people';
import { press } from '../testing/press';
import { renderPortal } from '../testing/render-portal';

/** The record that a form edits, and what somebody else has made of it meanwhile. */
interface Theirs {
  /** The row that the record is read by. */
  readonly reads: EndpointName;
  /** What it says when the form is opened, where the sample would leave nothing to fill in. */
  readonly from?: Readonly<Record<string, unknown>>;
  readonly record: Readonly<Record<string, unknown>>;
  /** The same as the edit sends it, where it is called otherwise there. */
  readonly sent?: Readonly<Record<string, unknown>>;
}

const named = (reads: EndpointName): Theirs => ({ reads, record: { name: 'Their name' } });

const theirs: { readonly [Name in EndpointName]?: Theirs } = {
  'account.update': named('account.details'),
  'auth.updateOwn': { reads: 'auth.info', record: { userName: 'Their name' } },
  'company.update': named('company.details'),
  'customer.submitInformation': named('customer.information'),
  'customer.update': named('customer.details'),
  'customer.updateOwn': named('customer.own'),
  'device.update': named('device.detail'),
  'device.updateModel': named('device.modelList'),
  'device.updateTag': named('device.tagList'),
  'deviceRole.assign': {
    reads: 'deviceRole.account',
    from: { id: 'account-2', roles: [] },
    record: { roles: [{ id: 'deviceRole-2', name: 'Rodent stations' }] },
    sent: { roleIds: ['deviceRole-2'] },
  },
  'deviceRole.update': named('deviceRole.details'),
  'document.update': { reads: 'document.list', record: { title: 'Their title' } },
  'embed.updatePartner': named('embed.partners'),
  'embed.updateWebhook': { reads: 'embed.webhooks', record: { url: 'https://their.test/events' } },
  'floorPlan.update': named('floorPlan.list'),
  'pestLog.update': { reads: 'pestLog.details', record: { title: 'Their title' } },
  'platform.correctCustomer': named('platform.customer'),
  'risk.assign': { reads: 'risk.details', record: { owner: 'Their kitchen' } },
  'risk.treat': { reads: 'risk.details', record: { treatment: 'Their words' } },
  'schedule.changeRecurring': { reads: 'schedule.recurring', record: { description: 'Their words' } },
  'seal.update': { reads: 'seal.list', record: { title: 'Their title' } },
  'stock.setCategoryWarningNum': { reads: 'stock.consumablesStock', record: { warningLevel: '9' } },
  'stock.updateConsumablesStock': { reads: 'stock.chemicalConsumables', record: { name: 'Their name' } },
  'task.distribute': {
    reads: 'task.details',
    from: { staff: [] },
    record: { staff: [{ id: 'staff-3', name: 'Chen Jing' }] },
    sent: { staffIds: ['staff-3'] },
  },
  'task.update': { reads: 'task.details', record: { description: 'Their words' } },
  'workshop.update': named('workshop.list'),
};

/** A record, or those in a list, as somebody else has left it. */
function changed(answer: unknown, change: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(answer)) return answer.map((one) => changed(one, change));
  if (typeof answer !== 'object' || answer === null) return answer;
  if ('items' in answer) return { ...answer, items: changed(answer.items, change) };
  return { ...answer, ...change };
}

const editing = forms.filter(({ call }) => endpointOf(call).edits !== undefined);

/** Forms of pages, which the other walk leaves to tests of their own. */
const more: readonly FormCase[] = [
  {
    source: 'areas/account/DeviceRolesForm',
    at: '/system/account?id=account-2&tab=devices',
    answers: {
      'account.details': { ...sampleResult('account.details'), id: 'account-2', administrator: false, own: false },
    },
    open: [],
    call: 'deviceRole.assign',
    stays: true,
  },
  {
    source: 'areas/company/CompanyForm',
    at: '/completedCompanyInfo',
    account: { companyInfo: { id: 'company-1', name: 'Clearline', status: reviewStatus.failed, reason: 'Blurred' } },
    answers: {
      'company.details': { ...sampleResult('company.details'), status: reviewStatus.failed, reason: 'Blurred' },
    },
    open: [],
    call: 'company.update',
  },
  {
    source: 'areas/customer/InformationForm',
    at: '/completedClientInfo',
    as: 'customer',
    account: { customerInfo: { id: 'customer-1', name: 'Foods', status: reviewStatus.none, reason: '' } },
    answers: {
      'customer.information': { ...sampleResult('customer.information'), status: reviewStatus.none, submits: true },
    },
    open: [],
    call: 'customer.submitInformation',
    fill: { 统一社会信用代码: '91310115MADEM0A11M', 纬度: '31.15', 经度: '121.11' },
  },
  {
    source: 'areas/device/DeviceDialog',
    at: '/img?deviceId=device-1',
    open: ['打开设备'],
    call: 'device.update',
    fill: { 设备编号: 'MT-0099' },
  },
  {
    source: 'areas/task/plan/ServiceFormScreen',
    at: '/servicePage/newAdd?id=task-1',
    answers: { 'task.details': { ...sampleResult('task.details'), state: 'allocated' } },
    open: [],
    call: 'task.update',
  },
];

describe.each([...editing, ...more])('$source: $call', (one) => {
  const { edits: argument = 'revision' } = endpointOf(one.call);
  const stale = refusal('general.businessFailure', { field: argument });

  async function openFilled(they: Theirs) {
    let isChanged = false;
    const own = one.answers?.[they.reads];
    const sample =
      they.reads === 'auth.info'
        ? { ...sampleResult('auth.info'), ...people[one.as ?? 'administrator'], ...one.account }
        : own === undefined || typeof own === 'function'
          ? sampleResult(they.reads)
          : own;
    const base = changed(sample, they.from ?? {});
    const answers = {
      ...one.answers,
      [they.reads]: () => (isChanged ? changed(base, { ...they.record, [argument]: 'second' }) : base),
      [one.call]: ({ request }: { readonly request: Readonly<Record<string, unknown>> }) =>
        request[argument] === 'second' ? sampleResult(one.call) : stale,
      'upload.file': () => ({ fullurl: `/files/${portal.calls.length}.png`, file_name: 'upload.png' }),
    } as MockAnswers;
    const portal = renderPortal(one.at, { as: one.as, account: one.account, answers });
    for (const name of one.open) await press(portal, name);
    const form = await shownForm();
    await fillIn(portal, form, one.fill);
    await fillIn(portal, form, one.fill);
    const requests = () => portal.calls.filter(({ name }) => name === one.call).map(({ request }) => request);
    return {
      ...portal,
      form,
      requests,
      somebodySaves: () => {
        isChanged = true;
      },
    };
  }

  test('says what it was filled from; what both have changed is shown by its name, and theirs can be kept', async () => {
    const they = theirs[one.call];
    if (!they) throw new Error(`Nobody says what somebody else would change by ${one.call}.`);
    const edit = await openFilled(they);
    edit.somebodySaves();
    await send(edit, edit.form, one.call);
    const dialog = await screen.findByRole('dialog', { name: '他人刚刚修改了同一条记录' });
    expect(edit.requests()).toEqual([expect.objectContaining({ [argument]: expect.any(String) })]);
    expect(within(dialog).queryByText('其他内容')).not.toBeInTheDocument();
    for (const version of within(dialog).getAllByRole('radio', { name: /^用对方保存的/ })) {
      expect(version).toHaveAccessibleDescription(/./);
      await edit.user.click(version);
    }
    await edit.user.click(within(dialog).getByRole('button', { name: '按选择保存' }));
    await waitFor(() => expect(edit.requests()).toHaveLength(2));
    expect(edit.requests()[1]).toMatchObject({ ...(they.sent ?? they.record), [argument]: 'second' });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});

const sources = import.meta.glob<string>('../{app,areas}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Rows that some sources name after a word, as `contract.area.name` or in quotes. */
function rowsAfter(word: RegExp): ReadonlySet<string> {
  const found = Object.entries(sources).flatMap(([path, source]) =>
    path.includes('.test.') ? [] : [...source.matchAll(word)].map(([, row, name]) => row ?? name ?? ''),
  );
  return new Set(found);
}

/** Edited elsewhere than in a form: by old clients, in the report builder and in the template editor. */
const elsewhere = [
  'customer.editFactory',
  'report.saveDetailData',
  'report.saveDetailSimple',
  'report.update',
  'template.update',
];

test('every edit of the contract is sent by a form that merges, and by none that does not', () => {
  const edits = endpoints.filter(({ row }) => row.edits !== undefined).map(({ name }) => name);
  const merged = rowsAfter(/use(?:Maybe)?Edit\(\s*contract\.([\w.]+)|useEditCall\(\s*'([\w.]+)'/g);
  expect([...merged, ...elsewhere].sort()).toEqual([...edits].sort());
  expect(
    edits.filter((name) => rowsAfter(/formCall\(\s*contract\.([\w.]+)|useFormCall\(\s*'([\w.]+)'/g).has(name)),
  ).toEqual([]);
});
