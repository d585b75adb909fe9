import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '.';
import { errorsOf } from './errors-of';

/** The customer's table of calls: the contract may add to it, never leave out or respell. */
const table = readFileSync(new URL('../../fixtures/endpoints.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [area = '', name = '', method = '', path = '', sends = '', auth = '', source = ''] = line.split('\t');
    return { name: `${area}.${name}`, method, path, sends, auth, source };
  });

describe('contract', () => {
  it('has the 115 calls of the specification', () => {
    expect(table).toHaveLength(115);
  });

  it.each(table)('declares $name as the specification has it', (expected) => {
    const row = endpoints.find((endpoint) => endpoint.name === expected.name)?.row;
    expect({ method: row?.method, path: row?.path, sends: row?.sends, auth: row?.auth, source: row?.source }).toEqual({
      method: expected.method,
      path: expected.path,
      sends: expected.sends,
      auth: expected.auth,
      source: expected.source,
    });
  });

  it('marks every other row as ours', () => {
    const known = new Set(table.map((row) => row.name));
    const others = endpoints.filter((endpoint) => !known.has(endpoint.name));
    expect(others.filter((endpoint) => endpoint.row.source !== 'ours')).toEqual([]);
    expect(others.length).toBeGreaterThan(0);
  });

  it('never answers two calls at one place', () => {
    const places = endpoints.map(({ row }) => `${row.method} ${row.path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(endpoints)('$name has a sentence that says what it does', ({ row }) => {
    expect(row.summary).toMatch(/^[A-Z].+\.$/);
  });

  it.each(endpoints)('$name names each of its own errors once', ({ row }) => {
    const shared = new Set(errorsOf({ ...row, errors: [], normalErrors: [] }));
    // Every write can answer it while the same key is worked on; a row names it for rules of its own.
    shared.delete('general.businessFailure');
    expect(row.errors.filter((error, at) => shared.has(error) || row.errors.indexOf(error) !== at)).toEqual([]);
  });

  it('leaves only the home page and its prices, login, registration and shared reports open to everybody', () => {
    const open = endpoints.filter(({ row }) => row.auth === 'public').map(({ name }) => name);
    expect(open.sort()).toEqual([
      'auth.beginCompanySignIn',
      'auth.beginPasskeySignIn',
      'auth.finishCompanySignIn',
      'auth.guardianRegister',
      'auth.login',
      'auth.signInWithPasskey',
      'auth.startVerification',
      'auth.webForgotPassword',
      'auth.webRegister',
      'contact.send',
      'membership.plans',
      'report.detailSimpleNoLogin',
    ]);
  });
});
