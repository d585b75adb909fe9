import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useFloorPlanEditor } from './floor-plan-editor';
import { useHeatMap } from './heat-map';
import { type InspectionTemplate, useTemplateEditor } from './inspection-template-editor';
import { PestProvider } from './provider/PestProvider';
import { useReportBuilder } from './report-builder';
import { foodPlantReport } from './report-builder/report-document.fixture';

/** A host that draws everything itself: no widget is on its page. */
const wrapper = ({ children }: { readonly children: ReactNode }) => <PestProvider locale="en">{children}</PestProvider>;
const plan = { id: 'hall', name: 'Hall 1', image: { src: '/hall.svg', width: 1200, height: 800 } };

it('the heat map’s hook works out its figures, and narrows them by what is chosen', () => {
  const onTypesChange = vi.fn();
  const points = [
    { deviceId: 'a', code: 'MT-001', name: 'Dock', type: 'mouseTrap', x: 0.3, y: 0.4, value: 3, checked: true },
    { deviceId: 'b', code: 'FL-001', name: 'Hall', type: 'flyLamp', x: 0.6, y: 0.4, value: 5, checked: true },
  ] as const;
  const { result } = renderHook(() => useHeatMap({ plan, points, onTypesChange }), { wrapper });
  const values = () => Object.fromEntries(result.current.figures.map(({ point, value }) => [point.deviceId, value]));
  expect(values()).toEqual({ a: 3, b: 5 });
  act(() => result.current.setTypes(['flyLamp'], { reason: 'types', source: 'form', changes: [], final: true }));
  expect(values()).toEqual({ b: 5 });
  expect(onTypesChange).toHaveBeenCalledWith(['flyLamp'], expect.objectContaining({ reason: 'types' }));
});

it('the plan editor’s hook holds devices, selection and mode', () => {
  const device = { id: 'a', code: 'MT-001', name: 'Dock', type: 'mouseTrap', position: { x: 0.3, y: 0.4 } } as const;
  const waiting = { ...device, id: 'b', code: 'MT-002', position: null };
  const onModeChange = vi.fn();
  const options = { plan, defaultValue: [device, waiting], onModeChange };
  const { result } = renderHook(() => useFloorPlanEditor(options), { wrapper });
  expect(result.current.unplaced.map(({ id }) => id)).toEqual(['b']);
  act(() => result.current.setMode('move', 'form'));
  expect(result.current.mode).toBe('move');
  expect(onModeChange).toHaveBeenCalledWith('move', expect.objectContaining({ reason: 'mode' }));
});

it('the report builder’s hook edits, and takes the edit back', () => {
  const report = foodPlantReport('en');
  const { result } = renderHook(() => useReportBuilder({ defaultValue: report }), { wrapper });
  act(() => result.current.edit({ type: 'head', patch: { name: 'Another' } }, { reason: 'rename', typingIn: 'name' }));
  expect(result.current.document?.name).toBe('Another');
  act(() => void result.current.undo());
  expect(result.current.document?.name).toBe(report.name);
});

it('the template editor’s hook edits, tells what is unsaved, and takes the edit back', () => {
  const defaultValue: InspectionTemplate = { name: 'Lamps', deviceType: 'flyLamp', process: '', directions: [] };
  const onChange = vi.fn();
  const { result } = renderHook(() => useTemplateEditor({ defaultValue, onChange }), { wrapper });
  act(() => result.current.actions.edit((template) => ({ ...template, name: 'Traps' }), 'set'));
  expect(result.current).toMatchObject({ template: { name: 'Traps' }, dirty: true, canUndo: true });
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ name: 'Traps' }), expect.anything());
  act(() => void result.current.undo());
  expect(result.current).toMatchObject({ template: { name: 'Lamps' }, dirty: false });
});
