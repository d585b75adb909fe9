import { render, renderHook } from '@testing-library/react';
import {
  type DeviceType,
  deviceTypeRows,
  deviceTypes,
  type MarkLook,
  makeFormat,
  markPaths,
  markText,
  markTextLook,
} from 'pest-sdk';
import type { PlanFigure, PlanMark } from 'pest-sdk/documents';
import { describe, expect, it } from 'vitest';
import { DeviceMark } from './floor-plan/DeviceMark';
import { fillOf } from './floor-plan/device-marks';
import { usePlanWords } from './floor-plan-editor/editing/usePlanWords';
import { planPages, type SheetShape } from './floor-plan-editor/sheet/plan-sheet';
import { planSheetMessages } from './floor-plan-editor/sheet/plan-sheet.messages';
import { useMessages } from './i18n/messages';
import { PlanPicture } from './report-builder/paper/PlanPicture';
import * as plan from './theme/plan-color';
import { deviceTypesOf, standardDeviceTypes } from './trade/device-types';

/** What a mark looks like, whatever drew it: its paths from the lowest to the highest, and its text. */
interface Drawn {
  readonly paths: readonly (readonly (string | number | null)[])[];
  readonly text: readonly (string | number | null)[];
}

const types = deviceTypesOf(standardDeviceTypes, 'en');
const looks = deviceTypes.flatMap((type) => [[type, deviceTypeRows[type].mark.look] as const, [type, 'due'] as const]);
const code = 'X-0042';

/** As `pest-sdk` describes it; the PDF is held to the same in `pest-server`. */
function described(type: DeviceType, look: MarkLook): Drawn {
  const { mark } = deviceTypeRows[type];
  const inks = { paper: plan.paper, colour: fillOf(types.of(type)) };
  const text = markText(code, mark);
  const { fontSize, fill } = markTextLook(text, mark.shape, look, inks);
  return {
    paths: markPaths(mark.shape, look, inks).map(({ d, fill, stroke, strokeWidth }) => [d, fill, stroke, strokeWidth]),
    text: [text, fontSize, fill],
  };
}

function drawnIn(mark: Element | null | undefined): Drawn {
  const letters = mark?.querySelector('text');
  const paths = [...(mark?.querySelectorAll('path:not([data-part="outline"])') ?? [])].map((path) => [
    ...['d', 'fill', 'stroke'].map((name) => path.getAttribute(name)),
    Number(path.getAttribute('stroke-width')),
  ]);
  const size = Number(letters?.getAttribute('font-size') ?? letters?.style.fontSize.replace('px', ''));
  return { paths, text: [letters?.textContent ?? '', size, letters?.getAttribute('fill') ?? null] };
}

const device = (type: DeviceType) => ({ code, type, x: 0.5, y: 0.5 });
const hallWith = (marks: readonly PlanMark[]): PlanFigure => ({
  ...{ title: '', label: '', image: '/hall.svg', width: 10, height: 10, legend: [], hint: '' },
  marks,
});

describe.each(looks)('a mark of a %s, %s, looks the same', (type, look) => {
  it('on a plan', () => {
    const state = look === 'due' ? 'due' : 'ok';
    const { container } = render(
      <svg role="presentation">
        <DeviceMark info={types.of(type)} text={markText(code, types.of(type))} state={state} />
      </svg>,
    );
    expect(drawnIn(container.firstElementChild)).toEqual(described(type, look));
  });

  it('in a report', () => {
    const marks = [{ ...device(type), isChecked: look !== 'due', heat: 0 }];
    const { container } = render(<PlanPicture {...hallWith(marks)} />);
    expect(drawnIn(container.querySelector('svg > g'))).toEqual(described(type, look));
  });
});

it.each(deviceTypes)('a mark of a %s looks the same on a printed sheet', (type) => {
  const { result } = renderHook(() => ({ words: usePlanWords(types), t: useMessages(planSheetMessages) }));
  const hall = { id: '', name: '', image: { src: '', width: 10, height: 10 }, metresPerWidth: null };
  const devices = [{ id: '', code, name: '', type, position: { x: 0.5, y: 0.5 } }];
  const format = makeFormat('en', 'Asia/Shanghai');
  const input = { plan: hall, devices, types, ...result.current, format, today: '', colour: (value: string) => value };
  const shapes: readonly SheetShape[] = planPages(input, false)[0]?.shapes ?? [];
  const [first] = shapes.flatMap((shape) => (shape.kind === 'path' ? [shape] : []));
  const { paths, text } = described(type, deviceTypeRows[type].mark.look);
  const at = (one: SheetShape) => 'x' in one && one.x === first?.x;
  expect({
    paths: shapes.flatMap((one) =>
      one.kind === 'path' && at(one) ? [[one.d, one.fill, one.stroke, one.strokeWidth]] : [],
    ),
    text: shapes.flatMap((one) =>
      one.kind === 'text' && at(one) ? [one.text, one.size / (first?.scale ?? 1), one.fill] : [],
    ),
  }).toEqual({ paths, text });
});

it('a type that nobody named is a grey circle in a report, as on a plan', () => {
  const type: DeviceType = JSON.parse('"owlBox"');
  const { container } = render(<PlanPicture {...hallWith([{ ...device(type), isChecked: true, heat: 0 }])} />);
  const [, shape] = drawnIn(container.querySelector('svg > g')).paths;
  expect(shape?.slice(1)).toEqual([plan.otherDevice, plan.otherDevice, 1]);
});
