import { screen, waitFor } from '@testing-library/react';
import { refusal, sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { controlsOf, fillIn, forms, markedIn, send, shownBy, shownForm } from '../testing/form-cases';
import { press } from '../testing/press';
import { renderPortal } from '../testing/render-portal';

test.each(forms)('$source: $call refused keeps what was typed, and is sent again', async (one) => {
  let answer: unknown;
  const portal = renderPortal(one.at, {
    as: one.as,
    account: one.account,
    answers: {
      'upload.file': () => ({ fullurl: `/files/${portal.calls.length}.png`, file_name: 'upload.png' }),
      ...one.answers,
      ...Object.fromEntries([[one.call, () => answer]]),
    },
  });
  for (const name of one.open) await press(portal, name);
  const form = await shownForm();
  // What was chosen first may ask for more.
  await fillIn(portal, form, one.fill);
  await fillIn(portal, form, one.fill);
  const controls = controlsOf(form);
  const typed = controls.map(shownBy);
  const keepsAll = () => {
    expect(controls.filter(({ isConnected }) => !isConnected)).toEqual([]);
    expect(controls.map(shownBy)).toEqual(typed);
  };
  const requests = () => portal.calls.filter(({ name }) => name === one.call).map(({ request }) => request);

  answer = refusal('general.businessFailure');
  await send(portal, form, one.call);
  await waitFor(() => expect(screen.getAllByText('业务处理失败').at(-1)).toBeVisible());
  keepsAll();

  // The first argument that a field stands for is refused beside the field.
  const args = one.saidIn === 'dialog' ? [] : Object.keys(requests()[0] ?? {});
  for (const field of args.filter((name) => name !== 'id')) {
    answer = refusal('general.invalidParameter', { field });
    await send(portal, form, one.call);
    await waitFor(() => expect(markedIn(form).length + form.querySelectorAll('[role="alert"]').length).not.toBe(0));
    keepsAll();
    if (markedIn(form).length > 0) break;
  }
  expect(markedIn(form)).toHaveLength(one.saidIn ? 0 : 1);
  if (one.saidIn !== 'dialog') expect(form).toHaveTextContent(/参数/);

  answer = sampleResult(one.call);
  await send(portal, form, one.call);
  if (one.stays) await waitFor(() => expect(form.querySelector('[role="alert"]')).toBeNull());
  else await waitFor(() => expect(form).not.toBeInTheDocument());
  const [first, ...again] = requests();
  for (const request of again) expect(request).toEqual(first);
});

/** Forms of pages, whose own tests refuse them, and one that only looks for somebody. */
const elsewhere = [
  'areas/account/DeviceRolesForm deviceRole.assign',
  'areas/auth/BeginFactorDialog auth.confirmSecondFactor',
  'areas/auth/CompanyLogin auth.beginCompanySignIn',
  'areas/auth/LoginForm auth.login',
  'areas/auth/Passkeys auth.beginPasskey',
  'areas/auth/RegisterForm auth.webRegister',
  'areas/company/CompanyForm company.update',
  'areas/customer/BindCustomerDialog customer.search',
  'areas/customer/InformationForm customer.submitInformation',
  'areas/device/DeviceDialog device.update',
  'areas/order/InvoiceScreen order.requestInvoice',
  'areas/report/useReportLayout report.saveLayout',
  'areas/stock/StockTakeScreen stock.count',
  'areas/task/plan/ServiceFormScreen task.create',
  'areas/task/plan/ServiceFormScreen task.update',
  'areas/task/review/Decision task.review',
  'areas/inspection/check-form inspection.record',
];

test('every form is among these', () => {
  const sources = import.meta.glob<string>('../{app,areas,kit/import,offline/outbox}/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const calls = Object.entries(sources).flatMap(([path, source]) => {
    if (path.includes('.test.')) return [];
    const called =
      /(?:useFormCall|useEditCall)\(\s*'([\w.]+)'|(?:formCall|use(?:Maybe)?Edit)\(\s*(?:contract\.)?([\w.]+)/g;
    const rows = [...source.matchAll(called)].map(
      ([, name, row = '']) => name ?? (row.includes('.') ? row : `contract.${row}`),
    );
    return rows.map((row) => `${path.replace(/^\.\.\/|\.tsx?$/g, '')} ${row}`);
  });
  const walked = forms.map(({ source, call }) => `${source} ${call}`);
  expect(new Set([...walked, ...elsewhere])).toEqual(new Set(calls));
});
