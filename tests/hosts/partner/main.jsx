import { createPestClient } from 'pest-sdk';
import { PestProvider } from 'pest-ui';
import {
  ConnectedFloorPlanEditor,
  ConnectedHeatMap,
  ConnectedInspectionTemplateEditor,
  ConnectedReportBuilder,
  ConnectedStockBell,
} from 'pest-ui/connected';
import { createRoot } from 'react-dom/client';

/** The five as `docs/embedding.md` has them: nothing is said of what the token may do. */
const { site, token, customer, plan, report, template } = Object.fromEntries(new URLSearchParams(location.search));
const client = createPestClient({ baseUrl: site, token });

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <PestProvider locale="en" client={client}>
    <ConnectedStockBell access={{ physical: true, chemical: true }} />
    <ConnectedHeatMap floorPlanId={plan} customerId={customer} />
    <ConnectedFloorPlanEditor customerId={customer} planId={plan} />
    <ConnectedReportBuilder reportId={report} />
    <ConnectedInspectionTemplateEditor templateId={template} />
  </PestProvider>,
);
