import type { TaskDetails } from 'pest-sdk';
import { expect, it } from 'vitest';
import { emptyCheck, sheetRow } from '../sheet-rows.fixture';
import { timelineOf } from './timeline';

const task: TaskDetails = {
  id: 't1',
  number: 'S-20260504-01',
  customerId: 'c1',
  customerName: '江南食品',
  siteAddress: '',
  workshops: [],
  places: ['indoor'],
  inspection: 'devices',
  plannedAt: '2026-05-04T01:00:00.000Z',
  plannedDay: '2026-05-04',
  description: '',
  staff: [],
  state: 'checkedIn',
  recorded: true,
  devicesDue: 3,
  devicesChecked: 2,
  devicesNotReached: 0,
  risksOpen: 0,
  risksTotal: 0,
  returnReason: '',
  reportId: null,
  reportState: 'notGenerated',
  createdAt: '2026-05-01T01:00:00.000Z',
  createdBy: '赵敏',
  assigned: null,
  checkedIn: { at: '2026-05-04T00:55:00.000Z', receivedAt: '2026-05-04T00:55:00.000Z', accountName: '李师傅' },
  submitted: null,
  reviewed: null,
  site: { contactName: '', phone: '', place: null },
  siteSignature: null,
};

it('tells a service in the order in which it happened, one line per walk', () => {
  const early = { ...emptyCheck(), checkedAt: '2026-05-04T01:10:00.000Z' };
  const late = { ...emptyCheck(), checkedAt: '2026-05-04T02:40:00.000Z' };
  const rows = [
    sheetRow({ deviceId: 'a', check: late }),
    sheetRow({ deviceId: 'b', check: early }),
    sheetRow({ deviceId: 'c' }),
  ];
  const events = timelineOf({ task, rows, risks: [], chemicals: [], history: [] });
  expect(events.map((event) => [event.kind, event.at])).toEqual([
    ['created', '2026-05-01T01:00:00.000Z'],
    ['checkedIn', '2026-05-04T00:55:00.000Z'],
    ['planned', '2026-05-04T01:00:00.000Z'],
    ['devices', '2026-05-04T02:40:00.000Z'],
  ]);
});

it('tells each act once, though the row of the service has the last of its kind as well', () => {
  const submitted = { at: '2026-05-04T03:00:00.000Z', accountName: '李师傅' };
  const history = [
    { id: 'e1', at: '2026-05-04T02:50:00.000Z', accountName: '李师傅', happening: { kind: 'submitted' } },
    {
      id: 'e2',
      at: '2026-05-04T02:55:00.000Z',
      accountName: '赵敏',
      happening: { kind: 'returned', reason: '补照片' },
    },
    { id: 'e3', ...submitted, happening: { kind: 'submitted' } },
  ] as const;
  const events = timelineOf({
    task: { ...task, submitted: { ...submitted, receivedAt: submitted.at } },
    rows: [],
    risks: [],
    chemicals: [],
    history,
  });
  expect(events.slice(-3).map((event) => (event.kind === 'happened' ? event.event.id : event.kind))).toEqual([
    'e1',
    'e2',
    'e3',
  ]);
});
