import { describe, expect, it } from 'vitest';
import { templateFindings } from '../rules/template-rules';
import { contract } from '.';
import { checkRequest } from './check-request';

const item = {
  name: 'Tube',
  type: 'choice' as const,
  options: [{ label: 'on' }, { label: 'off' }],
  min: null,
  max: null,
};
const template = {
  name: 'Lamp',
  deviceType: 'flyLamp' as const,
  directions: [{ id: 'body', name: 'Body', items: [{ id: 'tube', ...item }] }],
};
const withItems = (...items: (typeof item & { id?: string })[]) => ({
  ...template,
  directions: [{ id: 'body', name: 'Body', items }],
});
const repeated = withItems({ id: 'a', ...item }, { id: 'a', ...item });
const wrong = [
  ['a choice without options', withItems({ ...item, options: [] }), 'optionsMissing'],
  ['a choice with one option', withItems({ ...item, options: [{ label: 'on' }] }), 'optionsMissing'],
  ['an option twice', withItems({ ...item, options: [{ label: 'on' }, { label: 'on ' }] }), 'optionRepeated'],
  ['two items of one id', repeated, 'idRepeated'],
] as const;

describe('a template', () => {
  it('is whole when nothing is found', () => {
    expect(templateFindings(template)).toEqual([]);
    expect(checkRequest(contract.template.create.request, template).issues).toBeUndefined();
  });

  it.each(wrong)('with %s has a finding, and no call takes it', (_, given, problem) => {
    expect(templateFindings(given)).toMatchObject([{ problem }]);
    expect(checkRequest(contract.template.create.request, given).issues).toHaveLength(1);
    expect(checkRequest(contract.template.update.request, { id: 't', ...given }).issues).toHaveLength(1);
  });

  it('names the place of the finding as the contract does', () => {
    expect(templateFindings(repeated)).toEqual([{ path: ['directions', 0, 'items', 1, 'id'], problem: 'idRepeated' }]);
  });
});
