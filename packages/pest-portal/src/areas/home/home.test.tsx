import { screen, within } from '@testing-library/react';
import type { Need } from 'pest-sdk';
import { expect, it } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const blank = { taskId: null, detail: '', person: '', at: null, day: null, variant: null } satisfies Partial<Need>;
const needs: Need[] = [
  { ...blank, kind: 'notArrived', id: id(1), subject: '禾穗食品', person: '李强', at: '2026-11-22T01:00:00.000Z' },
  { ...blank, kind: 'stockOut', id: id(2), subject: '粘鼠板', variant: '2' },
  { ...blank, kind: 'riskOverdue', id: id(3), taskId: id(1), subject: '禾穗食品', day: '2026-11-04' },
  { ...blank, kind: 'reportReview', id: id(4), subject: '临江大酒店', variant: 'briefing' },
];
const started = [{ step: 'customer', done: true }] as const;

it('puts first what needs the reader, by when, each with what can be done about it', async () => {
  renderPortal('/home', {
    as: 'administrator',
    answers: { 'home.needs': { count: 6, needs }, 'home.firstSteps': [...started] },
  });
  const queue = await screen.findByRole('region', { name: '需要您处理' });
  const now = within(queue).getByRole('list', { name: '现在' });
  expect(within(now).getAllByRole('listitem')).toHaveLength(2);
  expect(within(now).getByText('李强·11-22 周日 09:00')).toBeVisible();
  expect(within(now).getByRole('link', { name: '改派: 禾穗食品' })).toHaveAttribute(
    'href',
    `/servicePage/detail?id=${id(1)}`,
  );
  expect(within(queue).getByRole('link', { name: '补货: 粘鼠板' })).toHaveAttribute(
    'href',
    `/inventory/list?search=${encodeURIComponent('粘鼠板')}`,
  );
  expect(within(queue).getByRole('link', { name: '核实: 禾穗食品' })).toHaveAttribute(
    'href',
    `/servicePage/detail?id=${id(1)}&tab=risks`,
  );
  expect(within(queue).getByRole('link', { name: '审核: 临江大酒店' })).toHaveAttribute(
    'href',
    `/serverEcharts?id=${id(4)}`,
  );
  expect(within(queue).getByText('另有 2 项，见各列表。')).toBeVisible();
});

it('says so when nothing waits', async () => {
  renderPortal('/home', {
    as: 'administrator',
    answers: { 'home.needs': { count: 0, needs: [] }, 'home.firstSteps': [...started] },
  });
  expect(await screen.findByText('现在没有需要您处理的事。')).toBeVisible();
});

it('leads a new company from step to step instead of showing charts of nothing', async () => {
  renderPortal('/home', {
    as: 'administrator',
    answers: {
      'home.firstSteps': [
        { step: 'customer', done: true },
        { step: 'devices', done: false },
        { step: 'staff', done: false },
        { step: 'service', done: false },
        { step: 'visit', done: false },
      ],
    },
  });
  const steps = await screen.findByRole('region', { name: '从第一个客户开始' });
  const current = within(steps)
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step');
  expect(current.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual(['/imgCustomer']);
  expect(within(steps).getByText('已完成 1 / 5')).toBeVisible();
  expect(screen.queryByRole('region', { name: '需要您处理' })).toBeNull();
});
