import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InspectionTemplateRecord, PestError, type PestErrorDetails } from 'pest-sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { newDirection, newItem } from '../../inspection-template-editor/template/template-edits';
import { PestProvider } from '../../provider/PestProvider';
import {
  ConnectedInspectionTemplateEditor,
  type ConnectedInspectionTemplateEditorProps,
  type TemplateClient,
} from './ConnectedInspectionTemplateEditor';

const lamps: InspectionTemplateRecord = {
  id: 't1',
  name: 'Lamps',
  deviceType: 'flyLamp',
  process: '',
  version: 3,
  updatedAt: '2026-11-22T00:00:00Z',
  directions: [{ ...newDirection('d', 'Device'), items: [newItem('tube', 'Tube', 'text')] }],
};

const failure = (details: Partial<PestErrorDetails>) =>
  new PestError({ kind: 'api', endpoint: 'template.update', code: 4001, ...details });

/** A server with one template, which others may change. */
let kept: InspectionTemplateRecord;
const update = vi.fn<TemplateClient['template']['update']>();
const create = vi.fn<TemplateClient['template']['create']>();
const details = vi.fn<TemplateClient['template']['details']>();
const list = vi.fn<TemplateClient['template']['list']>();
const client: TemplateClient = { template: { update, create, details, list } };

beforeEach(() => {
  kept = lamps;
  vi.resetAllMocks();
  const { id, name, deviceType, version, updatedAt } = lamps;
  list.mockResolvedValue([{ id, name, deviceType, version, updatedAt, itemCount: 1 }]);
  details.mockImplementation(async () => kept);
  create.mockResolvedValue({ id: 't2' });
  update.mockImplementation(async ({ version, name }) => {
    if (version !== kept.version) throw failure({ field: 'version', serverMessage: 'Somebody was faster' });
    kept = { ...kept, name, version: kept.version + 1 };
    return null;
  });
});
const show = (props: ConnectedInspectionTemplateEditorProps = {}) =>
  render(
    <PestProvider locale="en">
      <ConnectedInspectionTemplateEditor client={client} templateId="t1" {...props} />
    </PestProvider>,
  );
const nameField = () => screen.findByRole('textbox', { name: /^Template name/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save template' }));

it('loads, saves what was changed, and goes on with the new version and the same undo', async () => {
  const onSaved = vi.fn();
  show({ onSaved });
  await userEvent.type(await nameField(), '!');
  await save();
  expect(await screen.findByText(/Version 4/)).toBeVisible();
  expect(onSaved).toHaveBeenCalledWith('t1');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await nameField()).toHaveValue('Lamps');
  await save();
  expect(await screen.findByText(/Version 5/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('overwrites nothing that somebody else saved meanwhile', async () => {
  show();
  await userEvent.type(await nameField(), '!');
  kept = { ...lamps, name: 'Lamps of the night', version: 4 };
  await save();
  expect(await screen.findByText('Somebody was faster')).toBeVisible();
  expect(await screen.findByText('Template “Lamps of the night” changed: name')).toBeVisible();
  expect(await nameField()).toHaveValue('Lamps!');
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await save();
  expect(await screen.findByText(/Version 5/)).toBeVisible();
  expect(kept.name).toBe('Lamps!');
});

it('says what kept it from loading, and tries again', async () => {
  const onError = vi.fn();
  const refusal = failure({ serverMessage: 'Closed' });
  details.mockRejectedValueOnce(refusal);
  show({ onError });
  const alert = within(await screen.findByRole('alert'));
  expect(onError).toHaveBeenCalledWith(refusal, { widget: 'inspection-template-editor', action: 'load' });
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await nameField()).toHaveValue('Lamps');
});

it('offers only device types without a template to a new one, and gives a reading up with itself', async () => {
  const { unmount } = show({ templateId: undefined });
  expect(await screen.findByRole('option', { name: /Fly-killing lamp \(has a template\)/ })).toBeDisabled();
  expect(details).not.toHaveBeenCalled();
  unmount();
  expect(list.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});
