import { isPestError } from 'pest-sdk';
import { useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { useHostCall } from '../../widget/useHostCall';
import { templateEditorMessages } from '../InspectionTemplateEditor.messages';
import type { InspectionTemplate, TemplateEditorOwnProps } from '../InspectionTemplateEditor.types';
import { fieldOf } from '../template/template-issues';
import { loadRuleFindings, type ShownIssue, type TemplateEditing, useFindIssues } from './useTemplateEditor';

interface Refused {
  readonly template: InspectionTemplate;
  /** The argument that the server named. */
  readonly path: readonly string[];
  readonly taken: boolean;
}

type SavingOptions = Pick<
  TemplateEditorOwnProps,
  'onSave' | 'onPublish' | 'onError' | 'describeError' | 'takenDeviceTypes' | 'validator'
>;

/** Saving asks our own rules first; a refusal keeps everything typed, and is said at the field that it names. */
export function useTemplateSaving(options: SavingOptions, { template, actions, markSaved }: TemplateEditing) {
  const { onSave, onPublish } = options;
  const t = useMessages(templateEditorMessages);
  const find = useFindIssues(options);
  const { run, pending, refusal } = useHostCall('inspection-template-editor', 'save', options);
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<Refused | null>(null);

  const keep = async (call: typeof onSave): Promise<boolean> => {
    if (pending || !call) return false;
    // Where it cannot be loaded, the server says what is wrong.
    await loadRuleFindings(template).catch(() => undefined);
    setAttempts((count) => count + 1);
    setRefused(null);
    if (find(template).length > 0) return false;
    const saved = await run(async (signalled) => {
      try {
        await call(template, signalled);
      } catch (thrown) {
        setRefused(refusedBy(thrown, template));
        throw thrown;
      }
    });
    if (saved) {
      markSaved(template);
      actions.announce(t(call === onPublish ? 'template.published' : 'template.saved'));
    }
    return saved;
  };

  const issue =
    refusal === null ? null : refusedIssue(refused, template, refusal, t('template.problem.deviceTypeTaken'));
  return {
    save: () => keep(onSave),
    publish: () => keep(onPublish),
    pending,
    tried: attempts > 0,
    attempts,
    /** As the button does before it calls the host. */
    check: () => {
      setAttempts((count) => count + 1);
      return find(template);
    },
    issue,
    refusal: issue ? null : refusal,
  };
}

function refusedBy(thrown: unknown, template: InspectionTemplate): Refused {
  const taken = isPestError(thrown, 'template.deviceTypeTaken');
  const path = isPestError(thrown) ? (thrown.field?.split('.') ?? []) : [];
  return { template, path: taken ? ['deviceType'] : path, taken };
}

const fields = ['name', 'deviceType', 'process', 'directions'];

/** Stays until what was refused is changed. */
function refusedIssue(
  refused: Refused | null,
  template: InspectionTemplate,
  refusal: string,
  takenWords: string,
): ShownIssue | null {
  if (!refused || !fields.includes(refused.path[0] ?? '')) return null;
  if (refused.taken && refused.template.deviceType !== template.deviceType) return null;
  return { path: refused.path, field: fieldOf(template, refused.path), message: refused.taken ? takenWords : refusal };
}
