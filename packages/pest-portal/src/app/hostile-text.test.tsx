import { cleanup, waitFor } from '@testing-library/react';
import type { EndpointName } from 'pest-sdk';
import { type MockAnswers, sampleResult } from 'pest-sdk/mock';
import { endpoints, strictChecks } from 'pest-sdk/schemas';
import { expect, test } from 'vitest';
import { renderPortal } from '../testing/render-portal';

/** What would make an element, run or lead somewhere if it were read as anything but text. */
const payloads = [
  '<img src=x class=planted onerror=plant()>',
  '<script class=planted>plant()</script>',
  '"><svg class=planted onload=plant()>',
  "'><i class=planted onclick=plant()>",
  '</title><b class=planted>planted',
  '</textarea><b class=planted>planted',
  '</style><b class=planted>planted',
  '<!--><b class=planted>planted-->',
  '<iframe class=planted srcdoc="<script>plant()</script>">',
  '<math class=planted><mi xlink:href="javascript:plant()">',
  '<a class=planted href="javascript:plant()">planted</a>',
  'javascript:plant() // planted',
  'JaVaScRiPt:plant() // planted',
  'data:text/html,<b class=planted>planted',
  '&lt;b class=planted&gt;planted',
  '&#60;b class=planted&#62;planted',
  '{{constructor.constructor("plant()")()}} planted',
  '$t(planted) {{planted}}',
  '#{plant()} planted',
  '<%= plant() %> planted',
  '" onmouseover="plant()" planted="',
  "' autofocus onfocus='plant()' planted='",
  '<style class=planted>*{background:url(javascript:plant())}</style>',
  '<base class=planted href="//planted.test/">',
];

/** React puts an error of its own in the place of an address that would run; browsers open no `data:` from a link. */
const runs = /^\s*javascript:(?!throw new Error\('React has blocked)/i;

type Container = Record<string | number, unknown>;

/** Puts a payload into each text that its row lets be any text; each time it goes on with the next one. */
function plantInto(name: EndpointName, turn: number): unknown {
  const answer: unknown = structuredClone(sampleResult(name));
  let at = turn;
  const fits = () => strictChecks(name, answer) === null;
  const visit = (container: Container, key: string | number) => {
    const value = container[key];
    if (typeof value === 'object' && value !== null) {
      for (const inner of Object.keys(value)) visit(value as Container, inner);
    } else if (typeof value === 'string') {
      container[key] = payloads[at % payloads.length];
      if (fits()) at += 1;
      else container[key] = value;
    }
  };
  if (typeof answer === 'object' && answer !== null)
    for (const key of Object.keys(answer)) visit(answer as Container, key);
  return answer;
}

/** Ids and tokens stay as they are: pages ask by them. */
const asked: readonly EndpointName[] = endpoints
  .filter(({ name, row }) => row.method === 'GET' && name !== 'auth.info')
  .map(({ name }) => name);

function plantedAnswers(turn: number): MockAnswers {
  // Planted when the page asks: it asks for a few of them all.
  const planted = Object.fromEntries(asked.map((name) => [name, () => plantInto(name, turn)]));
  // A company that has taken its first steps sees its dashboard.
  return { ...planted, 'home.firstSteps': [] };
}

const pages = [
  '/home',
  '/customer/list',
  '/detailCustomer?id=customer-1',
  '/createCustomer?id=customer-1',
  '/imgCustomer',
  '/workshop',
  '/servicePage/undoneList',
  '/servicePage/completedList',
  '/servicePage/detail?id=task-1',
  '/servicePage/serverReport',
  '/servicePage/riskList',
  '/servicePage/questionList',
  '/shiftManagement/recurring',
  '/documents',
  '/inventory/list',
  '/inventory/chemistry',
  '/device/list',
  '/system/account',
  '/leave/unList',
  '/dewormingLog/unLog',
] as const;

test('twenty-four payloads in every text of every answer are text on twenty pages', async () => {
  expect([payloads.length, pages.length]).toEqual([24, 20]);
  const silent: string[] = [];
  for (const [turn, page] of pages.entries()) {
    renderPortal(page, { answers: plantedAnswers(turn * 5) });
    const shown = waitFor(() => expect(document.body.textContent).toMatch(/plant/), { timeout: 8_000 });
    await shown.catch(() => silent.push(page));
    expect(document.querySelectorAll('.planted, [planted], script, iframe, base'), page).toHaveLength(0);
    for (const element of document.querySelectorAll('[href], [src], [action], [formaction]')) {
      for (const name of ['href', 'src', 'action', 'formaction']) {
        expect(element.getAttribute(name) ?? '', page).not.toMatch(runs);
      }
    }
    const handlers = [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(
      handlers.filter((name) => name.startsWith('on')),
      page,
    ).toEqual([]);
    cleanup();
  }
  expect(silent).toEqual([]);
}, 300_000);
