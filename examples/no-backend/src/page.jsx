import { setupWorker } from 'msw/browser';
import { createPestClient } from 'pest-sdk';
import { mockBackend } from 'pest-sdk/mock';
import { HeatMap, PestProvider } from 'pest-ui';
import { ConnectedStockBell } from 'pest-ui/connected';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The real client and the real widgets; only the network is pretended. `?fail=offline` shows how it fails. */
await setupWorker(...mockBackend({ scenario: location.search }).handlers).start({ quiet: true });
const client = createPestClient({ baseUrl: location.origin, token: () => 'mock-token' });

function FirstPlan() {
  const [range, setRange] = useState('month');
  const [shown, setShown] = useState({ plan: null, points: null });
  const [error, setError] = useState(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const [plan] = await client.floorPlan.list({}, { signal });
      const { points } = await client.device.mosquitoGraph({ floorPlanId: plan.id, range }, { signal });
      setShown({ plan, points });
      setError(null);
    };
    load().catch((failure) => signal.aborted || setError(failure));
    return () => controller.abort();
  }, [range]);
  return (
    <HeatMap
      {...shown}
      error={error}
      loading={shown.plan === null && error === null}
      range={range}
      onRangeChange={setRange}
      onSelectedChange={(id) => {
        const device = shown.points.find(({ deviceId }) => deviceId === id);
        document.title = device ? device.code : 'Pest activity';
      }}
    />
  );
}

createRoot(document.querySelector('#page')).render(
  <PestProvider locale="en" client={client}>
    <h1>Pest activity</h1>
    <ConnectedStockBell access={{ physical: true, chemical: true }} />
    <FirstPlan />
  </PestProvider>,
);
