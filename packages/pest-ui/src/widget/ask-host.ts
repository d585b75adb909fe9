/**
 * Asks a function of the host. One that fails is not the widget's fault: the page hears of it, as of any of its own, and
 * the widget goes on with `otherwise`.
 */
export function askHost<Answer>(ask: () => Answer, otherwise: Answer): Answer {
  try {
    return ask();
  } catch (thrown) {
    // Old WebViews have none, and a widget does not fall for that.
    globalThis.reportError?.(thrown);
    return otherwise;
  }
}
