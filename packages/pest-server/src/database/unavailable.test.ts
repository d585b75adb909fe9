import { expect, test } from 'vitest';
import { DatabaseError, EngineStoppedError } from './engines/engine';
import { isDatabaseUnavailable } from './unavailable';

const refused = (code: string, message = '') => new DatabaseError({ code, message, constraint: undefined });

test.each([
  ['a port nobody listens on', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
  ['a server that is stopping', refused('57P01')],
  ['a server that is starting', refused('57P03')],
  ['no connection to spare', refused('53300')],
  ['a statement that takes too long', refused('57014')],
  ['a lock that is not given', refused('55P03')],
  ['transactions that block each other, again and again', refused('40P01')],
  ['a full disk', refused('53100')],
  ['an embedded database that stopped', new EngineStoppedError('It stopped.')],
  ['a connection that broke before', new Error('Client has encountered a connection error and is not queryable')],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a lost node', refused('08006', 'connection to the remote node db2:5432 failed')],
  ['a node lost in a transaction', refused('XX000', 'failure on connection marked as essential: db2:5432')],
])('unavailable: %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ['a key that is taken', refused('23505', 'duplicate key value violates unique constraint "device_code"')],
  ['a fault inside', refused('XX000', 'cache lookup failed')],
  ['a fault of the server', new TypeError('x is not a function')],
  ['no error at all', null],
])('not unavailable: %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
