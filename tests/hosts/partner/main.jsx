import { createPestClient } from 'pest-sdk';
import { PestProvider } from 'pest-ui';
import {
  ConnectedFloorPlanEditor,
  ConnectedHeatMap,
  ConnectedInspectionTemplateEditor,
  ConnectedReportBuilder,
  ConnectedStockBell,
} from 'pest-ui/connected';
import { definePestElements } from 'pest-ui/elements';
import { mount } from 'pest-ui/mount';
import { createRoot } from 'react-dom/client';

/** The five as `docs/embedding.md` has them, in one of its ways: nothing is said of what the token may do. */
const { way, site, token, customer, plan, report, template } = Object.fromEntries(new URLSearchParams(location.search));
const access = { physical: true, chemical: true };
const place = () => document.body.appendChild(document.createElement('div'));

/** What each of them is told, where no component names it. */
const told = {
  'connected-stock-bell': { access },
  'connected-heat-map': { floorPlanId: plan, customerId: customer },
  'connected-floor-plan-editor': { customerId: customer, planId: plan },
  'connected-report-builder': { reportId: report },
  'connected-inspection-template-editor': { templateId: template },
};

const ways = {
  components: () =>
    createRoot(place()).render(
      <PestProvider locale="en" client={createPestClient({ baseUrl: site, token })}>
        <ConnectedStockBell access={access} />
        <ConnectedHeatMap floorPlanId={plan} customerId={customer} />
        <ConnectedFloorPlanEditor customerId={customer} planId={plan} />
        <ConnectedReportBuilder reportId={report} />
        <ConnectedInspectionTemplateEditor templateId={template} />
      </PestProvider>,
    ),
  mount: () => {
    for (const [name, props] of Object.entries(told)) mount(place(), name, { locale: 'en', src: site, token, props });
  },
  elements: () => {
    definePestElements();
    for (const [name, props] of Object.entries(told))
      document.body.append(
        Object.assign(document.createElement(`pest-${name}`), { locale: 'en', src: site, token, ...props }),
      );
  },
};
ways[way]();
