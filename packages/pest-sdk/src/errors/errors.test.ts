import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error';
import { errorTable, findError } from './error-codes';
import { errorWords } from './error-words';
import { isPestError } from './is-pest-error';
import { PestError } from './pest-error';

const table = readFileSync(new URL('../../fixtures/errors.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [code = '', catalogue = '', meaning = ''] = line.split('\t');
    return {
      code: Number(code),
      catalogue: Number(catalogue),
      hasCode: code !== '',
      hasCatalogue: catalogue !== '',
      meaning,
    };
  });

describe('error table', () => {
  it.each(table.filter((row) => row.hasCode && row.code !== 0))('knows $code: $meaning', ({ code }) => {
    expect(findError(code)?.code).toBe(code);
  });

  it.each(table.filter((row) => row.hasCode && row.hasCatalogue))(
    'reads catalogue number $catalogue as $code',
    ({ code, catalogue }) => {
      expect(findError(catalogue, 'catalogue')?.code).toBe(code);
    },
  );

  it('ends the session on both catalogue numbers that ask for a new login', () => {
    expect(findError(39, 'catalogue')?.name).toBe('session.expired');
    expect(findError(40, 'catalogue')?.name).toBe('session.expired');
  });

  it('never guesses between the numberings', () => {
    expect(findError(5)).toBeNull();
    expect(findError(20010, 'catalogue')).toBeNull();
  });

  it('covers all forty numbers of the catalogue', () => {
    const missing = Array.from({ length: 40 }, (_, index) => index + 1).filter(
      (number) => !findError(number, 'catalogue'),
    );
    expect(missing).toEqual([]);
  });

  it('says something else in each language', () => {
    for (const { name } of errorTable) expect(errorWords[name].zh).not.toBe(errorWords[name].en);
  });
});

const refusal = (details: Partial<ConstructorParameters<typeof PestError>[0]>) =>
  new PestError({ kind: 'api', endpoint: 'stock.all', ...details });

describe('describeError', () => {
  it.each([
    ['a known code in its own words', refusal({ code: 20010, serverMessage: 'left: 3' }), 'There is not enough stock.'],
    [
      'a general code in the words of the server',
      refusal({ code: 4001, serverMessage: 'The name is taken.' }),
      'The name is taken.',
    ],
    ['a general code without words', refusal({ code: 4001 }), 'The operation could not be completed.'],
    [
      'an unknown code in the words of the server',
      refusal({ wireCode: 777, serverMessage: 'Closed today' }),
      'Closed today',
    ],
    ['an unknown code without words', refusal({ wireCode: 777, serverMessage: '' }), 'Error'],
    ['no response', refusal({ kind: 'network' }), 'Server abnormal. Please check the connection and try again.'],
    ['HTTP 500', refusal({ kind: 'http', status: 500 }), 'Error (HTTP 500)'],
    [
      'HTTP 502 with its text',
      refusal({ kind: 'http', status: 502, statusText: 'Bad Gateway' }),
      'Error (HTTP 502 Bad Gateway)',
    ],
    [
      'a refusal that came with HTTP 503',
      refusal({ code: 5000, status: 503 }),
      'System error. Please try again later.',
    ],
    ['HTTP 403, which is only logged', refusal({ kind: 'http', status: 403 }), null],
    ['a cancelled call', refusal({ kind: 'abort' }), null],
    ['what is not ours', new Error('x'), 'Error'],
  ])('says %s', (_, error, words) => {
    expect(describeError(error, 'en')).toBe(words);
  });

  it.each([3001, 4001] as const)('says %i in the language of the reader, whoever answers', (code) => {
    const chinese = refusal({ code, serverMessage: '名称 FK-001 已存在' });
    expect(describeError(chinese, 'zh')).toBe('名称 FK-001 已存在');
    expect(describeError(chinese, 'en')).not.toMatch(/\p{Script=Han}/u);
    const english = refusal({ code, serverMessage: 'The customer 绿盾 exists already.' });
    expect(describeError(english, 'en')).toBe('The customer 绿盾 exists already.');
    expect(describeError(english, 'zh')).toBe(describeError(refusal({ code }), 'zh'));
  });

  it('cuts a long message and takes control characters out of it', () => {
    const words = describeError(refusal({ wireCode: 777, serverMessage: `a\u0007b${'x'.repeat(400)}` }), 'zh');
    expect(words).toHaveLength(300);
    expect(words).toMatch(/^a b/);
  });
});

describe('isPestError', () => {
  it('knows an error made by another copy of the package', () => {
    const foreign = { [Symbol.for('pest.error')]: true, errorName: 'stock.insufficient' };
    expect(isPestError(foreign)).toBe(true);
    expect(isPestError(foreign, 'stock.insufficient')).toBe(true);
    expect(isPestError(foreign, 'task.begun')).toBe(false);
    expect(isPestError(new Error('x'))).toBe(false);
  });
});
