/** What a page needs that jsdom has not, and what one test must not leave to the next. Before each file of `screens`. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, type Mock, vi } from 'vitest';
import { computeStylesCheaply, keepRulesUnread } from './cheap-styles';

/** The one limit for everything that a test waits to see: generous, for a busy machine and a screen's first import. */
configure({ asyncUtilTimeout: 30_000 });

// What a wait does not find yet is no reason to write down the whole page: once the wait is over, its own error does.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

computeStylesCheaply();
keepRulesUnread();

// It has neither workers nor canvases: that pages of a PDF are drawn is a journey's to see. One pretended reader for
// all files of a worker, as they share their modules: another one would not reach a page that an earlier file loaded.
declare global {
  var pretendedReadPdf: Mock | undefined;
}
globalThis.pretendedReadPdf ??= vi.fn();
vi.mock('../../packages/pest-portal/src/areas/contract/read-pdf', () => ({ readPdf: globalThis.pretendedReadPdf }));
beforeEach(() => void globalThis.pretendedReadPdf?.mockReset().mockResolvedValue('gone'));

// jsdom has dialogs and popovers as elements and attributes, but not the methods that open and close them.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};
// A popover that is open is no longer hidden.
HTMLElement.prototype.showPopover ??= function showPopover() {
  this.removeAttribute('popover');
};
HTMLElement.prototype.hidePopover ??= function hidePopover() {
  this.setAttribute('popover', 'manual');
};

// Nor a canvas.
HTMLCanvasElement.prototype.getContext = () => null;
// Nor does it lay anything out: nothing ever changes its size, or lies where it must be brought into sight.
Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// A screen whose file is still on its way at the end of a test file would never arrive, for the next one neither.
afterAll(() => vi.dynamicImportSettled());

afterEach(() => {
  cleanup();
  // What a test put there itself, and did not come to take away.
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});
