import { Badge } from 'pest-ui/primitives';
import { placementFindings } from 'pest-ui/rules';
import { ChosenDevice } from './chosen-device.jsx';
import { plan, points } from './line-2.js';

/** A server component: the rules run here, without React; an entry hands it components for the browser. */
export default function Page() {
  const devices = points.map(({ deviceId, code, type, x, y }) => ({ id: deviceId, code, type, position: { x, y } }));
  const findings = placementFindings({ ...plan, metresPerWidth: 48 }, devices);
  return (
    <main>
      <h1>Line 2</h1>
      <p data-findings={findings.length}>
        <Badge>{findings.length}</Badge> findings about where devices stand
      </p>
      <ChosenDevice plan={plan} points={points} />
    </main>
  );
}
