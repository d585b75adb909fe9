import type { PestElement } from 'pest-ui/elements';

type Five = 'heat-map' | 'floor-plan-editor' | 'report-builder' | 'inspection-template-editor' | 'stock-bell';

export function propsOf(report: unknown): { readonly [Name in Five]: Required<PestElement<Name>> };
export function tell(name: Five): void;
