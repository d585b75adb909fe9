import { fromTemplateJson, type InspectionTemplate } from 'pest-ui';
import { randomId } from '../../base/random-id';

/** A template before anything is written. */
export const emptyTemplate: InspectionTemplate = { name: '', deviceType: null, process: '', directions: [] };

/** A template as it was left while being written, however incomplete; null when it is none. */
export function templateDraft(stored: unknown): InspectionTemplate | null {
  return fromTemplateJson(JSON.stringify(stored ?? null), randomId).template;
}
