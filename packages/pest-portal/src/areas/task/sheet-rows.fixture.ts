import type { CheckOutcome, SheetRow } from 'pest-sdk';

/** A row of a sheet for tests: a mouse trap in the packing hall that is still to be done. */
export function sheetRow(over: Partial<SheetRow> = {}): SheetRow {
  return {
    deviceId: 'd1',
    code: 'SL-0001',
    name: '捕鼠器 1',
    type: 'mouseTrap',
    place: 'indoor',
    location: '东墙靠门',
    workshopName: '包装车间',
    floorPlanId: null,
    check: null,
    lastReading: null,
    ...over,
  };
}

/** A recorded check with nothing in it. */
export function emptyCheck(outcome: CheckOutcome = 'checked'): NonNullable<SheetRow['check']> {
  return {
    outcome,
    reason: outcome === 'checked' ? '' : '门已上锁',
    reading:
      outcome === 'checked'
        ? { type: 'mouseTrap', counts: [], alive: false, sprungEmpty: false, glueCondition: 'ok', evidence: [] }
        : null,
    answers: {},
    actions: [],
    photos: [],
    note: '',
    checkedAt: '2026-05-04T02:30:00.000Z',
    receivedAt: '2026-05-04T02:30:00.000Z',
    accountName: '李师傅',
    suppliesMissing: [],
  };
}
