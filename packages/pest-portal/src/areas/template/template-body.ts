import { deviceTypes, type InspectionTemplateRecord, type RequestInput } from 'pest-sdk';
import { fromTemplateJson, type InspectionTemplate } from 'pest-ui';

/** What the server takes of a template, or null while it is for no device type yet. */
export function bodyOfTemplate(template: InspectionTemplate): RequestInput<'template.create'> | null {
  const { name, process, processEn, directions } = template;
  const deviceType = deviceTypes.find((type) => type === template.deviceType);
  return deviceType === undefined ? null : { name: name.trim(), deviceType, process, processEn, directions };
}

/** A template before anything is written. */
export const emptyTemplate: InspectionTemplate = { name: '', deviceType: null, process: '', directions: [] };

/** What the editor works on; the record carries more. */
export function templateOf({ id: _id, updatedAt: _at, ...template }: InspectionTemplateRecord): InspectionTemplate {
  return template;
}

/** A template as it was left while being written, however incomplete; null when it is none. */
export function templateDraft(stored: unknown): InspectionTemplate | null {
  return fromTemplateJson(JSON.stringify(stored ?? null), () => crypto.randomUUID()).template;
}
