import { onlineManager } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { UserInfo } from 'pest-sdk';
import { type MockAnswers, type MockCall, mockHandlers, sampleResult } from 'pest-sdk/mock';
// biome-ignore lint/style/noRestrictedImports: the browser's back key has no address.
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { onTestFinished } from 'vitest';
import { Portal } from '../app/App';
import { client } from '../base/client';
import { clearToken, writeToken } from '../base/token-cookie';
import { look } from './look';
import { people } from './people';
import { answerWith, openNetwork } from './pretended-network';

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
  /** The browser's back key. */
  back(): void;
}

/** The whole portal at an address, over a pretended network. */
export function renderPortal(
  at: string,
  { as = 'administrator', account, answers }: RenderOptions = {},
): RenderedPortal {
  const calls: MockCall[] = [];
  const info: UserInfo | null = as && { ...sampleResult('auth.info'), ...people[as], ...account };
  const answer = (given: MockAnswers = {}) =>
    answerWith(
      withoutStacks(() =>
        mockHandlers({ ...(info && { 'auth.info': info }), ...given }, { onCall: (call) => calls.push(call) }),
      ),
    );
  openNetwork();
  answer(answers);
  if (info) writeToken('mock-token', { remember: false });
  // What is under way was asked for by a page that is gone.
  onTestFinished(() => {
    client.abortAll();
    clearToken();
    // Once no page is drawn nobody hears that the network is back: the next test's writes would wait for ever.
    onlineManager.setOnline(true);
  });

  let address = at;
  let navigate: NavigateFunction | undefined;
  render(
    <MemoryRouter initialEntries={[at]}>
      <Portal />
      <History
        onChange={(next, go) => {
          address = next;
          navigate = go;
        }}
      />
    </MemoryRouter>,
  );
  return {
    user: whoLooks(userEvent.setup()),
    calls,
    answer,
    address: () => address,
    back: () => act(() => void navigate?.(-1)),
  };
}

/** Each handler notes the line that made it, for warnings: for all rows that costs more than drawing a small page. */
function withoutStacks<Made>(make: () => Made): Made {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = before;
  }
}

/** Looks before each press. */
function whoLooks(user: UserEvent): UserEvent {
  return {
    ...user,
    click: (element) => {
      look();
      return user.click(element);
    },
    dblClick: (element) => {
      look();
      return user.dblClick(element);
    },
  };
}

function History({ onChange }: { readonly onChange: (address: string, navigate: NavigateFunction) => void }) {
  const { pathname, search } = useLocation();
  onChange(`${pathname}${search}`, useNavigate());
  return null;
}
