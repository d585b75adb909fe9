import { FloorPlanEditor, HeatMap, InspectionTemplateEditor, PestProvider, ReportBuilder, StockBell } from 'pest-ui';
import { definePestElements } from 'pest-ui/elements';
import { mount } from 'pest-ui/mount';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { propsOf, tell, tellers } from './five';
import { foodPlantReport } from './report-document.fixture';

/** Built once for each React, opened once for each cell: `?way=component&root=shadow&strict`. */
const query = new URLSearchParams(location.search);
const way = query.get('way');
const inShadow = query.get('root') === 'shadow';
const strict = query.has('strict');

const components = {
  'heat-map': HeatMap,
  'floor-plan-editor': FloorPlanEditor,
  'report-builder': ReportBuilder,
  'inspection-template-editor': InspectionTemplateEditor,
  'stock-bell': StockBell,
};

const takers = Object.entries(propsOf(foodPlantReport('en'))).map(([name, given]) => {
  const Widget = components[name];
  const props = { ...given, [tellers[name]]: () => tell(name) };
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
