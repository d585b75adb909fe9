import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type EndpointName, embedRows, type Language } from 'pest-sdk';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PestProvider } from '../../provider/PestProvider';
import { foodPlantReport } from '../../report-builder/report-document.fixture';
import { ConnectedFloorPlanEditor } from './ConnectedFloorPlanEditor';
import { ConnectedInspectionTemplateEditor } from './ConnectedInspectionTemplateEditor';
import { ConnectedReportBuilder } from './ConnectedReportBuilder';
import { plan } from './plan-record.fixture';

const report = { ...foodPlantReport('en'), sections: foodPlantReport('en').sections.slice(0, 1) };
const answers: { readonly [Name in EndpointName]?: unknown } = {
  'floorPlan.list': [plan],
  'report.detail': report,
  'template.details': {
    id: 't1',
    name: 'Fly lamps',
    deviceType: 'flyLamp',
    process: 'Open it',
    directions: [],
    state: 'published',
    version: 1,
    published: 1,
  },
};

/** A client whose token makes these calls: another one is refused, as a browser refuses it on a partner's page. */
function clientWith(calls: readonly string[] | 'unknown') {
  const asked = vi.fn((name: string): Promise<unknown> => {
    if (name === 'embed.granted') return calls === 'unknown' ? Promise.reject(new Error('older')) : granted(calls);
    if (calls !== 'unknown' && !calls.includes(name)) return Promise.reject(new Error(`${name} is blocked`));
    return Promise.resolve(answers[name as EndpointName] ?? []);
  });
  const granted = async (names: readonly string[]) => ({ calls: names });
  const area = (name: string) => new Proxy({}, { get: (_, call) => () => asked(`${name}.${String(call)}`) });
  const inLanguage = vi.fn((_language: () => Language) => client);
  const client: never = new Proxy(
    { inLanguage },
    { get: (own, name) => (name in own ? inLanguage : area(String(name))), has: (own, name) => name in own },
  ) as never;
  return { client, asked, inLanguage };
}

const within = (children: ReactNode) => render(<PestProvider locale="en">{children}</PestProvider>);
const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const shows = async (name: string) => expect(await screen.findByRole('button', { name })).toBeInTheDocument();

afterEach(cleanup);

const reading = [...embedRows(['reportBuilder', 'floorPlanEditor', 'templateEditor'], 'read')];
const writing = [...embedRows(['reportBuilder', 'floorPlanEditor', 'templateEditor'], 'write')];

it('a report is read with a token, and nothing is offered that the token may not do', async () => {
  const { client, asked } = clientWith(reading);
  const onError = vi.fn();
  within(<ConnectedReportBuilder client={client} reportId={report.id} onError={onError} />);
  await shows('Export PDF');
  expect(await screen.findByRole('heading', { name: report.name })).toBeInTheDocument();
  for (const name of ['Save', 'Sign', 'Approve', 'Reject', 'Share']) expect(button(name), name).toBeNull();
  expect(onError).not.toHaveBeenCalled();
  expect(asked).not.toHaveBeenCalledWith('report.shares');
});

it('with writing it is written, and still neither signed nor reviewed nor shared', async () => {
  within(<ConnectedReportBuilder client={clientWith(writing).client} reportId={report.id} />);
  await shows('Save');
  for (const name of ['Sign', 'Approve', 'Reject', 'Share']) expect(button(name), name).toBeNull();
});

it('links that cannot be read leave the report to be read', async () => {
  const { client } = clientWith('unknown');
  within(<ConnectedReportBuilder client={client} reportId={report.id} />);
  expect(await screen.findByRole('textbox', { name: /Report name/ })).toHaveValue(report.name);
});

it('a plan is only looked at with a token that reads, and devices are moved with one that writes', async () => {
  const props = { customerId: plan.customerId, defaultMode: 'view' } as const;
  const { unmount } = within(<ConnectedFloorPlanEditor client={clientWith(reading).client} {...props} />);
  expect(await screen.findByRole('img', { name: /./ })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'Move' })).toBeNull();
  unmount();
  within(<ConnectedFloorPlanEditor client={clientWith(writing).client} {...props} />);
  expect(await screen.findByRole('radio', { name: 'Move' })).toBeInTheDocument();
});

it('a template is only looked at with a token that reads', async () => {
  const { unmount } = within(<ConnectedInspectionTemplateEditor client={clientWith(reading).client} templateId="t1" />);
  expect(await screen.findByDisplayValue('Fly lamps')).toHaveAttribute('readonly');
  expect(button(/Save|Publish/)).toBeNull();
  unmount();
  within(<ConnectedInspectionTemplateEditor client={clientWith(writing).client} templateId="t1" />);
  expect(await screen.findByRole('button', { name: /Save|Publish/ })).toBeInTheDocument();
});

it('asks in the language that it speaks, and keeps what was typed when that changes', async () => {
  const { client, asked, inLanguage } = clientWith(writing);
  const page = (locale: Language) => (
    <PestProvider locale={locale}>
      <ConnectedReportBuilder client={client} reportId={report.id} />
    </PestProvider>
  );
  const { rerender } = render(page('en'));
  const name = await screen.findByRole('textbox', { name: /Report name/ });
  fireEvent.change(name, { target: { value: 'Half written' } });
  rerender(page('zh'));
  expect(await screen.findByDisplayValue('Half written')).toBeInTheDocument();
  expect(asked.mock.calls.filter(([call]) => call === 'report.detail')).toHaveLength(1);
  expect(inLanguage).toHaveBeenCalledOnce();
  expect(inLanguage.mock.calls[0]?.[0]()).toBe('zh');
});
