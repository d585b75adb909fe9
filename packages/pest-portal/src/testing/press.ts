import { screen, waitFor } from '@testing-library/react';
import type { RenderedPortal } from './render-portal';

const roles = ['button', 'menuitem', 'tab', 'checkbox', 'radio', 'link'] as const;

/** Presses the control of that name, whatever its kind, once it is there. The menu's links, which are there first, are none. */
export async function press({ user }: RenderedPortal, name: string | RegExp): Promise<void> {
  const control = await waitFor(() => {
    for (const role of roles) {
      // An open menu is in a popover, which jsdom takes for hidden.
      const found = screen.queryAllByRole(role, { name, hidden: true }).find((one) => !one.closest('nav'));
      if (found) return found;
    }
    throw new Error(`Nothing is called ${name}.`);
  });
  await user.click(control);
}
