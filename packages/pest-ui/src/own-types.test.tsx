import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { FloorPlanEditor } from './floor-plan-editor/FloorPlanEditor';
import type { FloorPlanEditorProps } from './floor-plan-editor/FloorPlanEditor.types';
import { HeatMap } from './heat-map/HeatMap';
import { PestProvider } from './hosts/provider';
import type { InspectionTemplateEditorProps } from './inspection-template-editor/InspectionTemplateEditor.types';
import { StockBell } from './stock-bell/StockBell';

const item = { id: 7, name: 'Bait', categoryId: 5, stock: 0, sku: 'B-7' };
const point = { deviceId: '1', code: 'L-01', type: 'flyLamp', x: 0.3, y: 0.4, value: 12, asset: { line: 2 } };
const plan = { id: 'hall', name: 'Hall', image: { src: '/hall.png', width: 1600, height: 1000 } };

it('gives back the host’s own item, with its own type', async () => {
  const onItemSelect = vi.fn((chosen: typeof item) => expectTypeOf(chosen.sku).toEqualTypeOf<string>());
  render(
    <PestProvider locale="en">
      <StockBell
        items={[item]}
        access={{ admin: true }}
        onItemSelect={onItemSelect}
        hrefFor={({ sku }) => `#${sku}`}
        onReplenish={({ sku }) => sku}
      />
    </PestProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stock warnings, 1' }));
  await userEvent.click(screen.getByRole('link', { name: /Bait/ }));
  expect(onItemSelect).toHaveBeenCalledWith(item);
  expect(onItemSelect.mock.lastCall?.[0]).toBe(item);
});

it('gives a slot of the heat map the host’s own point', async () => {
  render(
    <PestProvider locale="en">
      <HeatMap
        plan={plan}
        points={[point]}
        slots={{ BoardRow: ({ figure }) => <>Line {figure.point.given.asset.line}</> }}
      />
    </PestProvider>,
  );
  expect(await screen.findByRole('button', { name: /Line 2/ })).toBeVisible();
});

it('knows the host’s devices and templates in what changes', () => {
  type Mine = FloorPlanEditorProps<{
    id: string;
    code: string;
    name: string;
    type: string;
    position: null;
    serial: number;
  }>;
  expectTypeOf<Parameters<NonNullable<Mine['onChange']>>[0][number]['serial']>().toEqualTypeOf<number>();
  const device = { id: '1', code: 'MT-01', name: 'Trap', type: 'mouseTrap', position: null, serial: 12 };
  const editor = (
    <FloorPlanEditor
      plan={plan}
      value={[device]}
      onChange={(next) => expectTypeOf(next[0]?.serial).toEqualTypeOf<number | undefined>()}
    />
  );
  expect(editor).toBeDefined();
  type Template = NonNullable<InspectionTemplateEditorProps['value']> & { readonly id: string; readonly owner: string };
  type Changed = NonNullable<InspectionTemplateEditorProps<Template>['onChange']>;
  expectTypeOf<Parameters<Changed>[0]>().toEqualTypeOf<Template>();
  // @ts-expect-error A field that its own points do not have.
  const wrong = <HeatMap plan={plan} points={[point]} slots={{ BoardRow: ({ figure }) => figure.point.given.sku }} />;
  expect(wrong).toBeDefined();
});
