import { FloorPlanEditor, HeatMap, InspectionTemplateEditor, PestProvider, ReportBuilder, StockBell } from 'pest-ui';
import { definePestElements } from 'pest-ui/elements';
import { mount } from 'pest-ui/mount';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { foodPlantReport } from './report-document.fixture';

/** Built once for each React, opened once for each cell: `?way=component&root=shadow&strict`. */
const query = new URLSearchParams(location.search);
const way = query.get('way');
const inShadow = query.get('root') === 'shadow';
const strict = query.has('strict');

const plan = { id: 'hall', name: 'Hall 1', image: { src: '/line-2.svg', width: 1200, height: 700 } };
const trap = { code: 'MT-001', name: 'Dock door', type: 'mouseTrap' };
const reading = { value: 3, checked: true, checks: 1, deviceDays: 30, species: [{ species: 'mouse', count: 3 }] };
const glue = { id: '1', name: 'Glue boards', categoryId: 2, categoryName: 'Boards', unit: 'pcs' };

const widgets = {
  'heat-map': [HeatMap, { plan, points: [{ ...trap, ...reading, deviceId: 'd1', x: 0.3, y: 0.4 }] }],
  'floor-plan-editor': [
    FloorPlanEditor,
    { plan, defaultValue: [{ ...trap, id: 'd1', position: { x: 0.3, y: 0.4 } }], onAddDevice: () => undefined },
  ],
  'report-builder': [ReportBuilder, { defaultValue: foodPlantReport('en'), onSave: async () => undefined }],
  'inspection-template-editor': [
    InspectionTemplateEditor,
    { defaultValue: { name: 'Lamps', deviceType: 'flyLamp', process: '', directions: [] } },
  ],
  'stock-bell': [
    StockBell,
    { items: [{ ...glue, stock: '0', warningLevel: '20', status: 'out' }], access: { admin: true, physical: true } },
  ],
};

const takers = Object.entries(widgets).map(([name, [Widget, props]]) => {
  const place = document.body.appendChild(document.createElement(way === 'elements' ? `pest-${name}` : 'div'));
  if (way === 'elements') {
    Object.assign(place, props, { locale: 'en' });
    return () => place.remove();
  }
  if (way === 'mount') {
    const mounted = mount(place, name, { root: inShadow ? 'shadow' : 'light', locale: 'en', props });
    return () => mounted.unmount();
  }
  const container = inShadow ? place.attachShadow({ mode: 'open' }) : place;
  const styleRoot = inShadow ? container : strict ? document : undefined;
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <PestProvider locale="en" {...(styleRoot && { styleRoot })}>
        <Widget {...props} />
      </PestProvider>
    </StrictMode>,
  );
  return () => root.unmount();
});
if (way === 'elements') definePestElements({ root: inShadow ? 'shadow' : 'light' });

/** What is left of us when all is taken away. */
window.takeAway = () => {
  const roots = [document, ...[...document.querySelectorAll('div')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  for (const take of takers) take();
  return new Promise((resolve) => {
    const left = () => ({
      sheets: roots.reduce((sum, root) => sum + root.adoptedStyleSheets.length, 0),
      widgets: document.querySelectorAll('[data-pest]').length,
      styles: strict ? document.querySelectorAll('style').length : 0,
    });
    setTimeout(() => resolve(left()), 100);
  });
};
