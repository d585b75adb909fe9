import {
  type ForwardedRef,
  type KeyboardEvent,
  type ReactNode,
  type RefAttributes,
  Suspense,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { useMessages } from '../i18n/messages';
import { fetched } from '../primitives/fetched/fetched';
import { Columns } from '../primitives/layout/Columns';
import { Stack } from '../primitives/layout/Stack';
import { Notice } from '../primitives/notice/Notice';
import { useDeviceTypes } from '../provider/useDeviceTypes';
import type { AnyDeviceType } from '../trade/device-types';
import { asWidget } from '../widget/as-widget';
import { type OwnPropNames, rootProps } from '../widget/own-props';
import { Slot } from '../widget/Slot';
import { Widget } from '../widget/Widget';
import { Directions } from './directions/Directions';
import { EditorBar } from './EditorBar';
import { CurrentTemplate } from './editing/current-template';
import { useRowsStore } from './editing/rows-store';
import { useBilingual } from './editing/useBilingual';
import { fieldIn, type TemplateEditing, useTemplateEditor, useTemplateIssues } from './editing/useTemplateEditor';
import { useTemplateSaving } from './editing/useTemplateSaving';
import { HeadFields } from './HeadFields';
import { templateEditor } from './InspectionTemplateEditor.kind';
import { templateEditorMessages } from './InspectionTemplateEditor.messages';
import { Body } from './InspectionTemplateEditor.styles';
import type {
  InspectionTemplate,
  InspectionTemplateEditorProps,
  TemplateEditorHandle,
  TemplateEditorOwnProps,
  TemplatePath,
} from './InspectionTemplateEditor.types';
import { focusable, IssueSummary } from './IssueSummary';
import { fieldOf } from './template/template-issues';

/** Fetched when somebody else saved meanwhile, which is rare. */
const TemplatePreview = /* @__PURE__ */ fetched(() => import('./form/TemplatePreview'), 'default');
const NewerVersion = /* @__PURE__ */ fetched(() => import('./versions/NewerVersion'), 'default');

const ownProps: OwnPropNames<TemplateEditorOwnProps> = {
  value: true,
  defaultValue: true,
  onChange: true,
  readOnly: true,
  deviceTypes: true,
  savedValue: true,
  takenDeviceTypes: true,
  issues: true,
  validator: true,
  onSave: true,
  onPublish: true,
  onDirtyChange: true,
  newer: true,
  onNewerResolve: true,
  bilingual: true,
  defaultBilingual: true,
  onBilingualChange: true,
  preview: true,
  files: true,
  getId: true,
  loading: true,
  error: true,
  onRetry: true,
  onError: true,
  describeError: true,
  slots: true,
  slotProps: true,
};

/** Whose props know the host's own `Template`: the widget hands out the very objects that it was given. */
export interface InspectionTemplateEditorComponent {
  <Template extends InspectionTemplate = InspectionTemplate>(
    props: InspectionTemplateEditorProps<Template> & RefAttributes<TemplateEditorHandle>,
  ): ReactNode;
  displayName?: string | undefined;
}

/** Writes the inspection template of a device type: directions, the items in each, and how they are answered. */
export const InspectionTemplateEditor = /* @__PURE__ */ asWidget(
  templateEditor,
  function InspectionTemplateEditor(props: InspectionTemplateEditorProps, ref: ForwardedRef<TemplateEditorHandle>) {
    const { loading, error, onRetry, onError, describeError, slots, slotProps } = props;
    const t = useMessages(templateEditorMessages);
    const root = useRef<HTMLDivElement>(null);
    const editor = useTemplateEditor(props);
    const saving = useTemplateSaving(props, editor);
    useHandle(ref, root, editor, saving);
    const awaited = !props.value && !props.defaultValue && Boolean(loading || error);
    return (
      <Widget
        ref={root}
        kind={templateEditor}
        given={props}
        root={rootProps(props, ownProps)}
        {...{ loading, error, onRetry, onError, describeError, slots, slotProps }}
        empty={awaited ? { title: t('template.empty') } : null}
      >
        {() => <Editor {...props} editor={editor} saving={saving} />}
      </Widget>
    );
  },
) as InspectionTemplateEditorComponent;

type Saving = ReturnType<typeof useTemplateSaving>;

interface EditorProps extends InspectionTemplateEditorProps {
  readonly editor: TemplateEditing;
  readonly saving: Saving;
}

const none: readonly AnyDeviceType[] = [];

function Editor({ editor, saving, ...props }: EditorProps) {
  const { takenDeviceTypes, preview = true, slots, slotProps } = props;
  const { template, actions, readOnly } = editor;
  const types = useDeviceTypes(props.deviceTypes);
  const bilingual = useBilingual(props, template);
  const found = useTemplateIssues(props, template, saving.tried);
  const issues = saving.issue ? [...found, saving.issue] : found;
  const { name, deviceType, process, processEn } = template;
  const head = useMemo(() => ({ name, deviceType, process, processEn }), [name, deviceType, process, processEn]);
  const current = useRowsStore(template);
  const given = { issues, bilingual: bilingual.on, readOnly, actions };
  const form = (
    <Stack gap={4}>
      <HeadFields head={head} {...given} types={types} taken={takenDeviceTypes ?? none} />
      <Directions template={template} {...given} slots={slots} slotProps={slotProps} />
    </Stack>
  );
  return (
    <CurrentTemplate.Provider value={current}>
      <Body ref={editor.body} onKeyDown={(event) => stepOnKeys(event, editor)}>
        <EditorBar {...props} editor={editor} saving={saving} bilingual={bilingual} />
        {props.newer && (
          <Suspense>
            <NewerVersion newer={props.newer} editor={editor} onResolve={props.onNewerResolve} />
          </Suspense>
        )}
        {issues.length > 0 && (
          <Slot of={slots?.IssueSummary} props={{ issues }} extra={slotProps?.IssueSummary}>
            {() => <IssueSummary issues={issues} actions={actions} attempt={saving.attempts} />}
          </Slot>
        )}
        {saving.refusal !== null && (
          <Notice tone="danger" role="alert">
            {saving.refusal}
          </Notice>
        )}
        {preview ? (
          <Columns side={340} below={900}>
            {form}
            <Slot of={slots?.Preview} props={{ template }} extra={slotProps?.Preview}>
              {(shown) => (
                <Suspense>
                  <TemplatePreview {...shown} />
                </Suspense>
              )}
            </Slot>
          </Columns>
        ) : (
          form
        )}
      </Body>
    </CurrentTemplate.Provider>
  );
}

function useHandle(
  ref: ForwardedRef<TemplateEditorHandle>,
  root: { readonly current: HTMLDivElement | null },
  editor: TemplateEditing,
  saving: Saving,
): void {
  const latest = useRef({ editor, saving });
  latest.current = { editor, saving };
  useImperativeHandle(ref, () => {
    const fieldFor = (path: TemplatePath) => focusable(fieldOf(latest.current.editor.template, path));
    return {
      get element() {
        return root.current;
      },
      focus: (path = ['name']) => fieldIn(latest.current.editor.body, fieldFor(path))?.focus(),
      validate: () => latest.current.saving.check(),
      undo: () => latest.current.editor.undo('api'),
      redo: () => latest.current.editor.redo('api'),
      save: () => latest.current.saving.save(),
    };
  }, [root]);
}

/** Ctrl or ⌘ with Z and Y steps through the edits of the whole template; a field's own undo would only know its letters. */
function stepOnKeys(event: KeyboardEvent, editor: TemplateEditing): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) editor.redo('keyboard');
  else editor.undo('keyboard');
}
