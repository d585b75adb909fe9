import { fireEvent } from '@testing-library/react';

/** Somebody looks at the screen: what acts on what has been seen does so from now on, without a wait. */
export function look(): void {
  fireEvent.keyDown(document.body, { key: 'Shift' });
}
