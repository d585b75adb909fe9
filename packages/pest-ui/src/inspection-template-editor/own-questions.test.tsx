import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerProblems, templateFindings } from 'pest-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PestProvider } from '../provider/PestProvider';
import { fromXlsForm } from './files/from-xls-form';
import { fromTemplateJson, toTemplateJson } from './files/template-json';
import { toXlsForm } from './files/to-xls-form';
import { defineQuestionType } from './form/define-question-type';
import { InspectionForm } from './form/InspectionForm';
import type { InspectionTemplate, TemplateItem } from './InspectionTemplateEditor.types';
import { newItem } from './template/template-edits';
import './form/ph-question.fixture';

const ph = { ...newItem('water', 'Water', 'acme:ph'), settings: { decimals: 2 } };
const unknown = { ...newItem('moth', 'Moths', 'acme:moth'), settings: { trap: 'delta' } };
const templateOf = (...items: TemplateItem[]): InspectionTemplate => ({
  name: 'Bait water',
  deviceType: 'flyLamp',
  process: '',
  directions: [{ id: 'd', name: 'Water', note: '', items }],
});

describe('a question type of a host', () => {
  it('is named by whose it is', () => {
    const named = () =>
      defineQuestionType({
        type: 'Acme GmbH:ph value',
        words: { zh: '', en: '' },
        isAnswer: (answer) => typeof answer === 'string',
        settings: () => null,
        Question: () => null,
      });
    expect(named).toThrow(RangeError);
  });

  it('decides what an answer is, and takes one that was given in words', () => {
    const template = templateOf(ph);
    expect(answerProblems(template, { water: 7.25 })).toEqual({});
    expect(answerProblems(template, { water: '7.25' })).toEqual({});
    expect(answerProblems(template, { water: 'sour' })).toEqual({ water: 'wrongKind' });
    expect(answerProblems(template, { water: 20 })).toEqual({ water: 'wrongKind' });
  });

  it('says what is wrong with its settings', () => {
    const [finding] = templateFindings(templateOf({ ...ph, settings: { decimals: 5 } }));
    expect(finding).toMatchObject({
      path: ['directions', 0, 'items', 0, 'settings'],
      words: { en: 'A pH meter has two decimals at most' },
    });
  });

  it('goes through both kinds of files whole, known here or not', () => {
    const template = templateOf(ph, unknown);
    const sheet = toXlsForm(template);
    expect(sheet).toContain('acme:ph');
    const ids = (taken: InspectionTemplate | null) => taken?.directions[0]?.items;
    const read = fromXlsForm(sheet, () => 'new');
    expect(read.problems).toEqual([]);
    expect(ids(read.template)).toMatchObject([
      { id: 'water', type: 'acme:ph', settings: { decimals: 2 } },
      { id: 'moth', type: 'acme:moth', settings: { trap: 'delta' } },
    ]);
    const json = fromTemplateJson(toTemplateJson(template), () => 'new');
    expect(json.problems).toEqual([]);
    expect(json.template?.directions).toEqual(template.directions);
  });
});

describe('its question in the form', () => {
  const show = (item: TemplateItem, value: Record<string, string | number | boolean | string[]>, errors = {}) => {
    const onChange = vi.fn();
    render(
      <PestProvider locale="en">
        <InspectionForm template={templateOf(item)} value={value} errors={errors} onChange={onChange} />
      </PestProvider>,
    );
    return onChange;
  };

  it('is answered in the host’s field, under its label', async () => {
    const onChange = show(ph, {});
    await userEvent.type(screen.getByRole('textbox', { name: /Water/ }), '7');
    expect(onChange).toHaveBeenLastCalledWith({ water: 7 });
  });

  it('says in the host’s words why an answer cannot stay', () => {
    show(ph, { water: 20 }, { water: 'Not such an answer' });
    expect(screen.getByRole('textbox', { name: /Water/ })).toHaveAccessibleDescription(/between 0 and 14/);
  });

  it('is said to be unknown where nobody defined it, and is answered in words', async () => {
    const onChange = show(unknown, {});
    expect(screen.getByText(/Type “acme:moth” is not known here/)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Moths/ }), 'x');
    expect(onChange).toHaveBeenLastCalledWith({ moth: 'x' });
  });

  it('keeps an answer of an unknown type that is none of words', () => {
    const onChange = show(unknown, { moth: ['tineola', 'plodia'] });
    expect(screen.getByText('tineola, plodia')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a question type whose functions fail', () => {
  const fail = () => {
    throw new Error('acme is closed');
  };
  defineQuestionType({
    type: 'acme:faulty',
    words: { zh: '故障', en: 'Faulty' },
    isAnswer: (answer) => typeof answer === 'string',
    settings: fail,
    check: fail,
    fault: fail,
    say: fail,
    Question: fail,
    Editor: fail,
  });
  const faulty = newItem('odd', 'Odd', 'acme:faulty');
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('reportError', vi.fn());
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('takes the place of its question alone, which is answered in words, and is told', async () => {
    const onError = vi.fn();
    const onChange = vi.fn();
    render(
      <PestProvider locale="en" onError={onError}>
        <InspectionForm template={templateOf(faulty, ph)} value={{ odd: 'x' }} errors={{}} onChange={onChange} />
      </PestProvider>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: /Odd/ }), 'y');
    expect(onChange).toHaveBeenLastCalledWith({ odd: 'xy' });
    expect(screen.getByRole('textbox', { name: /Water/ })).toBeVisible();
    expect(onError).toHaveBeenCalledWith(new Error('acme is closed'), {
      widget: 'inspection-template-editor',
      action: 'draw',
    });
  });

  it('keeps no answer and no template from being saved', () => {
    expect(answerProblems(templateOf(faulty), { odd: 'x' })).toEqual({});
    expect(templateFindings(templateOf(faulty))).toEqual([]);
    expect(reportError).toHaveBeenCalledWith(new Error('acme is closed'));
  });
});
