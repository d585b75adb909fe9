import { renderHook } from '@testing-library/react';
import { makeFormat } from 'pest-sdk';
import { expect, test } from 'vitest';
import type { FloorPlan, PlanDevice } from '../../floor-plan/floor-plan.types';
import { useMessages } from '../../i18n/messages';
import { deviceTypesOf, standardDeviceTypes } from '../../trade/device-types';
import { usePlanWords } from '../editing/usePlanWords';
import { planPages } from './plan-sheet';
import { planSheetMessages } from './plan-sheet.messages';

const hall: FloorPlan = {
  id: 'hall',
  name: 'Hall',
  image: { src: '', width: 1000, height: 500 },
  metresPerWidth: 100,
  trashAreas: [{ id: 'a', name: 'Bins', left: 0.1, top: 0.2, right: 0.3, bottom: 0.6 }],
};
const lamp = (number: number, x = 0.5, y = 0.5): PlanDevice => ({
  id: String(number),
  code: `FL-${String(number).padStart(4, '0')}`,
  name: '',
  type: 'flyLamp',
  position: { x, y },
});

function pagesOf(plan: FloorPlan, devices: readonly PlanDevice[], numbered = false) {
  const types = deviceTypesOf(standardDeviceTypes, 'en');
  const { result } = renderHook(() => ({ words: usePlanWords(types), t: useMessages(planSheetMessages) }));
  const format = makeFormat('en', 'Asia/Shanghai');
  const pages = planPages(
    { plan, devices, types, ...result.current, format, today: '2026-05-04', colour: (value) => value },
    numbered,
  );
  const of = (page: number, kind: string) =>
    (pages[page]?.shapes ?? []).filter((shape) => shape.kind === kind).map((shape) => ({ ...shape }));
  return { pages, of };
}

test('the picture lies in the middle, as large as it fits, and devices and areas lie where they are on it', () => {
  const { of } = pagesOf(hall, [lamp(1)]);
  expect(of(0, 'picture')).toEqual([{ kind: 'picture', x: 40, y: 165, width: 1320, height: 660 }]);
  const [frame, bins] = of(0, 'rect');
  expect(frame).toMatchObject({ x: 40, y: 165, width: 1320, height: 660 });
  expect(bins).toMatchObject({ x: 172, y: 297, width: 264, height: 264 });
  expect(of(0, 'text')).toContainEqual(expect.objectContaining({ text: 'Bins', x: 304, y: 429, anchor: 'middle' }));
  expect(of(0, 'path').slice(0, 2)).toEqual([
    expect.objectContaining({ x: 700, y: 495, scale: 22 / 32 }),
    expect.objectContaining({ x: 700, y: 495, scale: 22 / 32 }),
  ]);
});

test('a high plan takes the height of the page', () => {
  const high = { ...hall, image: { src: '', width: 500, height: 1000 } };
  expect(pagesOf(high, []).of(0, 'picture')).toEqual([{ kind: 'picture', x: 492.5, y: 80, width: 415, height: 830 }]);
});

test('the bar is as long as the metres beside it', () => {
  const bar = pagesOf(hall, []).of(0, 'rect').at(-1);
  expect(bar).toMatchObject({ x: 1360 - 132, width: 132 });
  expect(pagesOf(hall, []).of(0, 'text')).toContainEqual(
    expect.objectContaining({ text: expect.stringMatching(/^10\b/), x: 1360 - 66, anchor: 'middle' }),
  );
  expect(pagesOf({ ...hall, metresPerWidth: null }, []).of(0, 'rect')).toHaveLength(2);
});

test('numbers on the plan are explained on the pages after it: four columns of 38 a page', () => {
  const devices = Array.from({ length: 153 }, (_, at) => lamp(at, (at % 20) / 20, at / 200));
  const { pages, of } = pagesOf(hall, devices, true);
  expect(pages).toHaveLength(3);
  expect(pagesOf(hall, devices).pages).toHaveLength(1);
  const codes = of(1, 'text').filter((shape) => 'text' in shape && shape.text.startsWith('FL-'));
  expect(codes).toHaveLength(152);
  expect([codes[0], codes[37], codes[38]]).toEqual([
    expect.objectContaining({ x: 72, y: 94 }),
    expect.objectContaining({ x: 72, y: 94 + 37 * 22 }),
    expect.objectContaining({ x: 402, y: 94 }),
  ]);
  const last = of(2, 'text').map((shape) => ('text' in shape ? shape.text : ''));
  expect(last).toContain('153');
});

test('a long legend takes another line before it meets the scale, and the picture makes room', () => {
  const types = ['flyLamp', 'mouseTrap', 'baitStation', 'stickyBoard', 'moth'];
  const states = ['ok', 'fault', 'due', 'activity'] as const;
  const devices = types.flatMap((type, at) =>
    states.map((state, n) => ({ ...lamp(at * 10 + n), type: `${type} of a long name`, state })),
  );
  const { of } = pagesOf(hall, devices);
  const words = of(0, 'text').flatMap((shape) => (shape.kind === 'text' && shape.y > 900 ? [shape] : []));
  const labels = words.filter(({ anchor }) => anchor === 'start');
  expect(new Set(labels.map(({ y }) => y))).toEqual(new Set([928, 950]));
  for (const { x, text } of labels) expect(x + text.length * 8).toBeLessThan(1360 - 200);
  const [picture] = of(0, 'picture');
  expect(picture).toMatchObject({ y: 154, height: 660 });
});

test('marks and legend say on paper what they say on the canvas: the state of a device, and that one is not in use', () => {
  const { of } = pagesOf(hall, [lamp(1), { ...lamp(2), state: 'fault' }, { ...lamp(3), bound: false }]);
  const said = of(0, 'text').map((shape) => ('text' in shape ? shape.text : ''));
  expect(said).toEqual(expect.arrayContaining(['Fly-killing lamp 3', '故障', '未启用']));
  expect(said.filter((text) => text === '×')).toHaveLength(2);
});
