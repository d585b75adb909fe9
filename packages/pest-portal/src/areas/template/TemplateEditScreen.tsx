import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deviceTypeRows,
  deviceTypes,
  type InspectionTemplateRecord,
  isPestError,
  joinParts,
  type TemplateState,
} from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  EmptyState,
  FailureState,
  type InspectionTemplate,
  InspectionTemplateEditor,
  LoadingState,
  Stack,
  type TemplateIssue,
  templateBody,
  templateOf,
  token,
  useToast,
} from 'pest-ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { ask, callKey, useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { address, Link, useNavigate, usePageQuery } from '../../base/links';
import { useCan } from '../../base/session';
import { useWrite } from '../../base/writes';
import { Restored } from '../../kit/form/FormNote';
import { useEditorDraft } from '../../kit/form/useEditorDraft';
import { PageHead } from '../../kit/page/PageHead';
import { RecordState } from '../../kit/page/RecordState';
import { templateMessages } from './template.messages';
import { emptyTemplate, templateDraft } from './template-body';

/** Writes a new inspection template, or changes the one that the address names. */
export function TemplateEditScreen() {
  const t = useT(templateMessages);
  const [address] = usePageQuery<'/servicePage/questionAdd'>();
  const id = address.get('id') ?? '';
  const template = useQuery({ ...ask('template.details', { id }), enabled: id !== '' });
  if (id === '') return <NewTemplate />;
  if (!template.data)
    return <RecordState title={t('template.edit.title')} id={id} query={template} back="/servicePage/questionList" />;
  return <TemplateEditing key={template.data.id} record={template.data} />;
}

/** A device type has one template at most: when each has one, there is nothing new to write, but much to change. */
function NewTemplate() {
  const t = useT(templateMessages);
  const templates = useCall('template.list', {});
  if (templates.error && !templates.data) {
    return <FailureState error={templates.error} onRetry={() => void templates.refetch()} />;
  }
  if (!templates.data) return <LoadingState shape="page" label={t('template.new.title')} />;
  const existing = templates.data;
  const allTaken = deviceTypes.every((type) => existing.some(({ deviceType }) => deviceType === type));
  if (!allTaken) return <TemplateEditing record={null} />;
  return (
    <>
      <PageHead title={t('template.new.title')} />
      <EmptyState title={t('template.allTaken')} hint={t('template.allTaken.hint')}>
        <Stack as="ul" gap={1}>
          {existing.map(({ id, name, deviceType }) => (
            <li key={id}>
              <Link to={address('/servicePage/questionAdd', { id })}>
                {joinParts([deviceTypeRows[deviceType].words[language], name], language)}
              </Link>
            </li>
          ))}
        </Stack>
      </EmptyState>
    </>
  );
}

function TemplateEditing({ record }: { readonly record: InspectionTemplateRecord | null }) {
  const t = useT(templateMessages);
  const can = useCan();
  const taken = useTakenTypes(record?.id ?? null);
  // What is being written is not exchanged under the writer: a newer record is offered to them.
  const [base] = useState(record);
  const saved = useMemo(() => (base ? templateOf(base) : emptyTemplate), [base]);
  const editor = useEditorDraft<InspectionTemplate>({
    name: `template ${record?.id ?? 'new'}`,
    saved,
    parse: templateDraft,
  });
  const [resolved, setResolved] = useState<number | null>(null);
  const known = resolved ?? editor.working.version ?? base?.version;
  const { keep, issues } = useSave(record?.id ?? null, known, editor.settle);
  const isNewer = record !== null && known !== undefined && record.version > known;
  return (
    <>
      <PageHead title={record ? t('template.edit.title') : t('template.new.title')} note={record?.name} />
      {editor.restored && <Restored onForget={editor.forget} />}
      <UnderBar>
        <InspectionTemplateEditor
          value={editor.working}
          savedValue={editor.restored ? saved : undefined}
          onChange={editor.change}
          readOnly={!can(rights.templateUpdate)}
          takenDeviceTypes={taken}
          issues={issues}
          newer={isNewer ? templateOf(record) : null}
          onNewerResolve={() => setResolved(record?.version ?? null)}
          onSave={keep('draft')}
          onPublish={keep('published')}
        />
      </UnderBar>
    </>
  );
}

/** What the editor keeps in sight stands below the bar of the page. */
const UnderBar = styled.div`
  --_pest-page-top: ${token.size.bar};
`;

/** Types that another template of the company already serves. */
function useTakenTypes(ownId: string | null) {
  const templates = useCall('template.list', {}).data ?? [];
  return templates.filter((template) => template.id !== ownId).map((template) => template.deviceType);
}

/** Saves; a refusal is said at its field, and what was typed stays in the editor. */
function useSave(id: string | null, version: number | undefined, onSaved: () => void) {
  const t = useT(templateMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const create = useWrite('template.create');
  const update = useWrite('template.update');
  const [issues, setIssues] = useState<readonly TemplateIssue[]>([]);

  const queryClient = useQueryClient();
  const keep = (state: TemplateState) => async (template: InspectionTemplate) => {
    const written = templateBody(template);
    if (!written) return;
    const body = { ...written, state };
    setIssues([]);
    try {
      await (id === null ? create.mutateAsync(body) : update.mutateAsync({ id, version, ...body }));
    } catch (thrown) {
      if (id !== null && isPestError(thrown) && thrown.field === 'version') {
        await queryClient.refetchQueries({ queryKey: callKey('template.details', { id }) });
      }
      if (isPestError(thrown, 'template.deviceTypeTaken')) {
        const message = t('template.deviceTypeTaken', { type: deviceTypeRows[body.deviceType].words[language] });
        setIssues([{ path: ['deviceType'], message }]);
      }
      throw thrown;
    }
    toast({ tone: 'success', message: t(state === 'draft' ? 'template.saved' : 'template.published') });
    onSaved();
    navigate('/servicePage/questionList');
  };
  return { keep, issues };
}
