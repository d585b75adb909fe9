import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PestProvider } from '../provider/PestProvider';
import { Widget, type WidgetFrameProps } from './Widget';

const frame: WidgetFrameProps = {
  kind: { name: 'heat-map', shapes: async () => ({ shapes: {} }) },
  given: {},
  root: {},
  empty: null,
  children: () => <p>figures</p>,
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says an error in the words of the host, and keeps what was there', async () => {
  const onRetry = vi.fn();
  render(<Widget {...frame} error={new Error('The gateway is closed on Sundays')} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The gateway is closed on Sundays');
  expect(screen.getByText('figures')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('asks the widget, then the provider, how to describe an error', () => {
  const { rerender } = render(
    <PestProvider locale="en" describeError={() => 'ask the provider'}>
      <Widget {...frame} error="raw" describeError={() => undefined} />
    </PestProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('ask the provider');
  rerender(
    <PestProvider locale="en" describeError={() => 'ask the provider'}>
      <Widget {...frame} error="raw" describeError={() => 'ask us'} />
    </PestProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('ask us');
});

it('never lets a fault of its own reach the tree of the host, and tells both who asked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = vi.fn();
  const shared = vi.fn();
  const fault = new TypeError('no such species');
  render(
    <PestProvider onError={shared}>
      <p>the page of the host</p>
      <Widget {...frame} given={{ onError }}>
        {() => {
          throw fault;
        }}
      </Widget>
    </PestProvider>,
  );
  expect(screen.getByText('the page of the host')).toBeVisible();
  expect(await screen.findByRole('alert')).not.toHaveTextContent('no such species');
  expect(onError).toHaveBeenCalledWith(fault, { widget: 'heat-map', action: 'draw' });
  expect(shared).toHaveBeenCalledWith(fault, { widget: 'heat-map', action: 'draw' });
});

it('stands in its place while it loads, and says so in words', () => {
  const { container } = render(<Widget {...frame} loading empty={{ title: 'nothing yet' }} />);
  const place = screen.getByRole('status', { busy: true });
  expect(place).toHaveTextContent('加载中…');
  expect([place.style.height, place.style.color]).toEqual(['240px', 'transparent']);
  expect(container.querySelector('strong')).toBeNull();
});

it('takes parts of the host, hides what the host does not want, and gives the default as children', () => {
  const empty = { title: 'nothing yet' };
  const { rerender } = render(
    <Widget
      {...frame}
      empty={empty}
      slots={{
        Empty: ({ title, children }) => (
          <div>
            mine: {title} {children}
          </div>
        ),
      }}
    />,
  );
  expect(screen.getByText(/mine: nothing yet/)).toHaveTextContent('mine: nothing yet nothing yet');
  rerender(<Widget {...frame} empty={empty} slotProps={{ Empty: { hint: 'call us' } }} />);
  expect(screen.getByText('call us')).toBeVisible();
  rerender(<Widget {...frame} empty={empty} slots={{ Empty: null }} />);
  expect(screen.queryByText('nothing yet')).toBeNull();
});
