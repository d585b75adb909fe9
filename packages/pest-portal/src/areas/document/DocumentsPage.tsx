import { useQuery } from '@tanstack/react-query';
import { type DocumentRecord, documentKinds, isOfOneCustomer } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Select, useFormat } from 'pest-ui';
import { askList } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { CallDialog } from '../../kit/form/CallDialog';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { useListActs } from '../../kit/list/list-acts';
import { useListAddress } from '../../kit/list/list-address';
import { DocumentDialog } from './DocumentDialog';
import { documentMessages } from './document.messages';
import { StandingDot, useStanding } from './StandingDot';

/** A company's papers for auditors: until when each holds, and which customers see it. */
export function DocumentsPage() {
  const t = useT(documentMessages);
  const list = useListAddress(['search', 'kind']);
  const { page, limit, filters } = list;
  const kind = documentKinds.find((one) => one === filters.kind);
  return (
    <ListPage
      title={t('document.title')}
      list={list}
      rows={useQuery(askList('document.list', { page, limit, search: filters.search, kind }))}
      search={t('document.search')}
      filters={
        <Select
          aria-label={t('document.kind')}
          value={kind ?? ''}
          placeholder={t('document.kind.any')}
          options={documentKinds.map((value) => ({ value, label: t(`document.kind.${value}`) }))}
          onChange={(next) => list.setFilters({ kind: next })}
        />
      }
      acts={useDocumentActs()}
      columns={useColumns()}
      empty={{ title: t('document.empty'), hint: t('document.empty.hint') }}
      chosen={[kind && t(`document.kind.${kind}`)]}
    />
  );
}

function useDocumentActs() {
  const t = useT(documentMessages);
  const common = useT(commonMessages);
  return useListActs<DocumentRecord>(
    {
      right: rights.documentAdd,
      label: t('document.add'),
      dialog: (onClose) => <DocumentDialog document={null} onClose={onClose} />,
    },
    [
      {
        right: rights.documentUpdate,
        label: t('document.edit'),
        dialog: (document, onClose) => <DocumentDialog document={document} onClose={onClose} />,
      },
      {
        right: rights.documentDelete,
        label: common('common.delete'),
        danger: true,
        dialog: ({ id, title }, onClose) => (
          <CallDialog
            call="document.delete"
            request={{ id }}
            tone="danger"
            title={t('document.delete.title', { name: title })}
            body={t('document.delete.body')}
            confirmLabel={common('common.delete')}
            done={t('document.deleted')}
            onClose={onClose}
          />
        ),
      },
    ],
  );
}

function useColumns(): readonly ListColumn<DocumentRecord>[] {
  const t = useT(documentMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const standingOf = useStanding();
  return [
    {
      id: 'title',
      header: common('common.name'),
      opens: true,
      cell: ({ title, file }) => (
        <a href={file} target="_blank" rel="noreferrer">
          {title}
        </a>
      ),
      text: ({ title }) => title,
      card: 'lead',
    },
    { id: 'kind', header: t('document.kind'), text: ({ kind }) => t(`document.kind.${kind}`), card: 'title' },
    { id: 'subject', header: t('document.subject'), text: ({ subject }) => subject, card: 'title' },
    { id: 'number', header: t('document.number'), from: 'wide', text: ({ number }) => number, card: 'line' },
    {
      id: 'customer',
      header: t('document.customer'),
      from: 'medium',
      text: ({ kind, customerName }) =>
        customerName ?? t(isOfOneCustomer(kind) ? 'document.customer.nobody' : 'document.customer.all'),
      card: 'line',
    },
    {
      id: 'lastDay',
      header: t('document.lastDay'),
      text: ({ lastDay }) => (lastDay ? format.day(lastDay) : t('document.lastDay.none')),
      card: 'line',
    },
    {
      id: 'state',
      header: common('common.state'),
      cell: ({ lastDay }) => <StandingDot lastDay={lastDay} />,
      text: ({ lastDay }) => t(`document.standing.${standingOf(lastDay)}`),
      card: 'state',
    },
  ];
}
