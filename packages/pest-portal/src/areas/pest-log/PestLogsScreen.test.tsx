import { screen, within } from '@testing-library/react';
import type { PestLogDetails, PestLogSummary } from 'pest-sdk';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const log: PestLogSummary = {
  id: 'log-1',
  title: '原料库发现活鼠',
  description: '1 只',
  customerName: '禾穗',
  responsibleName: '赵敏',
  publisherName: '李强',
  publishedAt: '2026-05-04T02:30:00.000Z',
  operatorName: '王磊',
  state: 'unhandled',
  handledAt: null,
  handledBy: null,
  photoCount: 1,
  editable: true,
};
const details: PestLogDetails = {
  ...log,
  content: '东墙货架后见到 1 只褐家鼠。',
  photos: ['https://pest.test/files/photo.jpg'],
  customerId: 'customer-1',
  responsibleId: 'account-1',
  operatorId: 'account-2',
  taskId: null,
  taskNumber: null,
  handling: '',
  handlingPhotos: [],
};
const page = (items: PestLogSummary[]) => ({ items, total: items.length, page: 1, limit: 20 });
const answers = {
  'pestLog.list': page([log]),
  'pestLog.details': details,
  'pestLog.people': [
    { id: 'account-1', name: '赵敏' },
    { id: 'account-2', name: '王磊' },
    { id: 'account-3', name: '李强' },
  ],
};

test('a log opens with its content and pictures, and its address opens it again', async () => {
  const { user, address } = renderPortal('/dewormingLog/unLog', { answers });
  await user.click(await screen.findByRole('link', { name: log.title }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(details.content)).toBeVisible();
  expect(dialog.getByRole('link', { name: '查看照片 1' })).toHaveAttribute('href', details.photos[0]);
  expect(address()).toContain('log=log-1');
  await user.click(dialog.getAllByRole('button', { name: '关闭' })[0] ?? document.body);
  expect(address()).toBe('/dewormingLog/unLog');
});

test('it is handled with what was done; without words it is refused', async () => {
  const { user, calls } = renderPortal('/dewormingLog/unLog', { answers });
  await user.click(await screen.findByRole('button', { name: '处理“原料库发现活鼠”' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '提交处理' }));
  const done = dialog.getByRole('textbox', { name: /处理情况/ });
  expect(done).toHaveAttribute('aria-invalid', 'true');
  await user.type(done, '已封堵');
  await user.click(dialog.getByRole('button', { name: '提交处理' }));
  await screen.findByText('虫害日志已处理');
  expect(calls.find(({ name }) => name === 'pestLog.handle')?.request).toEqual({
    id: 'log-1',
    handling: '已封堵',
    photos: [],
  });
});

test('it is handed over to somebody else of the company', async () => {
  const { user, calls } = renderPortal('/dewormingLog/unLog', { answers });
  await user.click(await screen.findByRole('button', { name: '原料库发现活鼠 的操作' }));
  await user.click(screen.getByRole('menuitem', { name: '转交', hidden: true }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: '李强' });
  expect(dialog.queryByRole('option', { name: '王磊' })).not.toBeInTheDocument();
  await user.selectOptions(dialog.getByRole('combobox', { name: /处理人/ }), '李强');
  await user.click(dialog.getByRole('button', { name: '转交' }));
  await screen.findByText('已转交给 李强');
  expect(calls.find(({ name }) => name === 'pestLog.handOver')?.request).toEqual({
    id: 'log-1',
    operatorId: 'account-3',
  });
});

test('a new log starts with its writer, and needs a title and a content', async () => {
  const { user, calls } = renderPortal('/dewormingLog/unLog', { answers });
  await user.click(await screen.findByRole('button', { name: '写虫害日志' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '发布' }));
  expect(dialog.getByRole('textbox', { name: /标题/ })).toHaveAttribute('aria-invalid', 'true');
  await user.type(dialog.getByRole('textbox', { name: /标题/ }), '鼠洞');
  await user.type(dialog.getByRole('textbox', { name: /内容/ }), '北墙两处');
  await user.click(dialog.getByRole('button', { name: '发布' }));
  await screen.findByText('虫害日志已发布');
  expect(calls.find(({ name }) => name === 'pestLog.create')?.request).toMatchObject({
    title: '鼠洞',
    responsibleId: 'account-1',
    operatorId: 'account-1',
    taskId: null,
  });
});

test('a handled log says who did what, and nothing can be done with it', async () => {
  const handled = {
    ...details,
    state: 'handled',
    handling: '已封堵鼠洞',
    handledAt: log.publishedAt,
    handledBy: '王磊',
    editable: false,
  } as const;
  const { user } = renderPortal('/dewormingLog/okLog', {
    answers: {
      ...answers,
      'pestLog.list': page([
        { ...log, state: 'handled', handledBy: '王磊', handledAt: log.publishedAt, editable: false },
      ]),
      'pestLog.details': handled,
    },
  });
  await user.click(await screen.findByRole('link', { name: log.title }));
  expect(await screen.findByText('已封堵鼠洞')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^处理/ })).not.toBeInTheDocument();
});

test('is no page of a customer', async () => {
  renderPortal('/dewormingLog/unLog', { as: 'customer' });
  expect(await screen.findByText('没有查看权限')).toBeVisible();
});
