import { type InspectionTemplate, InspectionTemplateEditor, PestProvider } from 'pest-ui';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';

const groupSize = 50;

/** As many items in directions of fifty, by a fixed rule. */
function template(count: number): InspectionTemplate {
  return {
    name: 'Five hundred',
    deviceType: 'flyLamp',
    process: '',
    directions: groupsOf(count).map((group) => ({
      id: `d${group}`,
      name: `Direction ${group}`,
      note: '',
      items: itemsOf(group).map((n) => ({
        id: `i${n}`,
        name: `Item ${n}`,
        type: 'text',
        required: n % 2 === 0,
        options: [],
        multiple: false,
        unit: '',
        min: null,
        max: null,
        alarmAbove: null,
      })),
    })),
  };
}

/** The same number of rules in groups of fifty. */
function query(count: number): RuleGroupType {
  return {
    id: 'root',
    combinator: 'and',
    rules: groupsOf(count).map((group) => ({
      id: `g${group}`,
      combinator: 'and',
      rules: itemsOf(group).map((n) => ({ id: `r${n}`, field: 'name', operator: '=', value: `Item ${n}` })),
    })),
  };
}

const groupsOf = (count: number) => Array.from({ length: count / groupSize }, (_, group) => group);
const itemsOf = (group: number) => Array.from({ length: groupSize }, (_, n) => group * groupSize + n);
const fields = [
  { name: 'name', label: 'Name' },
  { name: 'unit', label: 'Unit' },
];

interface Contender {
  readonly element: (count: number) => ReactNode;
  readonly field: string;
  readonly up: string;
}

const contenders = {
  ours: {
    element: (count) => (
      <PestProvider locale="en">
        <InspectionTemplateEditor defaultValue={template(count)} />
      </PestProvider>
    ),
    field: '[data-pest="template-item"] input[data-field$=".name"]',
    up: '[data-pest="template-item"] button[aria-label^="Move"][aria-label$="up"]',
  },
  peer: {
    element: (count) => <QueryBuilder fields={fields} defaultQuery={query(count)} showShiftActions />,
    field: '.rule input.rule-value',
    up: '.rule .shiftActions button',
  },
} satisfies Record<string, Contender>;

let shown: Contender = contenders.ours;

/** Shows one of the two, and answers how long it took. */
export async function show(name: keyof typeof contenders, count: number): Promise<number> {
  shown = contenders[name];
  const box = document.createElement('div');
  document.body.append(box);
  const from = performance.now();
  createRoot(box).render(shown.element(count));
  while (box.querySelectorAll(shown.field).length < count) await painted();
  await painted();
  return performance.now() - from;
}

/** One letter into the middle field. */
export async function type(): Promise<number> {
  const input = middle<HTMLInputElement>(shown.field);
  const text = `${input.value}x`;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  return await timed(
    () => {
      setValue?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    () => input.value === text,
  );
}

/** The middle one up by one place. */
export async function move(): Promise<number> {
  const before = values();
  const button = middle<HTMLButtonElement>(shown.up);
  return await timed(
    () => button.click(),
    () => values() !== before,
  );
}

const values = () => [...document.querySelectorAll<HTMLInputElement>(shown.field)].map(({ value }) => value).join();

function middle<Kind extends HTMLElement>(selector: string): Kind {
  const all = document.querySelectorAll<Kind>(selector);
  const found = all[Math.floor(all.length / 2) + 7];
  if (!found) throw new Error(`Nothing is ${selector}`);
  return found;
}

/** The work from the act until what it changed stands, laid out; the wait for the screen's next frame is nobody's work. */
async function timed(act: () => void, holds: () => boolean): Promise<number> {
  await new Promise((resolve) => requestIdleCallback(resolve));
  const from = performance.now();
  act();
  // React answers what a person does before the next task.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  document.body.getBoundingClientRect();
  const took = performance.now() - from;
  if (!holds()) throw new Error('It did not answer at once.');
  await painted();
  return took;
}

/** After the next frame is on the screen. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}
