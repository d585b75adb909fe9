import type { Meta, StoryObj } from '@storybook/react-vite';
import { type EmbedScope, embedRows, embedScopes, type Language, type PestClient } from 'pest-sdk';
import type { MockAnswers } from 'pest-sdk/mock';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  ConnectedFloorPlanEditor,
  ConnectedHeatMap,
  ConnectedInspectionTemplateEditor,
  ConnectedReportBuilder,
  ConnectedStockBell,
} from '../packages/pest-ui/src/hosts/connected';
import { useLocale } from '../packages/pest-ui/src/i18n/messages';
import { Segmented } from '../packages/pest-ui/src/primitives/segmented/Segmented';
import { foodPlantReport } from '../packages/pest-ui/src/report-builder/report-document.fixture';
import { type PretendedServer, pretendedServer } from './pretended-server';

/*
 * The widgets that load and save by themselves, on `mockBackend` of `pest-sdk/mock`. The first row of each story is not
 * theirs: it says how the server behaves from the next call on.
 */
const meta = { title: 'Widgets/Fed by a server' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const moods = ['answers', 'slow', 'refuses', 'offline'] as const;
type Mood = (typeof moods)[number];

const words = {
  zh: { server: '服务器', answers: '正常', slow: '慢（2 秒）', refuses: '拒绝', offline: '断网' },
  en: { server: 'Server', answers: 'answers', slow: 'slow (2 s)', refuses: 'refuses', offline: 'offline' },
};

interface ServerProps {
  /** The call that is refused, where not all are. */
  readonly refuses?: string | undefined;
  readonly children: (client: PestClient) => ReactNode;
}

/** How the server behaves, and a widget that asks it. */
function Server({ refuses, children }: ServerProps) {
  const locale = useLocale();
  const said = words[locale];
  const [server] = useState<PretendedServer>(() => pretendedServer(locale, reportAnswers(locale)));
  const [mood, setMood] = useState<Mood>('answers');
  const play = (next: Mood) => {
    setMood(next);
    server.backend.play(scenarioOf(next, refuses));
  };
  return (
    <>
      <div style={{ display: 'flex', alignItems: 'center', gap: 8, marginBlockEnd: 16 }}>
        <span aria-hidden="true">{said.server}</span>
        <Segmented
          label={said.server}
          value={mood}
          onChange={play}
          options={moods.map((value) => ({ value, label: said[value] }))}
        />
      </div>
      {children(server.client)}
    </>
  );
}

function scenarioOf(mood: Mood, refuses: string | undefined): string {
  const at = refuses ? `&at=${refuses}` : '';
  return { answers: '', slow: '?delay=2000', refuses: `?fail=permission.denied${at}`, offline: '?fail=offline' }[mood];
}

/** A report that keeps what is written. */
function reportAnswers(language: Language): MockAnswers {
  let kept = foodPlantReport(language);
  return {
    'report.detail': () => kept,
    'report.shares': [],
    'report.saveDetailData': ({ request }) => {
      kept = { ...kept, ...request, version: kept.version + 1 };
      return { version: kept.version };
    },
  };
}

const patient = { timeout: 10_000 };

/** A story of a widget and its server, anew in each language. */
function fed(children: ServerProps['children'], refuses?: string): NonNullable<Story['render']> {
  return (_, { globals }) => (
    <Server key={String(globals.locale)} refuses={refuses}>
      {children}
    </Server>
  );
}

/** Reads plan and figures for the days that are chosen. */
export const HeatMap: Story = {
  render: fed((client) => <ConnectedHeatMap client={client} floorPlanId="floorPlan-1" />),
};

/** Keeps what it had when it is refused, says why, and asks again. */
export const HeatMapAsksAgain: Story = {
  ...HeatMap,
  globals: { locale: 'en' },
  play: async ({ canvas, canvasElement }) => {
    const caption = () => canvasElement.querySelector('figcaption')?.textContent;
    await waitFor(() => expect(caption()).toMatch(/ to .*: \d+ of \d+ devices checked/), patient);
    const before = caption();
    await userEvent.click(canvas.getByRole('radio', { name: 'refuses' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Last week' }, patient));
    const alert = within(await canvas.findByRole('alert'));
    expect(caption()).toBe(before);
    await userEvent.click(canvas.getByRole('radio', { name: 'answers' }));
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(caption()).not.toBe(before));
    expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Shows a change at once, saves it in order, and puts back what the server refuses: here whatever is moved. */
export const FloorPlanPutsBackWhatIsRefused: Story = {
  render: fed((client) => <ConnectedFloorPlanEditor client={client} customerId="customer-1" />, 'device.mobile'),
};

/** Loads a template and saves it; what is refused stays written. */
export const TemplateIsSaved: Story = {
  render: fed(
    (client) => <ConnectedInspectionTemplateEditor client={client} templateId="template-1" />,
    'template.update',
  ),
};

/** Reads, saves, signs and reviews a report. */
export const ReportIsReadAndSaved: Story = {
  render: fed((client) => <ConnectedReportBuilder client={client} reportId="report-1" />, 'report.saveDetailData'),
};

const scopeWords = {
  zh: { token: '令牌', read: '只读', write: '可写' },
  en: { token: 'Token', read: 'reads', write: 'writes' },
};

/** A plan and a report as a token of that scope lets them be used, on a server that makes its calls and no others. */
function ByToken({ scope }: { readonly scope: EmbedScope }) {
  const locale = useLocale();
  const [{ client }] = useState(() => {
    const calls = [...embedRows(['floorPlanEditor', 'reportBuilder'], scope)];
    return pretendedServer(locale, { ...reportAnswers(locale), 'embed.granted': { calls } });
  });
  return (
    <>
      <ConnectedFloorPlanEditor client={client} customerId="customer-1" />
      <ConnectedReportBuilder client={client} reportId="report-1" />
    </>
  );
}

function TokenOfAScope() {
  const said = scopeWords[useLocale()];
  const [scope, setScope] = useState<EmbedScope>('read');
  const options = embedScopes.map((value) => ({ value, label: said[value] }));
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Segmented label={said.token} value={scope} onChange={setScope} options={options} />
      <ByToken key={scope} scope={scope} />
    </div>
  );
}

/** What the token may not do is not offered: with one that reads nothing is moved or saved, with neither is a report signed. */
export const WhatATokenMayDo: Story = {
  globals: { locale: 'en' },
  render: (_, { globals }) => <TokenOfAScope key={String(globals.locale)} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Export PDF' }, patient);
    await waitFor(() => expect(canvasElement.querySelector('[data-pest="plan-frame"]')).toBeInTheDocument(), patient);
    expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(canvas.queryByRole('radio', { name: 'Move' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'writes' }));
    await canvas.findByRole('button', { name: 'Save' }, patient);
    await canvas.findByRole('radio', { name: 'Move' }, patient);
    expect(canvas.queryByRole('button', { name: 'Sign' })).toBeNull();
  },
};

/** Reads the warnings every minute while the page is seen. */
export const BellReadsItsWarnings: Story = {
  render: fed((client) => (
    <ConnectedStockBell client={client} access={{ physical: true, chemical: true }} defaultOpen />
  )),
};
