import type { DeviceType } from 'pest-sdk';
import type {
  InspectionTemplate,
  TemplateDirection,
  TemplateItem,
  TemplatePath,
} from './InspectionTemplateEditor.types';

export const templateProblems = [
  'nameMissing',
  'deviceTypeMissing',
  'deviceTypeTaken',
  'directionsMissing',
  'directionNameMissing',
  'itemsMissing',
  'itemNameMissing',
  'optionsMissing',
  'optionRepeated',
  'optionEmpty',
  'limitsReversed',
] as const;
export type TemplateProblem = (typeof templateProblems)[number];

export interface TemplateFinding {
  readonly path: TemplatePath;
  readonly problem: TemplateProblem;
}

const blank = (text: string) => text.trim() === '';

/** What the server would refuse, found before it is asked. */
export function templateFindings(
  template: InspectionTemplate,
  takenDeviceTypes: readonly DeviceType[],
): readonly TemplateFinding[] {
  const { name, deviceType, directions } = template;
  const found: TemplateFinding[] = [];
  if (blank(name)) found.push({ path: ['name'], problem: 'nameMissing' });
  if (deviceType === null) found.push({ path: ['deviceType'], problem: 'deviceTypeMissing' });
  else if (takenDeviceTypes.includes(deviceType)) found.push({ path: ['deviceType'], problem: 'deviceTypeTaken' });
  if (directions.length === 0) found.push({ path: ['directions'], problem: 'directionsMissing' });
  return [...found, ...directions.flatMap((direction, at) => directionFindings(direction, ['directions', at]))];
}

function directionFindings(direction: TemplateDirection, at: TemplatePath): TemplateFinding[] {
  const found: TemplateFinding[] = [];
  if (blank(direction.name)) found.push({ path: [...at, 'name'], problem: 'directionNameMissing' });
  if (direction.items.length === 0) found.push({ path: [...at, 'items'], problem: 'itemsMissing' });
  return [...found, ...direction.items.flatMap((item, index) => itemFindings(item, [...at, 'items', index]))];
}

function itemFindings(item: TemplateItem, at: TemplatePath): TemplateFinding[] {
  const found: TemplateFinding[] = [];
  if (blank(item.name)) found.push({ path: [...at, 'name'], problem: 'itemNameMissing' });
  if (item.type === 'choice') return [...found, ...optionFindings(item, at)];
  const { min, max } = item;
  if (item.type === 'number' && min !== null && max !== null && min > max) {
    found.push({ path: [...at, 'min'], problem: 'limitsReversed' });
  }
  return found;
}

function optionFindings(item: TemplateItem, at: TemplatePath): TemplateFinding[] {
  const labels = item.options.map(({ label }) => label.trim());
  if (labels.length < 2) return [{ path: [...at, 'options'], problem: 'optionsMissing' }];
  if (labels.includes('')) return [{ path: [...at, 'options'], problem: 'optionEmpty' }];
  return new Set(labels).size < labels.length ? [{ path: [...at, 'options'], problem: 'optionRepeated' }] : [];
}

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
