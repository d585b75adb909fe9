import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PestError } from 'pest-sdk';
import { createRef, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PestProvider } from '../provider/PestProvider';
import { InspectionTemplateEditor } from './InspectionTemplateEditor';
import type {
  InspectionTemplate,
  InspectionTemplateEditorProps,
  TemplateEditorHandle,
} from './InspectionTemplateEditor.types';
import { newDirection, newItem } from './template/template-edits';

const lamps: InspectionTemplate = {
  name: 'Lamps',
  deviceType: 'flyLamp',
  process: '',
  version: 3,
  directions: [{ ...newDirection('d', '设备'), items: [{ ...newItem('tube', '灯管', 'text'), nameEn: 'Tube' }] }],
};

function show(props: Partial<InspectionTemplateEditorProps> = {}, template: InspectionTemplate | undefined = lamps) {
  return render(
    <PestProvider locale="en">
      <InspectionTemplateEditor defaultValue={template} {...props} />
    </PestProvider>,
  );
}

const nameField = () => screen.getByRole('textbox', { name: /^Template name/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save template' }));

it('adds a section on a page without TLS, whose browser makes no names', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const onChange = vi.fn<NonNullable<InspectionTemplateEditorProps['onChange']>>();
  show({ onChange });
  await userEvent.click(screen.getByRole('button', { name: 'Add section' }));
  expect(onChange.mock.lastCall?.[0].directions).toHaveLength(2);
});

it('tells what was done and with what, and undoes it', async () => {
  const onChange = vi.fn<NonNullable<InspectionTemplateEditorProps['onChange']>>();
  const onDirtyChange = vi.fn();
  const ref = createRef<TemplateEditorHandle>();
  render(
    <PestProvider locale="en">
      <InspectionTemplateEditor ref={ref} defaultValue={lamps} onChange={onChange} onDirtyChange={onDirtyChange} />
    </PestProvider>,
  );
  await userEvent.type(nameField(), '!!');
  await userEvent.click(screen.getByRole('button', { name: 'Add section' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  act(() => {
    ref.current?.undo();
  });
  const done = onChange.mock.calls.map(([{ name }, { reason, source }]) => [name, reason, source]);
  expect(done).toEqual([
    ['Lamps!', 'type', 'form'],
    ['Lamps!!', 'type', 'form'],
    ['Lamps!!', 'add', 'form'],
    ['Lamps!!', 'undo', 'keyboard'],
    ['Lamps', 'undo', 'api'],
  ]);
  expect(onDirtyChange.mock.calls).toEqual([[true], [false]]);
  ref.current?.focus(['directions', 0, 'items', 0, 'name']);
  expect(document.activeElement).toHaveValue('灯管');
});

it('forgets its steps when the host puts another template in', async () => {
  function Host() {
    const [template, setTemplate] = useState(lamps);
    return (
      <>
        <InspectionTemplateEditor value={template} onChange={setTemplate} />
        <button type="button" onClick={() => setTemplate({ ...lamps, name: 'Traps' })}>
          other
        </button>
      </>
    );
  }
  render(
    <PestProvider locale="en">
      <Host />
    </PestProvider>,
  );
  await userEvent.type(nameField(), '!');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await userEvent.click(screen.getByText('other'));
  expect(nameField()).toHaveValue('Traps');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  expect(screen.queryByText(/Unsaved/)).toBeNull();
});

it('sets English beside Chinese, leads to what is missing, and shows the form in the language of the reader', async () => {
  show();
  const preview = within(await screen.findByRole('complementary'));
  expect(preview.getByText('Tube')).toBeVisible();
  expect(preview.getByText('设备')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'English missing: 1' }));
  expect(document.activeElement).toHaveAccessibleName('Section name in English');
  await userEvent.keyboard('Device');
  expect(await preview.findByText('Device')).toBeVisible();
  expect(screen.getByText(/English complete/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Chinese and English' }));
  expect(screen.queryByRole('textbox', { name: /in English$/ })).toBeNull();
});

it('says why no device type is left, and takes those of the host', () => {
  const own = [{ type: 'pheromone', label: 'Pheromone trap', letters: 'PH', shape: 'circle' }] as const;
  show({ deviceTypes: own, takenDeviceTypes: ['pheromone'] }, { ...lamps, deviceType: null });
  expect(screen.getByRole('option', { name: 'Pheromone trap (has a template)' })).toBeDisabled();
  expect(screen.getByText(/Every device type already has a template/)).toBeVisible();
});

it('says a refusal at the field that the server names, and keeps what was typed', async () => {
  const refusal = new PestError({
    kind: 'api',
    endpoint: 'template.update',
    code: 4001,
    serverMessage: 'No shouting',
    field: 'directions.0.items.0.name',
  });
  const onSave = vi.fn<NonNullable<InspectionTemplateEditorProps['onSave']>>(() => Promise.reject(refusal));
  const onError = vi.fn();
  show({ onSave, onError });
  await userEvent.type(nameField(), '!');
  await save();
  const message = await screen.findByRole('button', { name: 'No shouting' });
  await userEvent.click(message);
  expect(document.activeElement).toHaveValue('灯管');
  expect(onSave.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal);
  expect(onError).toHaveBeenCalledWith(refusal, { widget: 'inspection-template-editor', action: 'save' });
  expect(nameField()).toHaveValue('Lamps!');
});

it('asks the rules of the host too', async () => {
  const onSave = vi.fn();
  const issue = { path: ['directions', 0, 'note'], message: 'Say how near' };
  show({ onSave, validator: ({ directions }) => (directions[0]?.note === '' ? [issue] : []) });
  await save();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Say how near' }));
  await userEvent.keyboard('3 m');
  await save();
  expect(onSave).toHaveBeenCalledOnce();
});

it('offers what somebody else saved meanwhile, and loses nothing either way', async () => {
  const theirs = { ...lamps, name: 'Lamps, new', version: 4 };
  const onSave = vi.fn<NonNullable<InspectionTemplateEditorProps['onSave']>>(async () => undefined);
  const onNewerResolve = vi.fn();
  show({ newer: theirs, onNewerResolve, onSave });
  const notice = within(await screen.findByRole('alert'));
  expect(await notice.findByText('Template “Lamps, new” changed: name')).toBeVisible();
  await userEvent.click(notice.getByRole('button', { name: 'Take theirs' }));
  expect(nameField()).toHaveValue('Lamps, new');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(nameField()).toHaveValue('Lamps');
  await userEvent.click(notice.getByRole('button', { name: 'Keep mine' }));
  await save();
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ name: 'Lamps', version: 4 });
  expect(onNewerResolve.mock.calls).toEqual([['theirs'], ['mine']]);
});

it('keeps drafts, and publishes by a button of its own', async () => {
  const onSave = vi.fn(async () => undefined);
  const onPublish = vi.fn(async () => undefined);
  show({ value: { ...lamps, version: 3, published: 2 }, onSave, onPublish });
  expect(screen.getByText(/Version 3 \(draft\)/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(onSave).toHaveBeenCalledOnce();
  expect(onPublish).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(onPublish).toHaveBeenCalledOnce();
  expect(await screen.findByText(/services started from now on use it/)).toBeVisible();
});

it('moves several items at once, as one step', async () => {
  const onChange = vi.fn<NonNullable<InspectionTemplateEditorProps['onChange']>>();
  const [first] = lamps.directions;
  if (!first) throw new Error('the template has a direction');
  const items = [newItem('a', 'Board'), newItem('b', 'Cable'), newItem('c', 'Plug')];
  const directions = [
    { ...first, items },
    { ...newDirection('place', 'Place'), items: [newItem('d', 'Height')] },
  ];
  show({ value: undefined, defaultValue: { ...lamps, directions }, onChange });
  await userEvent.click(screen.getByRole('button', { name: 'Move items' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Board' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Plug' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'To section' }), 'Place');
  await userEvent.click(screen.getByRole('button', { name: 'Move 2 items' }));
  const shape = () => onChange.mock.lastCall?.[0].directions.map((one) => one.items.map(({ id }) => id).join(''));
  expect(shape()).toEqual(['b', 'dac']);
  expect(screen.getByText(/Moved 2 items to “Place”/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shape()).toEqual(['abc', 'd']);
});

it('shows what a file holds, and what it cannot hold, before it is taken', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Import, export' }));
  const field = await screen.findByRole('textbox', { name: /paste the content/ });
  await userEvent.click(field);
  await userEvent.paste('type\tname\tlabel\ntext\ta\tRemarks\nrank\tb\tOrder\n');
  expect(screen.getByText('Recognised: sections 1, items 1')).toBeVisible();
  expect(screen.getByText('Line 3: the question type “rank” is not supported')).toBeVisible();
  expect(screen.getAllByRole('textbox', { name: 'Item name' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Add to the template' }));
  expect(screen.getAllByRole('textbox', { name: 'Item name' }).map((input) => input.getAttribute('value'))).toEqual([
    '灯管',
    'Remarks',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'What changed' }));
  expect(await screen.findByText('Item “Remarks” added')).toBeVisible();
});

it('reads a form that a Chinese spreadsheet program saved, and names the columns that it does not keep', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Import, export' }));
  const row = (...cells: readonly string[]) => `${cells.join(';')}\r\n`;
  const latin = [
    row('type', 'name', 'label', 'appearance'),
    row('text', 'a', '', 'x'),
    row('text', 'b', 'B', 'y'),
    row('text', 'c', 'C', ''),
    row('text', 'd', 'D', 'z'),
  ].join('');
  const bytes = new TextEncoder().encode(latin.replace('a;;x', 'a;**;x'));
  // 灯 in GB 18030, in the place of the two stars.
  bytes.set([0xb5, 0xc6], bytes.indexOf('*'.charCodeAt(0)));
  const choose = await screen.findByLabelText('Choose a file');
  await userEvent.upload(choose, new File([bytes], 'form.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/灯, B, C, D/)).toBeVisible();
  expect(screen.getByText('the column “appearance” is left out (lines: 2–3, 5)')).toBeVisible();
  await userEvent.upload(choose, new File([new Uint8Array([0x89, 0x50, 0, 0])], 'form.csv', { type: 'text/csv' }));
  expect(await screen.findByText('The file cannot be read')).toBeVisible();
});

it('puts a condition together, says a circle at once, and what goes with a question that others lean on', async () => {
  const [first] = lamps.directions;
  if (!first) throw new Error('the template has a direction');
  const items = [newItem('lit', 'Lit', 'yesNo'), { ...newItem('why', 'Why', 'text'), nameEn: 'Why' }];
  const onChange = vi.fn<NonNullable<InspectionTemplateEditorProps['onChange']>>();
  show({ onChange, preview: false }, { ...lamps, directions: [{ ...first, items }] });
  const itemNow = (id: string) =>
    onChange.mock.lastCall?.[0].directions.flatMap((one) => one.items).find((one) => one.id === id);
  const [ofLit, ofWhy] = screen.getAllByRole('button', { name: 'Hint and conditions' });
  if (!ofLit || !ofWhy) throw new Error('each item has its conditions');

  const ask = async (question: string) => {
    const showIf = within(await screen.findByRole('group', { name: 'Ask only if' }));
    await userEvent.click(showIf.getByRole('button', { name: 'Add a condition' }));
    await userEvent.selectOptions(showIf.getByRole('combobox', { name: 'Item' }), question);
    return showIf;
  };
  await userEvent.click(ofWhy);
  const showWhy = await ask('1.1 Lit');
  expect(showWhy.getByRole('combobox', { name: 'Comparison' })).toHaveDisplayValue('is');
  expect(itemNow('why')?.showIf).toBeUndefined();
  await userEvent.selectOptions(showWhy.getByRole('combobox', { name: 'Value' }), 'No');
  expect(itemNow('why')?.showIf).toBe("${lit} = 'no'");

  await userEvent.click(ofWhy);
  await userEvent.click(ofLit);
  const showLit = await ask('1.2 Why');
  await userEvent.selectOptions(showLit.getByRole('combobox', { name: 'Comparison' }), 'is answered');
  expect(showLit.getByRole('alert')).toHaveTextContent('This rule depends on its own answer');

  await userEvent.click(screen.getByRole('button', { name: 'Delete “Lit”' }));
  expect(screen.getByText(/Rules went with it: Why/)).toBeVisible();
  expect(itemNow('why')?.showIf).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(itemNow('why')?.showIf).toBe("${lit} = 'no'");
});

it('takes a rule that somebody writes, by the places of its questions', async () => {
  const [first] = lamps.directions;
  if (!first) throw new Error('the template has a direction');
  const items = [newItem('age', 'Months', 'number'), newItem('left', 'Left', 'calculated')];
  const onChange = vi.fn<NonNullable<InspectionTemplateEditorProps['onChange']>>();
  show({ onChange, preview: false }, { ...lamps, directions: [{ ...first, items }] });
  const formula = await screen.findByRole('textbox', { name: 'Formula' });
  await userEvent.click(formula);
  await userEvent.paste('12 -');
  expect(formula).toBeInvalid();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Insert an item' }), '1.1 Months');
  expect(formula).toHaveValue('12 - ${1.1}');
  expect(formula).toBeValid();
  expect(onChange.mock.lastCall?.[0].directions[0]?.items[1]?.calculation).toBe('12 - ${age}');
});
