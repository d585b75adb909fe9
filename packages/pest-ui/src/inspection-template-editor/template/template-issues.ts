import type { InspectionTemplate, TemplatePath } from '../InspectionTemplateEditor.types';

export type NodeField = 'name' | 'note' | 'items' | 'options' | 'min' | 'max' | 'alarmAbove' | 'unit';

/** The field of the form that a path of the contract is shown at: `name`, or `<direction or item id>.<field>`. */
export function fieldOf(template: InspectionTemplate, path: TemplatePath): string {
  const [root, directionIndex, part, itemIndex, field] = path;
  if (root !== 'directions') return String(root ?? 'name');
  const direction = template.directions[Number(directionIndex)];
  if (!direction) return 'directions';
  const item = part === 'items' ? direction.items[Number(itemIndex)] : undefined;
  return item ? `${item.id}.${field ?? 'name'}` : `${direction.id}.${part ?? 'name'}`;
}
