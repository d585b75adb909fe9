import { deviceTypes, type InspectionTemplateRecord, type RequestInput } from 'pest-sdk';
import { sameValues } from '../../state/same-values';
import type { InspectionTemplate } from '../InspectionTemplateEditor.types';

/** The part of a record that the editor works on. */
export function templateOf({ id, updatedAt: _at, ...template }: InspectionTemplateRecord): InspectionTemplate {
  return { ...template, id };
}

/** What the server takes of a template, or null while it is for none of the contract's device types. */
export function templateBody(template: InspectionTemplate): RequestInput<'template.create'> | null {
  const { name, process, processEn, directions } = template;
  const deviceType = deviceTypes.find((type) => type === template.deviceType);
  return deviceType === undefined ? null : { name: name.trim(), deviceType, process, processEn, directions };
}

/** Whether two templates say the same; their version is how a server counts, not what they say. */
export function sameTemplate(a: InspectionTemplate, b: InspectionTemplate): boolean {
  return (
    sameValues(a.directions, b.directions) &&
    a.name === b.name &&
    a.deviceType === b.deviceType &&
    a.process === b.process &&
    a.processEn === b.processEn
  );
}
