import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { type EndpointName, endpoints } from '../../contract';
import { type MockAnswer, type MockAnswers, type MockOptions, mockHandlers } from '../mock-handlers';
import { sampleResult } from '../sample';
import { planImage, planImagePath } from './demo-site';
import { deviceAnswers } from './device-answers';
import { readScenario } from './scenario';
import { siteAnswers } from './site-answers';
import { stockAnswers } from './stock-answers';
import { templateAnswers } from './template-answers';
import { newWorld } from './world';

/** What a pretended backend can be told besides what handlers can. */
export interface MockBackendOptions extends MockOptions {
  /** Rows that answer otherwise. */
  readonly answers?: MockAnswers | undefined;
  /**
   * How it fails, as a query: `?fail=20010` (or an error's name, or `offline`), `?at=stock.addCategoryStock`,
   * `?delay=800`. A page gives its own address: `scenario: location.search`. @default ''
   */
  readonly scenario?: string | undefined;
}

/** A pretended backend with a memory. */
export interface MockBackend {
  /** For `setupWorker(...)` in a browser, `setupServer(...)` in Node. */
  readonly handlers: readonly HttpHandler[];
  /** Forgets everything that was written. */
  reset(): void;
  /** Another scenario from now on; see {@link MockBackendOptions}. */
  play(scenario: string): void;
}

/**
 * A backend for hosts that have none: a food plant with customers, workshops, floor plans, devices and what they caught,
 * consumables with their ledger, and inspection templates. What is added is listed, what is moved has moved, and ids
 * agree between calls. Every other row of the contract answers sample data.
 * @example setupWorker(...mockBackend({ scenario: location.search }).handlers).start()
 */
export function mockBackend({ answers = {}, scenario = '', ...options }: MockBackendOptions = {}): MockBackend {
  let remembered = rememberedAnswers();
  let played = readScenario(scenario);
  const answerOf =
    (name: EndpointName): MockAnswer<EndpointName> =>
    async (call) => {
      const { delayMs, failureOf } = played;
      if (delayMs > 0) await delay(delayMs);
      const answer: unknown = failureOf(name) ?? answers[name] ?? remembered[name] ?? sampleResult(name);
      return typeof answer === 'function' ? answer(call) : answer;
    };
  const all: MockAnswers = Object.fromEntries(endpoints.map(({ name }) => [name, answerOf(name)]));
  const image = http.get(`${options.baseUrl ?? '*'}${planImagePath}`, () =>
    HttpResponse.text(planImage, { headers: { 'Content-Type': 'image/svg+xml' } }),
  );
  return {
    handlers: [image, ...mockHandlers(all, options)],
    reset: () => {
      remembered = rememberedAnswers();
    },
    play: (search) => {
      played = readScenario(search);
    },
  };
}

function rememberedAnswers(): MockAnswers {
  const world = newWorld();
  return { ...siteAnswers(world), ...deviceAnswers(world), ...stockAnswers(world), ...templateAnswers(world) };
}
