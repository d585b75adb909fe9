import type { RequestInput } from 'pest-sdk';
import type { InspectionTemplate } from 'pest-ui';
import { shapedLike } from '../../base/drafts';

/** What the server takes of a template, or null while it is for no device type yet. */
export function bodyOfTemplate(template: InspectionTemplate): RequestInput<'template.create'> | null {
  const { deviceType, name, process, directions } = template;
  return deviceType === null ? null : { name: name.trim(), deviceType, process, directions };
}

/** A template before anything is written. */
export const emptyTemplate: InspectionTemplate = { name: '', deviceType: null, process: '', directions: [] };

/** What the editor works on; the record carries more. */
export function templateOf({ name, deviceType, process, directions }: InspectionTemplate): InspectionTemplate {
  return { name, deviceType, process, directions };
}

/** A template as it was left while being written, however incomplete; null when it is none. */
export function templateDraft(stored: unknown): InspectionTemplate | null {
  return shapedLike(model, stored) ? stored : null;
}

const model: InspectionTemplate = {
  ...emptyTemplate,
  directions: [
    {
      id: '',
      name: '',
      note: '',
      items: [
        {
          id: '',
          name: '',
          type: 'text',
          required: false,
          options: [{ id: '', label: '', raisesRisk: false }],
          multiple: false,
          unit: '',
          min: null,
          max: null,
          alarmAbove: null,
        },
      ],
    },
  ],
};
