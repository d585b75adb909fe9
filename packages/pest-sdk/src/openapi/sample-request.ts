import { type EndpointName, endpointOf, type RequestInput } from '../contract';
import { sampleOf } from '../mock/sample';

const template = {
  name: 'Fly lamp, monthly',
  deviceType: 'flyLamp' as const,
  directions: [
    {
      name: 'Lamp',
      items: [
        { name: 'The lamp is on', type: 'choice' as const, options: [{ label: 'Yes' }, { label: 'No' }] },
        { name: 'Board, percent covered', type: 'number' as const, unit: '%', min: 0, max: 100 },
      ],
    },
  ],
};

/** Requests whose parts depend on each other, which no schema tells. */
const written: { readonly [Name in EndpointName]?: RequestInput<Name> } = {
  'template.create': template,
  'template.update': { id: 'template-1', ...template },
  'leave.apply': {
    startAt: '2026-05-11T01:00:00.000Z',
    endAt: '2026-05-12T10:00:00.000Z',
    reason: 'Family matter',
  },
  'order.requestInvoice': {
    id: 'order-1',
    kind: 'ordinary',
    titleKind: 'person',
    title: 'Li Ming',
    taxNumber: '',
    email: 'office@morninglight.example',
  },
};

/** Believable arguments of a call, but for some that travel elsewhere. */
export function sampleRequest(name: EndpointName, without: readonly string[]): unknown {
  const value: unknown = written[name] ?? sampleOf(name, endpointOf(name).request);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([key]) => !without.includes(key)))
    : value;
}
