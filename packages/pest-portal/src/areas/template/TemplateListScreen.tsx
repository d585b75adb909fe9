import { useQuery } from '@tanstack/react-query';
import { deviceTypeRows, type ResultOf } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  Badge,
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Icon,
  JobCard,
  plusIcon,
  useFormat,
} from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { address, Link, useNavigate } from '../../base/links';
import { Can, useCan } from '../../base/session';
import { ActDialog } from '../../kit/form/ActDialog';
import { PageHead } from '../../kit/page/PageHead';
import { templateMessages } from './template.messages';
import { templateListQuery, useDeleteTemplate } from './template.queries';

type TemplateSummary = ResultOf<'template.list'>[number];

/** The company's inspection templates, one per device type at most. */
export function TemplateListScreen() {
  const t = useT(templateMessages);
  const navigate = useNavigate();
  const templates = useQuery(templateListQuery());
  const can = useCan();
  const [removing, setRemoving] = useState<TemplateSummary | null>(null);
  return (
    <>
      <PageHead title={t('template.list.title')} />
      <DataTable
        label={t('template.list.title')}
        action={
          <Can right={rights.templateCreate}>
            <Button variant="primary" onClick={() => navigate('/servicePage/questionAdd')}>
              <Icon path={plusIcon} size={16} />
              {t('template.add')}
            </Button>
          </Can>
        }
        columns={useColumns()}
        rows={templates.data ?? []}
        rowKey={(template) => template.id}
        card={(template) => <TemplateCard template={template} />}
        rowActionsLabel={(template) => t('template.actions', { name: template.name })}
        rowActions={(template) => [
          ...(can(rights.templateUpdate)
            ? [
                {
                  id: 'edit',
                  label: t('template.edit'),
                  onSelect: () => navigate(address('/servicePage/questionAdd', { id: template.id })),
                },
              ]
            : []),
          ...(can(rights.templateDelete)
            ? [
                {
                  id: 'delete',
                  label: t('template.delete'),
                  danger: true,
                  onSelect: () => setRemoving(template),
                },
              ]
            : []),
        ]}
        loading={templates.isFetching}
        error={templates.error}
        updatedAt={templates.dataUpdatedAt}
        onRetry={() => void templates.refetch()}
        empty={<EmptyState title={t('template.empty')} hint={t('template.empty.hint')} />}
      />
      {removing && <DeleteDialog template={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

/** A template on a phone. */
function TemplateCard({ template }: { readonly template: TemplateSummary }) {
  const t = useT(templateMessages);
  const format = useFormat();
  const draft = draftOf(template);
  return (
    <JobCard
      lead={<Link to={address('/servicePage/questionAdd', { id: template.id })}>{template.name}</Link>}
      title={deviceTypeRows[template.deviceType].words[language]}
      lines={[
        format.parts([
          t('template.card.items', { count: template.itemCount }),
          t('template.card.version', { version: template.published ?? template.version }),
          draft ? t(`template.${draft}`) : '',
        ]),
        format.dateTime(template.updatedAt),
      ]}
    />
  );
}

/** Whether nothing of it is published yet, or something newer than that is being written. */
function draftOf({ version, published = version }: TemplateSummary): 'draft' | 'draft.newer' | null {
  if (published === null) return 'draft';
  return version > published ? 'draft.newer' : null;
}

/** The version that services begin with, and whether there is a draft. */
function Version({ template }: { readonly template: TemplateSummary }) {
  const t = useT(templateMessages);
  const draft = draftOf(template);
  return (
    <>
      {template.published ?? template.version} {draft && <Badge tone="warning">{t(`template.${draft}`)}</Badge>}
    </>
  );
}

function DeleteDialog({ template, onClose }: { readonly template: TemplateSummary; readonly onClose: () => void }) {
  const t = useT(templateMessages);
  const remove = useDeleteTemplate();
  return (
    <ActDialog
      act={remove}
      sent={template.id}
      tone="danger"
      title={t('template.delete.title', { name: template.name })}
      body={t('template.delete.body', { type: deviceTypeRows[template.deviceType].words[language] })}
      confirmLabel={t('template.delete.confirm')}
      done={t('template.deleted')}
      onClose={onClose}
    />
  );
}

function useColumns(): readonly DataTableColumn<TemplateSummary>[] {
  const t = useT(templateMessages);
  const format = useFormat();
  return [
    {
      id: 'name',
      header: t('template.name'),
      opens: true,
      text: (template) => template.name,
      cell: (template) => <Link to={address('/servicePage/questionAdd', { id: template.id })}>{template.name}</Link>,
    },
    {
      id: 'deviceType',
      header: t('template.deviceType'),
      cell: (template) => deviceTypeRows[template.deviceType].words[language],
    },
    { id: 'items', header: t('template.items'), align: 'end', cell: (template) => template.itemCount },
    {
      id: 'version',
      header: t('template.version'),
      align: 'end',
      from: 'medium',
      cell: (template) => <Version template={template} />,
    },
    { id: 'updatedAt', header: t('template.updatedAt'), cell: (template) => format.dateTime(template.updatedAt) },
  ];
}
