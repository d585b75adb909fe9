/** A test that writes to the console fails: what it expects to be written there, it takes from `console` itself. */
import { afterAll, afterEach } from 'vitest';

const written: string[] = [];
for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  console[method] = (...args: readonly unknown[]) => {
    if (isBetweenSteps(args[0])) return;
    written.push(`console.${method}: ${args.map(String).join(' ')}`);
  };
}

/**
 * In a browser the steps of a story switch React's flag for tests on and off: of a part that comes between two of them
 * React says that the flag is off. It is the steps' own, and none of the product's.
 */
function isBetweenSteps(said: unknown): boolean {
  const inBrowser = typeof document !== 'undefined' && globalThis.jsdom === undefined;
  return inBrowser && String(said).startsWith('The current testing environment is not configured to support act');
}

/** A page of jsdom says what it has not implemented to a console of its own. */
interface Page {
  readonly virtualConsole: {
    removeAllListeners(): void;
    on(event: 'jsdomError', tell: (error: Error) => void): void;
  };
}
declare global {
  var jsdom: Page | undefined;
}
globalThis.jsdom?.virtualConsole.removeAllListeners();
globalThis.jsdom?.virtualConsole.on('jsdomError', ({ message }) => console.error(message));

function failIfWritten(): void {
  const all = written.splice(0);
  if (all.length > 0) throw new Error(`Written to the console:\n${all.join('\n')}`);
}
afterEach(failIfWritten);
// What comes after the last test is a fault of the file.
afterAll(failIfWritten);
