import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { TaskDetails } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { describe, expect, test } from 'vitest';
import { sheetRow } from '../areas/task/sheet-rows.fixture';
import { renderPortal } from '../testing/render-portal';

const question = () => screen.findByRole('alertdialog', { name: '不保存就离开？' });
const inQuestion = async (act: string) => within(await question()).getByRole('button', { name: act });
const description = () => screen.findByRole('textbox', { name: '服务说明' });
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('pest_draft'));

describe('leaving what is not saved', () => {
  test('by a link is asked about once: who stays keeps it, who leaves loses it', async () => {
    const { user, address } = renderPortal('/servicePage/newAdd');
    await user.type(await description(), 'Night treatment');
    await user.click(screen.getByRole('link', { name: '服务报告' }));
    await user.click(await inQuestion('继续填写'));
    expect(address()).toBe('/servicePage/newAdd');
    expect(await description()).toHaveValue('Night treatment');

    await user.click(screen.getByRole('link', { name: '服务报告' }));
    await user.click(await inQuestion('离开，不保存'));
    await waitFor(() => expect(address()).toBe('/servicePage/serverReport'));
    expect(drafts()).toEqual([]);
  });

  test('is no question while nothing was changed, nor after it was changed back', async () => {
    const { user, address } = renderPortal('/servicePage/newAdd');
    await user.type(await description(), 'x{Backspace}');
    await user.click(screen.getByRole('link', { name: '服务报告' }));
    await waitFor(() => expect(address()).toBe('/servicePage/serverReport'));
  });

  test('by closing a dialog is asked about, above the dialog', async () => {
    const { user } = renderPortal('/workshop?customerId=customer-1');
    await user.click(await screen.findByRole('button', { name: '新增车间' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: /名称/ }), 'Flour store');
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    await user.click(await inQuestion('继续填写'));
    expect(within(dialog).getByRole('textbox', { name: /名称/ })).toHaveValue('Flour store');

    await user.click(within(dialog).getByRole('button', { name: '取消' }));
    await user.click(await inQuestion('离开，不保存'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('is no question after saving', async () => {
    const { user, address } = renderPortal('/workshop?customerId=customer-1');
    await user.click(await screen.findByRole('button', { name: '新增车间' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: /名称/ }), 'Flour store');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: '服务报告' }));
    await waitFor(() => expect(address()).toBe('/servicePage/serverReport'));
    expect(drafts()).toEqual([]);
  });

  test('is asked about in the template editor', async () => {
    const { user, address } = renderPortal('/servicePage/questionAdd', { answers: { 'template.list': [] } });
    await user.type(await screen.findByRole('textbox', { name: /模板名称/ }), 'Traps');
    await user.click(screen.getByRole('link', { name: '服务报告' }));
    await user.click(await inQuestion('继续填写'));
    expect(address()).toBe('/servicePage/questionAdd');
  });

  test('is asked about at a device of the inspection, but not on the way to the next one', async () => {
    const { user, address } = renderPortal('/servicePage/inspect?id=task-1&device=d1', { answers: inspection });
    await user.type(await screen.findByRole('textbox', { name: '备注' }), 'wet floor');
    await user.click(screen.getByRole('button', { name: '记录 MT-0002' }));
    await waitFor(() => expect(address()).toContain('device=d2'));
    await user.click(screen.getByRole('button', { name: '记录 MT-0001' }));
    expect(await screen.findByRole('textbox', { name: '备注' })).toHaveValue('wet floor');
    await user.click(screen.getByRole('link', { name: '服务报告' }));
    await user.click(await inQuestion('继续填写'));
  });
});

describe('what was typed and not saved', () => {
  test('is back after a reload, for the same account, and can be dropped', async () => {
    const typed = renderPortal('/servicePage/newAdd');
    await typed.user.type(await description(), 'Night treatment');
    cleanup();
    const { user } = renderPortal('/servicePage/newAdd');
    expect(await description()).toHaveValue('Night treatment');
    expect(screen.getByText('已恢复上次填写但没有保存的内容。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '不要这些内容' }));
    expect(await description()).toHaveValue('');
    expect(drafts()).toEqual([]);
  });

  test('is nothing to another account', async () => {
    const { user } = renderPortal('/servicePage/newAdd');
    await user.type(await description(), 'Night treatment');
    cleanup();
    renderPortal('/servicePage/newAdd', { account: { id: 'account-9' } });
    expect(await description()).toHaveValue('');
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  test('belongs to its record: another one starts as it is', async () => {
    const { user } = renderPortal('/workshop?customerId=customer-1');
    await user.click(await screen.findByRole('button', { name: '新增车间' }));
    await user.type(within(await screen.findByRole('dialog')).getByRole('textbox', { name: /名称/ }), 'Flour');
    cleanup();
    const other = renderPortal('/workshop?customerId=customer-2');
    await other.user.click(await screen.findByRole('button', { name: '新增车间' }));
    expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: /名称/ })).toHaveValue('');
  });

  test('is never a password', async () => {
    const { user } = renderPortal('/login', { as: null });
    await user.type(await screen.findByLabelText(/密码/), 'secret');
    expect(Object.entries(sessionStorage).flat().join()).not.toContain('secret');
    expect(drafts()).toEqual([]);
  });

  test('comes back into the template editor, as a change that can be saved', async () => {
    const { user } = renderPortal('/servicePage/questionAdd', { answers: { 'template.list': [] } });
    await user.type(await screen.findByRole('textbox', { name: /模板名称/ }), 'Traps');
    cleanup();
    renderPortal('/servicePage/questionAdd', { answers: { 'template.list': [] } });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /模板名称/ })).toHaveValue('Traps'));
    expect(screen.getByText(/有未保存的修改/)).toBeVisible();
  });
});

const task: TaskDetails = {
  ...sampleResult('task.details'),
  id: 'task-1',
  state: 'checkedIn',
  inspection: 'devices',
  returnReason: '',
};
const rows = ['1', '2'].map((n) => sheetRow({ deviceId: `d${n}`, code: `MT-000${n}` }));
const inspection = {
  'task.details': task,
  'inspection.sheet': { taskId: 'task-1', rows, templates: [] },
};
