import { PestError } from 'pest-sdk';
import { expect, test } from 'vitest';
import { refusalOf } from './refusal';

const isField = (name: string): name is 'code' | 'name' => name === 'code' || name === 'name';

test('nothing failed, and an abort, say nothing', () => {
  expect(refusalOf(null, isField)).toBeNull();
  expect(refusalOf(new PestError({ kind: 'abort', endpoint: 'device.add' }), isField)).toBeNull();
});

test('a field that the form has is where the refusal is shown', () => {
  const error = new PestError({
    kind: 'api',
    endpoint: 'workshop.add',
    code: 4001,
    field: 'name',
    serverMessage: '车间名称已存在 (name)',
  });
  expect(refusalOf(error, isField)).toEqual({ message: '车间名称已存在', field: 'name' });
});

test('a field that the form does not have leaves it to the form as a whole', () => {
  const error = new PestError({ kind: 'api', endpoint: 'device.add', code: 3001, field: 'position.x' });
  expect(refusalOf(error, isField)?.field).toBeNull();
});

test('a code that can only mean one field is shown there', () => {
  const error = new PestError({ kind: 'api', endpoint: 'device.add', code: 20012 });
  expect(refusalOf(error, isField, (code) => (code === 20012 ? 'code' : null))?.field).toBe('code');
});
