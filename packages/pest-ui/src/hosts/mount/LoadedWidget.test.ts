import { jsx } from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HeatMap } from '../../heat-map/HeatMap';
import type { WidgetName } from '../../provider/failures';
import { PestProvider } from '../../provider/PestProvider';
import { LoadedWidget } from './LoadedWidget';

const never = () => new Promise<never>(() => undefined);

/** As it is written: jsdom leaves out what it does not know, and knows no container's width. */
function heightIn(page: string) {
  return /role="status"[^>]*height:([^;"]+)/.exec(page)?.[1];
}

const mapHeight = 'clamp(300px, 62cqw, 860px)';

it.each([
  ['floor-plan-editor', 'clamp(320px, 62cqw, 640px)'],
  ['heat-map', mapHeight],
  ['report-builder', '640px'],
  ['stock-bell', 'auto'],
  ['inspection-template-editor', '640px'],
] satisfies readonly (readonly [WidgetName, string])[])('keeps the place of the %s: %s', (name, height) => {
  const page = renderToString(
    jsx(PestProvider, { locale: 'en', children: jsx(LoadedWidget, { name, load: never, props: {} }) }),
  );
  expect(heightIn(page)).toBe(height);
});

/** No page is needed, and in a worker that draws pages the map may have come already. */
it('keeps the same place for the map within the heat map', () => {
  const plan = { id: 'hall', name: 'Hall', image: { src: '/hall.png', width: 1000, height: 500 } };
  const points = [{ deviceId: 'a', code: 'A', type: 'flyLamp', x: 0.5, y: 0.5, value: 1 }] as const;
  const page = renderToString(jsx(PestProvider, { locale: 'en', children: jsx(HeatMap, { plan, points }) }));
  expect(heightIn(page)).toBe(mapHeight);
});
