import { PestError } from 'pest-sdk';
import { expect, test } from 'vitest';
import { refusalOf } from './refusal';

test('an abort says nothing', () => {
  expect(refusalOf(new PestError({ kind: 'abort', endpoint: 'device.add' }))).toBeNull();
});

test('the field that the server names is where the refusal is shown, and its name is not said again', () => {
  const error = new PestError({
    kind: 'api',
    endpoint: 'workshop.add',
    code: 4001,
    field: 'name',
    serverMessage: '车间名称已存在 (name)',
  });
  expect(refusalOf(error)).toEqual({ message: '车间名称已存在', field: 'name' });
});

test('a refusal that can only mean one field is shown there', () => {
  const error = new PestError({ kind: 'api', endpoint: 'device.add', code: 20012 });
  expect(refusalOf(error, { 'device.codeFormat': 'code' })?.field).toBe('code');
  expect(refusalOf(error)?.field).toBeNull();
});
