import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { Messages } from 'pest-sdk';
import { reportMessages } from 'pest-sdk';
import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { FloorPlanEditor } from '../../floor-plan-editor/FloorPlanEditor';
import { HeatMap } from '../../heat-map/HeatMap';
import { InspectionTemplateEditor } from '../../inspection-template-editor/InspectionTemplateEditor';
import type { InspectionTemplate } from '../../inspection-template-editor/InspectionTemplateEditor.types';
import { newDirection, newItem } from '../../inspection-template-editor/template/template-edits';
import { PestRoot } from '../../provider/PestRoot';
import { ReportBuilder } from '../../report-builder/ReportBuilder';
import { foodPlantReport } from '../../report-builder/report-document.fixture';
import { StockBell } from '../../stock-bell/StockBell';
import {
  foodPlantDays,
  foodPlantDevices,
  foodPlantPlan,
  foodPlantReadings,
  foodPlantServices,
} from '../../stories-data/food-plant';
import { definePestLanguage, PestProvider } from '../provider';

/*
 * Two languages that nobody speaks and everybody can read: words that are half as long again and have accents, and words
 * that are written from right to left (the marks turn each around). What does not grow, and what does not turn, is seen.
 */
const files = import.meta.glob<Readonly<Record<string, Messages<string>>>>('../../**/*.messages.ts', { eager: true });
const english = Object.assign(
  {},
  ...[...Object.values(files).flatMap((file) => Object.values(file)), reportMessages].map(({ en }) => en),
);

function inWords(change: (text: string) => string) {
  const words = Object.entries(english).map(([key, text]) => [key, changed(String(text), change)]);
  return JSON.parse(JSON.stringify(Object.fromEntries(words)));
}

/** Gaps stay as they are. */
function changed(text: string, change: (text: string) => string): string {
  return text
    .split(/(\{\{\w+\}\})/)
    .map((part) => (/^\{\{|^[\W\d_]*$/.test(part) ? part : change(part)))
    .join('');
}

const accents: Readonly<Record<string, string>> = {
  a: 'åå',
  e: 'éé',
  i: 'í',
  o: 'öö',
  u: 'ûû',
  y: 'ÿ',
  A: 'Å',
  E: 'É',
  O: 'Ö',
};

const longer = definePestLanguage({
  tag: 'en-XA',
  direction: 'ltr',
  plurals: ['one'],
  words: inWords((text) => text.replace(/[aeiouyAEO]/g, (letter) => accents[letter] ?? letter)),
});
const turned = definePestLanguage({
  tag: 'ar-XB',
  direction: 'rtl',
  plurals: [],
  words: inWords((text) => text.replace(/\S+/g, (word) => `\u202e${word}\u202c`)),
});

const spoken =
  (locale: typeof longer): Decorator =>
  (Story) => (
    <PestProvider locale={locale}>
      <PestRoot data-spoken="">
        <Story />
      </PestRoot>
    </PestProvider>
  );

/** Nothing stands out of the page or over the edge of its button, field or head. */
async function everythingHasRoom(canvas: HTMLElement): Promise<void> {
  const place = canvas.querySelector<HTMLElement>('[data-spoken]') ?? canvas;
  await waitFor(() => expect(place.querySelector('[data-pest]:not([aria-busy="true"])')).toBeVisible());
  await waitFor(() => expect(place.querySelector('[role="status"][aria-busy], [data-pest="loading"]')).toBeNull());
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  expect(
    [...place.querySelectorAll<HTMLElement>('button:not([aria-label]), label, th, legend')].filter(isCut).map(said),
  ).toEqual([]);
}

function isCut(element: HTMLElement): boolean {
  if (element.clientWidth === 0 || getComputedStyle(element).textOverflow === 'ellipsis') return false;
  return element.scrollWidth > element.clientWidth + 1;
}

function said({ textContent, scrollWidth, clientWidth }: HTMLElement): string {
  return `${textContent}: ${scrollWidth} in ${clientWidth}`;
}

const meta = { title: 'Ways in/Languages of one’s own' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function inLonger(widget: ReactNode): Story {
  return {
    globals: { locale: 'en' },
    render: () => <>{widget}</>,
    decorators: [spoken(longer)],
    play: ({ canvasElement }) => everythingHasRoom(canvasElement),
  };
}

function inTurned(widget: ReactNode): Story {
  return {
    ...inLonger(widget),
    decorators: [spoken(turned)],
    play: ({ canvasElement }) => standsTurned(canvasElement),
  };
}

async function standsTurned(canvas: HTMLElement): Promise<void> {
  await everythingHasRoom(canvas);
  const root = canvas.querySelector<HTMLElement>('[data-spoken] [data-pest]');
  expect(root && getComputedStyle(root).direction).toBe('rtl');
}

const heatMap = (
  <HeatMap
    plan={foodPlantPlan('en')}
    points={foodPlantReadings('en')}
    days={foodPlantDays}
    frames={foodPlantServices()}
    onOpenDevice={fn()}
  />
);
const editor = <FloorPlanEditor plan={foodPlantPlan('en')} defaultValue={foodPlantDevices('en')} />;
const report = <ReportBuilder defaultValue={foodPlantReport('en')} onSave={async () => undefined} />;
const template: InspectionTemplate = {
  name: 'Monthly fly lamp check',
  deviceType: 'flyLamp',
  process: '',
  directions: [{ ...newDirection('1', 'Lamp'), items: [newItem('2', 'Glue board')] }],
} as const;
const templateEditor = <InspectionTemplateEditor defaultValue={template} onSave={async () => undefined} />;
const item = { categoryId: 5, unit: '瓶', warningLevel: 20 };
const bell = (
  <div style={{ minHeight: 420 }}>
    <StockBell
      defaultOpen
      access={{ admin: true }}
      items={[
        { ...item, id: '1', name: 'Bromadiolone bait', stock: 0 },
        { ...item, id: '2', name: 'Glue boards', categoryId: 3, stock: 12, expiresOn: '2026-12-24' },
      ]}
      onReplenish={fn()}
      onItemSelect={fn()}
    />
  </div>
);

export const HeatMapInLongerWords: Story = inLonger(heatMap);
export const HeatMapFromRightToLeft: Story = inTurned(heatMap);
export const FloorPlanEditorInLongerWords: Story = inLonger(editor);
export const FloorPlanEditorFromRightToLeft: Story = inTurned(editor);
export const ReportBuilderInLongerWords: Story = inLonger(report);
export const ReportBuilderFromRightToLeft: Story = inTurned(report);
export const TemplateEditorInLongerWords: Story = inLonger(templateEditor);
export const TemplateEditorFromRightToLeft: Story = inTurned(templateEditor);
export const StockBellInLongerWords: Story = inLonger(bell);
export const StockBellFromRightToLeft: Story = inTurned(bell);
