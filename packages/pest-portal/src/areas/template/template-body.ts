import type { RequestInput } from 'pest-sdk';
import type { InspectionTemplate } from 'pest-ui';

/** What the server takes of a template, or null while it is for no device type yet. */
export function bodyOfTemplate(template: InspectionTemplate): RequestInput<'template.create'> | null {
  const { deviceType, name, process, directions } = template;
  return deviceType === null ? null : { name: name.trim(), deviceType, process, directions };
}
