import { deviceTypeRows, type ResultOf } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { StatusDot, useFormat } from 'pest-ui';
import { useCall } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { address, Link, useNavigate } from '../../base/links';
import { CallDialog } from '../../kit/form/CallDialog';
import { CountLink } from '../../kit/list/CountLink';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { useListActs } from '../../kit/list/list-acts';
import { templateMessages } from './template.messages';

type TemplateSummary = ResultOf<'template.list'>[number];

/** The company's inspection templates, one per device type at most. */
export function TemplateListScreen() {
  const t = useT(templateMessages);
  return (
    <ListPage
      title={t('template.list.title')}
      rows={useCall('template.list', {})}
      acts={useTemplateActs()}
      columns={useColumns()}
      empty={{ title: t('template.empty'), hint: t('template.empty.hint') }}
    />
  );
}

function useTemplateActs() {
  const t = useT(templateMessages);
  const common = useT(commonMessages);
  const navigate = useNavigate();
  return useListActs<TemplateSummary>(
    {
      right: rights.templateCreate,
      label: t('template.add'),
      onSelect: () => navigate('/servicePage/questionAdd'),
    },
    [
      {
        right: rights.templateUpdate,
        label: common('common.edit'),
        onSelect: ({ id }) => navigate(address('/servicePage/questionAdd', { id })),
      },
      {
        right: rights.templateDelete,
        label: common('common.delete'),
        danger: true,
        dialog: ({ id, name, deviceType }, onClose) => (
          <CallDialog
            call="template.delete"
            request={{ id }}
            tone="danger"
            title={t('template.delete.title', { name })}
            body={t('template.delete.body', { type: deviceTypeRows[deviceType].words[language] })}
            confirmLabel={t('template.delete.confirm')}
            done={t('template.deleted')}
            onClose={onClose}
          />
        ),
      },
    ],
  );
}

/** Whether nothing of it is published yet, or something newer than that is being written. */
function draftOf({ version, published = version }: TemplateSummary): 'draft' | 'draft.newer' | null {
  if (published === null) return 'draft';
  return version > published ? 'draft.newer' : null;
}

/** The version that services begin with. */
function inForce({ published, version }: TemplateSummary): number {
  return published ?? version;
}

/** That version, and whether there is a draft. */
function Version({ template }: { readonly template: TemplateSummary }) {
  const t = useT(templateMessages);
  const draft = draftOf(template);
  return (
    <>
      {inForce(template)} {draft && <StatusDot tone="warning">{t(`template.${draft}`)}</StatusDot>}
    </>
  );
}

function useColumns(): readonly ListColumn<TemplateSummary>[] {
  const t = useT(templateMessages);
  const format = useFormat();
  return [
    {
      id: 'name',
      header: t('template.name'),
      opens: true,
      cell: ({ id, name }) => <Link to={address('/servicePage/questionAdd', { id })}>{name}</Link>,
      text: ({ name }) => name,
      card: 'lead',
    },
    {
      id: 'deviceType',
      header: t('template.deviceType'),
      text: ({ deviceType }) => deviceTypeRows[deviceType].words[language],
      card: 'title',
    },
    {
      id: 'items',
      header: t('template.items'),
      align: 'end',
      cell: ({ id, itemCount }) => <CountLink count={itemCount} to={address('/servicePage/questionAdd', { id })} />,
      text: ({ itemCount }) => format.number(itemCount),
      card: 'fact',
    },
    {
      id: 'version',
      header: t('template.version'),
      align: 'end',
      from: 'medium',
      cell: (template) => <Version template={template} />,
      text: (template) => {
        const draft = draftOf(template);
        return format.parts([String(inForce(template)), draft ? t(`template.${draft}`) : '']);
      },
      card: 'fact',
    },
    {
      id: 'updatedAt',
      header: t('template.updatedAt'),
      text: ({ updatedAt }) => format.dateTime(updatedAt),
      card: 'line',
    },
  ];
}
