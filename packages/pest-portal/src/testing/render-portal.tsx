import '@testing-library/jest-dom/vitest';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { UserInfo } from 'pest-sdk';
import { type MockAnswers, type MockCall, mockHandlers, sampleResult } from 'pest-sdk/mock';
import { MemoryRouter, useLocation } from 'react-router';
import { StyleSheetManager } from 'styled-components';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { Portal } from '../app/App';
import { clearToken, writeToken } from '../base/token-cookie';
import { people } from './people';

/** Screens are fetched when they are first opened, which takes its time on a busy machine. */
configure({ asyncUtilTimeout: 30_000 });

// jsdom has dialogs and popovers as elements and attributes, but not the methods that open and close them.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};
HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;

// Nor does it lay anything out: nothing ever changes its size, or lies where it must be brought into sight.
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** Style rules go nowhere: jsdom paints nothing, and weighs every rule for every role that a test asks for. */
const nowhere = document.createElement('div');

/** The pretended network of a test file that imports this module. A call that no row of the contract makes fails. */
const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  clearToken();
  sessionStorage.clear();
  network.resetHandlers();
});
afterAll(() => network.close());

export interface RenderOptions {
  /** Who is signed in; null for nobody. @default 'administrator' */
  readonly as?: keyof typeof people | null | undefined;
  /** What of that account is different. */
  readonly account?: Partial<UserInfo> | undefined;
  /** What the rows answer that matter here; the others answer sample data. */
  readonly answers?: MockAnswers | undefined;
}

export interface RenderedPortal {
  readonly user: UserEvent;
  /** Every call so far that the contract accepts, the oldest first. */
  readonly calls: readonly MockCall[];
  /** Other answers from now on. */
  answer(answers?: MockAnswers): void;
  /** Path and query of the page shown. */
  address(): string;
}

/** The whole portal at an address, over a pretended network. */
export function renderPortal(
  at: string,
  { as = 'administrator', account, answers }: RenderOptions = {},
): RenderedPortal {
  const calls: MockCall[] = [];
  const info: UserInfo | null = as && { ...sampleResult('auth.info'), ...people[as], ...account };
  const answer = (given: MockAnswers = {}) =>
    network.resetHandlers(
      ...mockHandlers({ ...(info && { 'auth.info': info }), ...given }, { onCall: (call) => calls.push(call) }),
    );
  answer(answers);
  if (info) writeToken('mock-token', { remember: false });

  let address = at;
  render(
    <StyleSheetManager target={nowhere}>
      <MemoryRouter initialEntries={[at]}>
        <Portal />
        <Address onChange={(next) => (address = next)} />
      </MemoryRouter>
    </StyleSheetManager>,
  );
  return { user: userEvent.setup(), calls, answer, address: () => address };
}

function Address({ onChange }: { readonly onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(`${pathname}${search}`);
  return null;
}
