import { type AxiosResponse, create } from 'axios';
import { describe, expect, it } from 'vitest';
import { createPestClient } from '../client/create-client';
import { endpoints as rows } from '../contract';
import { reportFindings } from '../contract/report-findings';
import { sectionSaysSomething } from '../contract/report-prose';
import { describeError } from '../errors/describe-error';
import { heatValue } from '../rules/activity';
import { noticeText } from '../rules/notice-words';
import { productName } from '../rules/purchase';
import { sampleResult } from './sample';

/** An answer as a server of next year gives it: more fields in every object, and a member of every set that is new. */
function nextYears(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nextYears);
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, member]) => [
      name,
      isChoice(name) ? 'addedLater' : nextYears(member),
    ]);
    return { ...Object.fromEntries(members), addedLater: { count: 1, list: ['x'] } };
  }
  return value;
}

const isChoice = (name: string) => ['type', 'state', 'status', 'kind', 'species', 'outcome', 'severity'].includes(name);

function clientOf(answer: unknown) {
  const axios = create({
    adapter: async (config) =>
      ({ data: answer, status: 200, statusText: 'OK', headers: {}, config }) satisfies AxiosResponse,
  });
  return createPestClient({ baseUrl: '', axios, logger: { warn: () => undefined } });
}

describe('a client of today on a server of tomorrow', () => {
  it.each(rows)('takes the answer of $name as it comes', async ({ name, area }) => {
    const data = nextYears(sampleResult(name));
    const calls: object = clientOf({ code: 0, msg: '', data, addedLater: true })[area];
    const call: unknown = Reflect.get(calls, name.slice(area.length + 1));
    expect(await Reflect.apply(Object(call), calls, [{ id: 'x' }])).toEqual(data);
  });

  it('shows the words of a refusal that it does not know', async () => {
    const refused = clientOf({ code: 40404, msg: 'The freezer is locked.', data: null, addedLater: 1 }).stock.all();
    const error: unknown = await refused.catch((thrown: unknown) => thrown);
    expect(describeError(error, 'en')).toBe('The freezer is locked.');
  });

  it('reads what it knows of records that say more', () => {
    const report = sampleResult('report.detail');
    const newer: typeof report = JSON.parse(JSON.stringify(report));
    Object.assign(newer.sections[0] ?? {}, { kind: 'addedLater' });
    expect(reportFindings(newer).length).toBe(reportFindings(report).length);
    expect(newer.sections.map(sectionSaysSomething)).not.toContain(undefined);
    const later = JSON.parse('"addedLater"');
    expect(heatValue(later, 12, 0)).toBe(12);
    expect(productName('addedLater', 'zh')).toBe('addedLater');
    const writing = { dateTime: String, unit: String };
    expect(noticeText({ kind: later, facts: {} }, 'zh', writing)).toBe('您有一条新通知');
    expect(noticeText({ kind: later, facts: {} }, 'en', writing)).toBe('You have a new notification.');
  });
});
