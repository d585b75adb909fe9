import { type InspectionTemplateRecord, isPestError, type PestClient, type TemplateState } from 'pest-sdk';
import { type ForwardedRef, useCallback, useEffect, useMemo, useState } from 'react';
import { InspectionTemplateEditor } from '../../inspection-template-editor/InspectionTemplateEditor';
import { templateEditor } from '../../inspection-template-editor/InspectionTemplateEditor.kind';
import type {
  InspectionTemplate,
  InspectionTemplateEditorProps,
  TemplateEditorHandle,
} from '../../inspection-template-editor/InspectionTemplateEditor.types';
import { emptyTemplate } from '../../inspection-template-editor/template/template-edits';
import { templateBody, templateOf } from '../../inspection-template-editor/template/template-record';
import { usePest } from '../../provider/context';
import type { AnyDeviceType } from '../../trade/device-types';
import { asWidget } from '../../widget/as-widget';
import { isAbort } from '../../widget/failure-words';
import { useFailureReport } from '../../widget/useHostCall';
import type { HostCallOptions } from '../../widget/widget.types';
import { type ClientParts, useGranted, useSpeaking } from './useClient';

/** What the editor asks of a client: `createPestClient(…)`, or an object that answers the same. */
export interface TemplateClient extends ClientParts {
  readonly template: Pick<PestClient['template'], 'list' | 'details' | 'create' | 'update'>;
}

/** Props of {@link ConnectedInspectionTemplateEditor}: those of the editor, without what it reads and writes itself. */
export interface ConnectedInspectionTemplateEditorProps
  extends Omit<
    InspectionTemplateEditorProps,
    | 'value'
    | 'defaultValue'
    | 'loading'
    | 'error'
    | 'onRetry'
    | 'onSave'
    | 'onPublish'
    | 'takenDeviceTypes'
    | 'newer'
    | 'onNewerResolve'
  > {
  /** @default the provider's; without one nothing is asked for */
  readonly client?: TemplateClient | undefined;
  /** The template to change. @default a new one */
  readonly templateId?: string | undefined;
  /** What is saved is a draft, and published by a button of its own; without it, whatever is saved is published. */
  readonly drafts?: boolean | undefined;
  /** It is saved; a new one has its id now. */
  readonly onSaved?: ((id: string) => void) | undefined;
}

/**
 * The inspection-template editor that reads and saves its template itself. What somebody else saved meanwhile is never
 * overwritten: it is offered, and what was written here stays.
 */
export const ConnectedInspectionTemplateEditor = /* @__PURE__ */ asWidget(
  templateEditor,
  function ConnectedInspectionTemplateEditor(
    { client: own, templateId, drafts = false, onSaved, onChange, ...editor }: ConnectedInspectionTemplateEditorProps,
    ref: ForwardedRef<TemplateEditorHandle>,
  ) {
    const { client: shared } = usePest();
    const client = useSpeaking<TemplateClient>(own ?? shared);
    const mayWrite = useGranted(client)(templateId === undefined ? 'template.create' : 'template.update');
    const report = useFailureReport('inspection-template-editor', editor.onError);
    const stored = useStoredTemplate(client, templateId, report);
    const { record, working, version } = stored;
    const value = useMemo(() => working && { ...working, version }, [working, version]);

    const keep =
      (state: TemplateState) =>
      async (template: InspectionTemplate, { signal }: HostCallOptions) => {
        const written = templateBody(template);
        if (!client || !written) return;
        const body = { ...written, state };
        const id = record?.id;
        try {
          const saved = id === undefined ? await client.template.create(body, { signal }) : { id };
          if (id !== undefined) await client.template.update({ id, version, ...body }, { signal });
          stored.take(await client.template.details({ id: saved.id }, { signal }));
          onSaved?.(saved.id);
        } catch (thrown) {
          if (id !== undefined && isPestError(thrown) && thrown.field === 'version') {
            stored.offer(await client.template.details({ id }, { signal }));
          }
          throw thrown;
        }
      };

    const isNewer = record !== null && version !== undefined && record.version > version;
    return (
      <InspectionTemplateEditor
        {...editor}
        ref={ref}
        value={value}
        onChange={(next, meta) => {
          stored.change(next);
          onChange?.(next, meta);
        }}
        readOnly={editor.readOnly === true || client === undefined || !mayWrite}
        loading={stored.loading}
        error={stored.error}
        onRetry={stored.reload}
        takenDeviceTypes={stored.taken}
        newer={isNewer ? templateOf(record) : null}
        onNewerResolve={() => record && stored.take(record)}
        onSave={keep(drafts ? 'draft' : 'published')}
        onPublish={drafts ? keep('published') : undefined}
      />
    );
  },
);

type Client = TemplateClient | undefined;

interface Stored {
  /** As the server has it, as far as is known here; null for a new one. */
  readonly record: InspectionTemplateRecord | null;
  /** What is being written; null until it is there. */
  readonly working: InspectionTemplate | null;
  /** The version that is being changed. */
  readonly version: number | undefined;
  readonly taken: readonly AnyDeviceType[];
  readonly loading: boolean;
  readonly error: unknown;
}

const nothing: Stored = {
  record: null,
  working: null,
  version: undefined,
  taken: [],
  loading: false,
  error: undefined,
};

function useStoredTemplate(
  client: Client,
  templateId: string | undefined,
  report: (error: unknown, action: string) => void,
) {
  const [stored, setStored] = useState(nothing);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again
  useEffect(() => {
    const ending = new AbortController();
    setStored({ ...nothing, loading: client !== undefined });
    if (client) {
      read(client, templateId, ending.signal).then(setStored, (error: unknown) => {
        if (ending.signal.aborted || isAbort(error)) return;
        setStored({ ...nothing, error });
        report(error, 'load');
      });
    }
    return () => ending.abort();
  }, [client, templateId, tries, report]);

  /** The server's record is what is being changed from now on. */
  const take = useCallback(
    (record: InspectionTemplateRecord) => setStored((before) => ({ ...before, record, version: record.version })),
    [],
  );
  /** Somebody else's is there; what is being changed stays the older one. */
  const offer = useCallback((record: InspectionTemplateRecord) => setStored((before) => ({ ...before, record })), []);
  const change = useCallback((working: InspectionTemplate) => setStored((before) => ({ ...before, working })), []);
  return { ...stored, take, offer, change, reload: () => setTries((count) => count + 1) };
}

async function read(client: TemplateClient, id: string | undefined, signal: AbortSignal): Promise<Stored> {
  const [list, record] = await Promise.all([
    client.template.list({}, { signal }),
    id === undefined ? null : client.template.details({ id }, { signal }),
  ]);
  return {
    ...nothing,
    record,
    working: record ? templateOf(record) : emptyTemplate,
    version: record?.version,
    taken: list.filter((template) => template.id !== id).map(({ deviceType }) => deviceType),
  };
}
