import { HeatMap, PestProvider } from 'pest-ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { plan, points } from './line-2.js';

createRoot(document.querySelector('#page')).render(
  <StrictMode>
    <PestProvider locale="en" colorScheme="auto">
      <h1>Line 2</h1>
      <HeatMap plan={plan} points={points} onSelectedChange={(id) => (document.title = id ?? 'Line 2')} />
    </PestProvider>
  </StrictMode>,
);
