import { HeatMap, PestProvider } from 'pest-ui';
import { createRoot } from 'react-dom/client';
import { plan, points } from './week-at-the-plant';

/** A partner's own page: its data, its accent colour, its language; no login and no request. */
const page = document.querySelector('#page');
if (page) {
  createRoot(page).render(
    <PestProvider locale="en" theme={{ 'color-accent': '#1d4f91' }}>
      <h1>Line 2, week 47</h1>
      <HeatMap plan={plan} points={points} defaultRange="week" />
    </PestProvider>,
  );
}
