import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '../contract';
import { errorsOf } from '../contract/errors-of';
import { limits } from '../rules/limits';
import { webhookEvents, webhookTest } from '../rules/webhook-events';
import { openApiDocument } from '.';
import { sampleRequest } from './sample-request';

const document = openApiDocument({ serverUrl: 'https://pest.example', version: '7' });
const written: unknown = JSON.parse(JSON.stringify(document));

describe('openApiDocument', () => {
  it('is an OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)));
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
    expect(document.info.version).toBe('7');
  });

  it('says of each area what it is about, its licence, and where it may be answered', () => {
    const { tags, info, servers } = openApiDocument();
    const used = new Set(endpoints.map(({ area }) => area));
    expect(new Set(tags.map(({ name }) => name))).toEqual(used);
    for (const { description } of tags) expect(description).toMatch(/^[A-Z].*\.$/);
    expect(info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
    expect(servers[0]?.variables).toHaveProperty('host');
    expect(document.servers).toEqual([{ url: 'https://pest.example' }]);
  });

  it('refers to nothing that it does not hold', () => {
    const missing = refsIn(written).filter((ref) => at(written, ref) === undefined);
    expect(missing).toEqual([]);
  });

  it('has every row of the contract, with its errors, and who may call it', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, security, ...more }]) => ({
        name: operationId,
        call: `${method.toUpperCase()} ${path}`,
        open: security.length === 0,
        errors: new Set(more['x-pest-errors']),
      })),
    );
    expect(operations).toHaveLength(endpoints.length);
    expect(new Set(operations)).toEqual(
      new Set(
        endpoints.map(({ name, row }) => ({
          name,
          call: `${row.method} ${row.path}`,
          open: row.auth === 'public',
          errors: errorsOf(row),
        })),
      ),
    );
  });

  it('promises `more` where an answer may be cut, and nowhere else', () => {
    const saying = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ responses }) => JSON.stringify(responses).includes('"more":'))
      .map(({ operationId }) => operationId);
    const counted = endpoints.filter(({ row }) => row.bound === limits.listRows).map(({ name }) => name);
    expect(new Set(saying)).toEqual(
      new Set([...counted, 'device.history', 'device.meDeviceAll', 'inspection.siteUse']),
    );
  });

  it.each(endpoints.filter(({ row }) => row.sends === 'json' || row.sends === 'form'))(
    '$name: its example is a request that the row takes',
    ({ name, row }) => {
      expect(z.safeParse(row.request, sampleRequest(name, [])).error?.issues).toBeUndefined();
    },
  );

  it('has each message to a partner, as its server gets it', () => {
    const { webhooks } = openApiDocument();
    expect(Object.keys(webhooks)).toEqual([...webhookEvents, webhookTest]);
    const asked = JSON.stringify(webhooks['report.approved']);
    expect(asked).toMatch(/"const":"report\.approved".*"figures"/);
    expect(asked).toContain('webhook-signature');
  });

  it('tells arguments where they travel, and what may be left out', () => {
    const list = document.paths['/api/v-leave/list']?.get;
    expect(list?.parameters).toEqual([
      { name: 'page', in: 'query', schema: { $ref: '#/components/schemas/PageNumber' } },
      { name: 'limit', in: 'query', schema: { $ref: '#/components/schemas/PageSize' } },
      { name: 'state', in: 'query', schema: { type: 'string', enum: ['underReview', 'approved', 'refused'] } },
      { name: 'search', in: 'query', schema: expect.objectContaining({ type: 'string', maxLength: 100 }) },
    ]);
    const graph = document.paths['/api/v-device-mosquito/graph']?.get;
    expect(graph?.parameters).toContainEqual({
      name: 'floorPlanId',
      in: 'query',
      required: true,
      schema: { $ref: '#/components/schemas/Id' },
    });
  });
});

function refsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '$ref' in value && typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(refsIn)];
}

function at(whole: unknown, ref: string): unknown {
  return ref
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([name]) => name === key)?.[1]
          : undefined,
      whole,
    );
}
