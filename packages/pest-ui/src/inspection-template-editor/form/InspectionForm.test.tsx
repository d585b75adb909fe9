import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TemplateAnswers } from 'pest-sdk';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PestProvider } from '../../provider/PestProvider';
import type { InspectionFormProps, TemplateItem } from '../InspectionTemplateEditor.types';
import { newDirection, newItem } from '../template/template-edits';
import { InspectionForm } from './InspectionForm';

function show(items: TemplateItem[], props: Partial<InspectionFormProps> = {}) {
  let latest: TemplateAnswers = {};
  const template = { directions: [{ ...newDirection('d', 'Lamp'), items }] };
  function Host() {
    const [value, setValue] = useState<TemplateAnswers>({});
    latest = value;
    return <InspectionForm {...props} template={template} value={value} onChange={setValue} />;
  }
  render(
    <PestProvider locale="en">
      <Host />
    </PestProvider>,
  );
  return () => latest;
}

it('asks by yes or no, on a scale, and for a day', async () => {
  const answers = show([
    { ...newItem('lit', 'All tubes burn', 'yesNo'), riskWhen: 'no' },
    { ...newItem('clean', 'Cleanliness', 'scale'), min: 1, max: 3, lowest: 'clean', highest: 'filthy' },
    newItem('since', 'Fitted on', 'date'),
  ]);
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(screen.getByText(/indicates a risk/)).toBeVisible();
  expect(screen.getByText('3 filthy')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '2' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Fitted on/ }), '2026-05-04');
  expect(answers()).toEqual({ lit: false, clean: 2, since: '2026-05-04' });
});

it('asks for photos by the way of the host, and without one says that they are asked for', async () => {
  const answers = show([newItem('seen', 'The board', 'photo')], {
    Photos: ({ label, value, onChange }) => (
      <button type="button" onClick={() => onChange([...value, '/a.png'])}>
        {label}
      </button>
    ),
  });
  await userEvent.click(screen.getByRole('button', { name: 'The board (required)' }));
  expect(answers()).toEqual({ seen: { photos: ['/a.png'] } });
  show([newItem('seen', 'The other board', 'photo')]);
  expect(screen.getByRole('group', { name: 'The other board (required)' })).toHaveTextContent('Taken on site');
});

it('asks, demands and works out by the rules of the template', async () => {
  show([
    newItem('lit', 'All tubes burn', 'yesNo'),
    { ...newItem('why', 'Why not', 'text'), showIf: "${lit} = 'no'", hint: 'As the customer says' },
    { ...newItem('age', 'Months', 'number'), required: false, requiredIf: "${lit} = 'no'" },
    { ...newItem('left', 'Months left', 'calculated'), calculation: '12 - ${age}' },
  ]);
  const age = screen.getByRole('textbox', { name: /Months/ });
  expect(age).not.toBeRequired();
  expect(screen.queryByRole('textbox', { name: /Why not/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(screen.getByRole('textbox', { name: /Why not/ })).toHaveAccessibleDescription(/As the customer says/);
  expect(age).toBeRequired();
  await userEvent.type(age, '5');
  expect(screen.getByRole('group', { name: 'Months left' })).toHaveTextContent('7');
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(screen.queryByRole('textbox', { name: /Why not/ })).toBeNull();
});

it('offers what was answered last time, and records it only once it is taken', async () => {
  const answers = show(
    [
      { ...newItem('height', 'Height', 'number'), unit: 'cm', fromLastTime: true },
      { ...newItem('other', 'Other', 'number'), fromLastTime: true },
      newItem('plain', 'Plain', 'number'),
    ],
    { last: { height: 120, other: ['gone'], plain: 3 } },
  );
  expect(answers()).toEqual({});
  const [offer, ...others] = screen.getAllByRole('button', { name: /Last time/ });
  expect(others).toEqual([]);
  expect(offer).toHaveTextContent('Last time: 120 cm');
  if (offer) await userEvent.click(offer);
  expect(answers()).toEqual({ height: 120 });
  expect(screen.queryByRole('button', { name: /Last time/ })).toBeNull();
});
