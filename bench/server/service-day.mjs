// @ts-check
/** Services of today, checked in, whose devices can be checked, corrected and taken back. */
import { people } from '../kit/server.mjs';

/** @typedef {import('../kit/server.mjs').Server} Server */
/** @typedef {{ taskId: string, deviceId: string, type: string }} Due a device of a service */

/**
 * Plans some services at the site that has most devices, so that they meet in the same rows of the roll-ups.
 * @param {Server} server @param {number} services
 * @returns {Promise<{ token: string, due: Due[] }>}
 */
export async function openServices({ call, signIn }, services) {
  const token = await signIn(people.administrator);
  const technician = await signIn(people.technician);
  const staff = await call('GET', '/api/v-user/info', { token: technician });
  const customerId = mostOften((await call('GET', '/api/v-device/list', { token })).map(customerOf));
  /** @type {Due[]} */
  const due = [];
  for (let service = 0; service < services; service += 1) {
    const plannedAt = new Date().toISOString();
    const body = { customerId, places: ['indoor', 'outdoor'], plannedAt, staffIds: [staff.id] };
    const { id: taskId } = await call('POST', '/api/v-task/create', { token, body });
    await call('POST', '/api/v-task/check-in', { token: technician, body: { id: taskId } });
    const { rows } = await call('GET', `/api/v-inspection/sheet/${taskId}`, { token: technician });
    due.push(...rows.map((/** @type {Due} */ { deviceId, type }) => ({ taskId, deviceId, type })));
  }
  return { token: technician, due };
}

/** @param {{ customerId: string }} device */
function customerOf({ customerId }) {
  return customerId;
}

/** @param {readonly string[]} all */
function mostOften(all) {
  const counts = new Map();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/**
 * A record of one device, or its being taken back, as a call.
 * @param {readonly Due[]} due @param {() => number} random
 * @returns {{ method: string, path: string, body?: object }}
 */
export function randomChange(due, random) {
  const { taskId, deviceId, type } = due[Math.floor(random() * due.length)] ?? { taskId: '', deviceId: '', type: '' };
  if (random() < 0.15) return { method: 'DELETE', path: `/api/v-inspection/record/${taskId}/${deviceId}` };
  return { method: 'POST', path: '/api/v-inspection/record', body: recordOf({ taskId, deviceId, type }, random) };
}

/** @param {Due} due @param {() => number} random */
export function recordOf({ taskId, deviceId, type }, random) {
  const opened = random() > 0.15;
  const rest = { answers: {}, actions: [], photos: [], note: '' };
  if (!opened) return { taskId, deviceId, outcome: 'inaccessible', reason: 'blocked', reading: null, ...rest };
  return { taskId, deviceId, outcome: 'checked', reason: '', reading: readingOf(type, random), ...rest };
}

/** @param {string} type @param {() => number} random */
function readingOf(type, random) {
  const upTo = (/** @type {number} */ most) => Math.floor(random() * (most + 1));
  const counts = (/** @type {string} */ first, /** @type {string} */ second) => [
    { species: first, count: upTo(30) },
    { species: second, count: upTo(3) },
  ];
  switch (type) {
    case 'flyLamp':
      return { type, counts: counts('fly', 'mosquito'), boardFill: null, lampOn: true, boardReplaced: false };
    case 'mouseTrap':
      return {
        type,
        counts: counts('houseMouse', 'norwayRat'),
        alive: false,
        sprungEmpty: false,
        glueCondition: 'ok',
        evidence: [],
      };
    case 'cockroachTrap':
      return { type, counts: counts('germanCockroach', 'americanCockroach'), nymphs: 0, eggCases: 0 };
    default: {
      const eaten = { consumedPercent: upTo(4) * 25, baitState: 'ok', consumer: null, batch: '' };
      return { type, ...eaten, gramsAdded: '0', gramsRemoved: '0', locked: true, labelOk: true, evidence: [] };
    }
  }
}
