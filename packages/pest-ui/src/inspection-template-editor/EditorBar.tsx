import { Suspense, useState } from 'react';
import { useFormat, useMessages } from '../i18n/messages';
import { Button } from '../primitives/button/Button';
import { IconButton } from '../primitives/button/IconButton';
import { fetched } from '../primitives/fetched/fetched';
import { redoIcon, undoIcon } from '../primitives/icon/icons';
import { Slot } from '../widget/Slot';
import type { Bilingual } from './editing/useBilingual';
import type { TemplateEditing } from './editing/useTemplateEditor';
import type { useTemplateSaving } from './editing/useTemplateSaving';
import { templateEditorMessages } from './InspectionTemplateEditor.messages';
import { Bar, Status, Summary } from './InspectionTemplateEditor.styles';
import type { TemplateEditorOwnProps, TemplateEditorParts } from './InspectionTemplateEditor.types';
import { fieldOf } from './template/template-issues';

const TemplateChanges = /* @__PURE__ */ fetched(() => import('./versions/TemplateChanges'), 'default');
const TemplateFiles = /* @__PURE__ */ fetched(() => import('./files/TemplateFiles'), 'default');
const MoveItems = /* @__PURE__ */ fetched(() => import('./directions/MoveItems'), 'default');

interface EditorBarProps
  extends Pick<TemplateEditorOwnProps, 'onSave' | 'onPublish' | 'files' | 'slots' | 'slotProps'> {
  readonly editor: TemplateEditing;
  readonly saving: ReturnType<typeof useTemplateSaving>;
  readonly bilingual: Bilingual;
}

type Panel = 'changes' | 'files' | 'move';

/** What is done to the template as a whole. */
export function EditorBar(props: EditorBarProps) {
  const { editor, saving, bilingual, onSave, onPublish, files = true, slots, slotProps } = props;
  const { template, saved, dirty, readOnly } = editor;
  const [panel, setPanel] = useState<Panel | null>(null);
  const opens = (name: Panel, words: EditorWord) => (
    <Button
      size="sm"
      variant="ghost"
      aria-expanded={panel === name}
      onClick={() => setPanel(panel === name ? null : name)}
    >
      <Words name={words} />
    </Button>
  );
  const part: TemplateEditorParts['Toolbar'] = {
    canUndo: editor.canUndo,
    canRedo: editor.canRedo,
    onUndo: () => editor.undo(),
    onRedo: () => editor.redo(),
    dirty,
    saving: saving.pending,
    onSave: onSave && !readOnly ? () => void saving.save() : undefined,
    onPublish: onPublish && !readOnly ? () => void saving.publish() : undefined,
    status: useStatusWords(editor, bilingual),
  };
  return (
    <>
      <Slot of={slots?.Toolbar} props={part} extra={slotProps?.Toolbar}>
        {(shown) => (
          <Bar>
            {!readOnly && <Steps {...shown} />}
            <Status role="status">{shown.status}</Status>
            <BilingualButtons editor={editor} bilingual={bilingual} />
            {dirty && opens('changes', 'template.changes')}
            {!readOnly && template.directions.length > 1 && opens('move', 'template.moveItems')}
            {files && opens('files', 'template.files')}
            {shown.onSave && (
              <Button variant={shown.onPublish ? 'secondary' : 'primary'} loading={shown.saving} onClick={shown.onSave}>
                <Words name={shown.onPublish ? 'template.saveDraft' : 'template.save'} />
              </Button>
            )}
            {shown.onPublish && (
              <Button variant="primary" loading={shown.saving} onClick={shown.onPublish}>
                <Words name="template.publish" />
              </Button>
            )}
          </Bar>
        )}
      </Slot>
      <Suspense>
        {panel === 'changes' && dirty && (
          <Summary data-tone="plain">
            <TemplateChanges before={saved} after={template} />
          </Summary>
        )}
        {panel === 'move' && <MoveItems editor={editor} onClose={() => setPanel(null)} />}
        {panel === 'files' && <TemplateFiles editor={editor} onClose={() => setPanel(null)} />}
      </Suspense>
    </>
  );
}

type EditorWord = Parameters<ReturnType<typeof useEditorWords>>[0];

function Words({ name }: { readonly name: EditorWord }) {
  return useEditorWords()(name);
}

const useEditorWords = () => useMessages(templateEditorMessages);

function useStatusWords({ template, dirty, status }: TemplateEditing, { on, missing }: Bilingual): string {
  const t = useEditorWords();
  const format = useFormat();
  const { directions, version, published = version } = template;
  const items = directions.reduce((sum, direction) => sum + direction.items.length, 0);
  return format.parts([
    version === undefined ? '' : t(published === version ? 'template.version' : 'template.draft', { version }),
    published === null && version !== undefined ? t('template.unpublished') : '',
    t('template.count', { directions: directions.length, items }),
    on && missing.length === 0 ? t('template.english.complete') : '',
    dirty ? t('template.unsaved') : '',
    status,
  ]);
}

function Steps({ canUndo, canRedo, onUndo, onRedo }: TemplateEditorParts['Toolbar']) {
  const t = useEditorWords();
  return (
    <>
      <IconButton icon={undoIcon} label={t('template.undo')} disabled={!canUndo} onClick={onUndo} />
      <IconButton icon={redoIcon} label={t('template.redo')} disabled={!canRedo} onClick={onRedo} />
    </>
  );
}

/** Both languages beside each other, and a way to the next words without English. */
function BilingualButtons({ editor, bilingual }: Pick<EditorBarProps, 'editor' | 'bilingual'>) {
  const t = useEditorWords();
  const [next] = bilingual.missing;
  return (
    <>
      <Button size="sm" variant="ghost" aria-pressed={bilingual.on} onClick={bilingual.toggle}>
        {t('template.bilingual')}
      </Button>
      {next && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => editor.actions.focusField(englishField(fieldOf(editor.template, next)))}
        >
          {t('template.english.missingCount', { count: bilingual.missing.length })}
        </Button>
      )}
    </>
  );
}

/** Options have no path of their own in the contract's words; their English field is named after them. */
function englishField(field: string): string {
  return field.includes('option ') ? `${field}En` : field;
}
