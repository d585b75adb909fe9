import { screen, within } from '@testing-library/react';
import { addDays, type BoardService, mondayOf, type ShiftBoard, writePower } from 'pest-sdk';
import { type MockAnswers, refusal } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../../testing/render-portal';

/** A week that no clock has reached yet. */
const monday = mondayOf('2050-05-04');
const tuesday = addDays(monday, 1);
const page = `/shiftManagement/list?day=${monday}`;

function service(id: string, given: Partial<BoardService> = {}): BoardService {
  const { plannedDay = monday } = given;
  return {
    id,
    number: id,
    customerId: 'c1',
    customerName: '临江大酒店',
    workshops: [],
    description: '灭蝇灯',
    plannedAt: `${plannedDay}T01:00:00.000Z`,
    plannedDay,
    minutes: 90,
    devicesDue: 10,
    state: 'allocated',
    staffIds: ['li'],
    recurringId: null,
    alone: false,
    ...given,
  };
}

const staff = [
  { id: 'li', name: '李强' },
  { id: 'wang', name: '王磊' },
];
const lobby = service('lobby');
const hall = service('hall', { customerName: '航站楼', plannedDay: tuesday, staffIds: ['wang'] });
const boardOf = (...services: BoardService[]): ShiftBoard => ({ staff, services, leave: [] });

function openBoard(board: ShiftBoard, answers: MockAnswers = {}, account = {}) {
  return renderPortal(page, {
    account,
    answers: { 'schedule.board': board, 'schedule.move': { clashes: [] }, ...answers },
  });
}

const card = (name: RegExp) => screen.findByRole('button', { name });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('by keyboard: picked up, aimed with what is in the way said beforehand, dropped, undone', async () => {
  const { user, calls } = openBoard(boardOf(lobby, hall));
  (await card(/09:00\s*临江大酒店/)).focus();
  await user.keyboard('{Enter}');
  expect(said()).toContainEqual(expect.stringContaining('已拿起 09:00 临江大酒店'));
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(said()).toContainEqual(expect.stringContaining('王磊'));
  expect(said()).toContainEqual(expect.stringContaining('与 09:00 航站楼 重叠'));
  await user.keyboard('{ArrowLeft}');
  expect(said()).toContainEqual(expect.stringContaining('不冲突'));
  await user.keyboard('{Enter}');
  const moves = () => calls.filter(({ name }) => name === 'schedule.move').map(({ request }) => request);
  const before = { plannedAt: lobby.plannedAt, staffIds: ['li'] };
  const after = { plannedAt: lobby.plannedAt, staffIds: ['wang'] };
  await expect.poll(moves).toEqual([{ id: 'lobby', from: before, to: after, following: false }]);
  await user.click(await screen.findByRole('button', { name: '撤销上一次调整' }));
  await expect.poll(() => moves()[1]).toEqual({ id: 'lobby', from: after, to: before, following: false });
});

test('a move undone before it was answered is not shown again in between', async () => {
  const answers: (() => void)[] = [];
  const { user, calls } = openBoard(boardOf(lobby), {
    'schedule.move': () => new Promise((answer) => answers.push(() => answer({ clashes: [] }))),
  });
  const asked = (endpoint: string) => calls.filter(({ name }) => name === endpoint).length;
  await user.click(await card(/09:00\s*临江大酒店/));
  await user.click(screen.getByRole('button', { name: new RegExp(`放到 王磊，(\\d{4}-)?${tuesday.slice(5)}`) }));
  await user.click(await screen.findByRole('button', { name: '撤销上一次调整' }));
  await expect.poll(() => asked('schedule.move')).toBe(1);
  answers[0]?.();
  await expect.poll(() => asked('schedule.move')).toBe(2);
  expect(asked('schedule.board')).toBe(1);
  answers[1]?.();
  await expect.poll(() => asked('schedule.board')).toBe(2);
});

test('Escape puts a service back, and nothing is asked of the server', async () => {
  const { user, calls } = openBoard(boardOf(lobby));
  (await card(/09:00\s*临江大酒店/)).focus();
  await user.keyboard('{Enter}{ArrowDown}{Escape}');
  expect(await card(/09:00\s*临江大酒店/)).toHaveAttribute('aria-pressed', 'false');
  expect(calls.some(({ name }) => name === 'schedule.move')).toBe(false);
});

test('a refused move puts the card back and says why', async () => {
  const { user } = openBoard(boardOf(lobby), { 'schedule.move': refusal('task.begun') });
  await user.click(await card(/09:00\s*临江大酒店/));
  await user.click(screen.getByRole('button', { name: new RegExp(`放到 王磊，(\\d{4}-)?${tuesday.slice(5)}`) }));
  expect(await screen.findByText(/已签到/)).toBeInTheDocument();
  const row = await screen.findByRole('row', { name: /李强/ });
  expect(await within(row).findByRole('button', { name: /临江大酒店/ })).toBeVisible();
});

test('a recurring service asks: this one, or from here on', async () => {
  const { user, calls } = openBoard(boardOf(service('weekly', { recurringId: 'r1' })));
  await user.click(await card(/周期服务/));
  await user.click(screen.getByRole('button', { name: new RegExp(`放到 李强，(\\d{4}-)?${tuesday.slice(5)}`) }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '从这次起' }));
  await expect
    .poll(() => calls.find(({ name }) => name === 'schedule.move')?.request)
    .toMatchObject({ id: 'weekly', following: true, to: { plannedAt: `${tuesday}T01:00:00.000Z`, staffIds: ['li'] } });
});

test('services that clash are red with the word, and so is a week that is too long', async () => {
  const long = service('long', { plannedAt: `${monday}T02:00:00.000Z`, minutes: 2400, customerName: '恒通冷链' });
  openBoard(boardOf(lobby, long));
  expect(await screen.findByRole('button', { name: '2 次服务有冲突' })).toBeVisible();
  expect(await card(/09:00\s*重叠\s*临江大酒店/)).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /李强.*超出工时/ })).toBeVisible();
});

test('without the right to assign the board is for reading', async () => {
  const power = writePower(['m_shift_management', 'm_service_undone']);
  openBoard(boardOf(lobby, service('open', { staffIds: [], state: 'unallocated' })), {}, { type: 2, power });
  expect(await screen.findByRole('link', { name: /09:00\s*临江大酒店/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /临江大酒店/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '撤销上一次调整' })).toBeNull();
});

test('a customer sees who comes when, without hours or anybody’s load', async () => {
  const board = boardOf(lobby, service('open', { staffIds: [], state: 'unallocated' }));
  renderPortal(page, { as: 'customer', answers: { 'schedule.board': { ...board, staff: staff.slice(0, 1) } } });
  expect(await screen.findByRole('rowheader', { name: /李强/ })).toHaveTextContent(/^李李强1 次$/);
  expect(screen.getByRole('rowheader', { name: '尚未安排人员' })).toBeVisible();
  expect(screen.queryByText(/40 h/)).toBeNull();
});

test('an empty company is told what to do first', async () => {
  openBoard({ staff: [], services: [], leave: [] });
  expect(await screen.findByText('公司还没有服务人员')).toBeVisible();
});
