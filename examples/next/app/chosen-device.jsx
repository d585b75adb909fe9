'use client';

import { HeatMap, PestProvider } from 'pest-ui';

/** Functions do not pass from the server to the browser: what listens is a component of the browser. */
export function ChosenDevice({ plan, points }) {
  return (
    <PestProvider locale="en">
      <HeatMap
        plan={plan}
        points={points}
        onSelectedChange={(id) => {
          document.title = id ?? 'Line 2';
        }}
      />
    </PestProvider>
  );
}
