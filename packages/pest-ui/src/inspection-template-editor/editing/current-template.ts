import { createContext, useContext, useSyncExternalStore } from 'react';
import type { InspectionTemplate } from '../InspectionTemplateEditor.types';
import { emptyTemplate } from '../template/template-edits';
import type { RowsStore } from './rows-store';

const none: RowsStore<InspectionTemplate> = { get: () => emptyTemplate, watch: () => () => undefined };

/** The template that is being written, for what stands in one question's row and asks for the others. */
export const CurrentTemplate = /* @__PURE__ */ createContext(none);

/** The template as it is now; whoever asks is drawn again at each letter. */
export function useCurrentTemplate(): InspectionTemplate {
  const { get, watch } = useContext(CurrentTemplate);
  return useSyncExternalStore(watch, get, get);
}
