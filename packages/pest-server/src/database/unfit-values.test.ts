import { expect, test } from 'vitest';
import { DatabaseError } from './engines/engine';
import { unfitValue } from './unfit-values';

const refused = (code: string) => new DatabaseError({ code, message: '', constraint: undefined });

test.each([
  ['22021', 'general.invalidParameter'],
  ['22P05', 'general.invalidParameter'],
  ['22003', 'general.invalidParameter'],
  ['22008', 'general.invalidParameter'],
  ['22P02', 'general.notFound'],
  ['23505', 'general.businessFailure'],
])('SQLSTATE %s is answered as %s', (code, answer) => {
  expect(unfitValue(refused(code))).toBe(answer);
});

test('what is our own fault stays one', () => {
  expect(unfitValue(refused('42703'))).toBeNull();
  expect(unfitValue(new TypeError('x is not a function'))).toBeNull();
});
