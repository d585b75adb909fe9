import { readFile } from 'node:fs/promises';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { folder, generatedFiles } from '../../../../scripts/sdk-calls.mjs';
import { type Area, type Contract, type EndpointName, endpoints as rows } from '../contract';
import type { TimeRange } from '../rules/time-range';
import type { Call, ListCall, PaginatedName } from './call';
import { endpoints, isPaginated } from './calls';
import { createPestClient } from './create-client';
import type { PestCalls } from './generated/client-calls';

describe('what the client knows of the contract', () => {
  it('is what the contract says: otherwise `node scripts/sdk-calls.mjs` writes it anew', async () => {
    for (const [name, text] of Object.entries(await generatedFiles())) {
      expect(await readFile(folder + name, 'utf8'), name).toBe(text);
    }
  });

  it('sends each row as it is declared', () => {
    expect(endpoints).toMatchObject(
      rows.map(({ name, area, row: { method, path, sends, auth } }) => ({
        name,
        area,
        row: { method, path, sends, auth },
      })),
    );
  });

  it('gives each row a call, and each list a walk through its pages', () => {
    const client = createPestClient({ baseUrl: '' });
    for (const { name, area } of endpoints) {
      const calls: object = client[area];
      const call: unknown = Reflect.get(calls, name.slice(area.length + 1));
      expect(call, name).toBeTypeOf('function');
      expect(Object.hasOwn(Object(call), 'all'), name).toBe(isPaginated(name));
    }
  });

  it('is typed by the contract', () => {
    type Typed = {
      readonly [A in Area]: {
        readonly [N in Extract<keyof Contract[A], string>]: TypedCall<Extract<`${A}.${N}`, EndpointName>>;
      };
    };
    type TypedCall<Name extends EndpointName> = Name extends PaginatedName ? ListCall<Name> : Call<Name>;
    expectTypeOf<PestCalls>().toExtend<Typed>();
    expectTypeOf<Typed>().toExtend<PestCalls>();
    expectTypeOf<PestCalls['device']['delete']>().parameter(0).toEqualTypeOf<{ id: string }>();
    expectTypeOf<PestCalls['device']['mosquitoGraph']>()
      .parameter(0)
      .toHaveProperty('range')
      .toEqualTypeOf<TimeRange | undefined>();
    expectTypeOf<PestCalls['stock']['all']>().toBeCallableWith();
    expectTypeOf<PestCalls['device']>().not.toHaveProperty('explode');
  });
});
