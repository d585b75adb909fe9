import { readFile } from 'node:fs/promises';
import { deviceTypeRows, deviceTypes, type MarkLook, markPaths, markText, markTextLook } from 'pest-sdk';
import { expect, test } from 'vitest';
import { planDrawing } from './plan-drawing';

/** As the widgets draw on their plans: the customer reads both with one legend. */
async function widgetColours(): Promise<ReadonlyMap<string, string>> {
  const source = (file: string) => readFile(new URL(`../../../../pest-ui/src/${file}`, import.meta.url), 'utf8');
  const tokens = new Map(
    [...(await source('theme/plan-color.ts')).matchAll(/const (\w+) = .*'(#\w+)'/g)].map(([, name, hex]) => [
      name,
      hex,
    ]),
  );
  const roles = (await source('floor-plan/device-marks.ts')).matchAll(/(\w+): plan\.(\w+),/g);
  return new Map([...roles].map(([, role = '', token]) => [role, tokens.get(token) ?? '']));
}
const colours = await widgetColours();

const attributes = (tag: string) =>
  new Map([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

const looks = deviceTypes.flatMap((type) => [[type, deviceTypeRows[type].mark.look] as const, [type, 'due'] as const]);

test.each(looks)('the mark of a %s, %s, is the one that pest-sdk describes', (type, look: MarkLook) => {
  const device = { code: 'X-0042', type, x: 0.5, y: 0.5, isChecked: look !== 'due', heat: 0 };
  const [{ svg } = { svg: '' }] = planDrawing({ width: 10, height: 10, marks: [device] }, null, 320);
  const { mark } = deviceTypeRows[type];
  const inks = { paper: '#ffffff', colour: colours.get(mark.colour) ?? '' };
  const paths = [...svg.matchAll(/<path [^>]*>/g)].map(([tag]) => attributes(tag));
  expect(
    paths.map((path) => [path.get('d'), path.get('fill'), path.get('stroke'), Number(path.get('stroke-width'))]),
  ).toEqual(
    markPaths(mark.shape, look, inks).map(({ d, fill, stroke, strokeWidth }) => [d, fill, stroke, strokeWidth]),
  );
  const text = markText(device.code, mark);
  const { fontSize, fill } = markTextLook(text, mark.shape, look, inks);
  const [top = '', shown] = [...svg.matchAll(/<text [^>]*>([^<]*)</g)].at(-1) ?? [];
  expect([shown, Number(attributes(top).get('font-size')), attributes(top).get('fill')]).toEqual([
    text,
    fontSize,
    fill,
  ]);
});
