import { useQuery } from '@tanstack/react-query';
import { type DocumentRecord, documentKinds, isOfOneCustomer } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Icon,
  JobCard,
  plusIcon,
  Select,
  useFormat,
} from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { Can, useCan } from '../../base/session';
import { ActDialog } from '../../kit/form/ActDialog';
import { ClearFilters } from '../../kit/list/ClearFilters';
import { EmptyList } from '../../kit/list/EmptyList';
import { ListSearch } from '../../kit/list/ListSearch';
import { useListAddress } from '../../kit/list/list-address';
import { pagedRows } from '../../kit/list/paged-rows';
import { PageHead } from '../../kit/page/PageHead';
import { DocumentDialog } from './DocumentDialog';
import { documentMessages } from './document.messages';
import { documentListQuery, useDeleteDocument } from './document.queries';
import { StandingBadge } from './StandingBadge';

type OpenDialog = { readonly kind: 'add' } | { readonly kind: 'edit' | 'delete'; readonly document: DocumentRecord };

/** A company's papers for auditors: until when each holds, and which customers see it. */
export function DocumentsPage() {
  const t = useT(documentMessages);
  const list = useListAddress(['search', 'kind']);
  const kind = documentKinds.find((one) => one === list.filters.kind);
  const documents = useQuery(
    documentListQuery({ page: list.page, limit: list.limit, search: list.filters.search, kind }),
  );
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <PageHead title={t('document.title')} />
      <DataTable
        label={t('document.title')}
        search={<ListSearch list={list} label={t('document.search')} />}
        filters={
          <>
            <Select
              aria-label={t('document.kind')}
              value={kind ?? ''}
              placeholder={t('document.kind')}
              options={documentKinds.map((value) => ({ value, label: t(`document.kind.${value}`) }))}
              onChange={(next) => list.setFilters({ kind: next })}
            />
            <ClearFilters list={list} />
          </>
        }
        action={
          <Can right={rights.documentAdd}>
            <Button variant="primary" onClick={() => setDialog({ kind: 'add' })}>
              <Icon path={plusIcon} size={16} />
              {t('document.add')}
            </Button>
          </Can>
        }
        columns={useColumns()}
        rowKey={({ id }) => id}
        card={(document) => <DocumentCard document={document} />}
        rowActions={useRowActions(setDialog)}
        rowActionsLabel={({ title }) => t('document.actions', { name: title })}
        {...pagedRows(list, documents)}
        empty={
          <EmptyList list={list} title={t('document.noMatch')}>
            <EmptyState title={t('document.empty')} hint={t('document.empty.hint')} />
          </EmptyList>
        }
      />
      {dialog?.kind === 'add' && <DocumentDialog document={null} onClose={close} />}
      {dialog?.kind === 'edit' && <DocumentDialog document={dialog.document} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteDialog document={dialog.document} onClose={close} />}
    </>
  );
}

function useRowActions(open: (dialog: OpenDialog) => void) {
  const t = useT(documentMessages);
  const maySave = useCan()(rights.documentUpdate);
  return (document: DocumentRecord) =>
    maySave
      ? [
          { id: 'edit', label: t('document.edit'), onSelect: () => open({ kind: 'edit', document }) },
          {
            id: 'delete',
            label: t('document.delete'),
            danger: true,
            onSelect: () => open({ kind: 'delete', document }),
          },
        ]
      : [];
}

/** Who a document is shown to. */
function useShownTo(): (document: DocumentRecord) => string {
  const t = useT(documentMessages);
  return ({ kind, customerName }) =>
    customerName ?? t(isOfOneCustomer(kind) ? 'document.customer.nobody' : 'document.customer.all');
}

function useColumns(): readonly DataTableColumn<DocumentRecord>[] {
  const t = useT(documentMessages);
  const format = useFormat();
  const until = ({ lastDay }: DocumentRecord) =>
    lastDay ? t('document.until', { day: format.day(lastDay) }) : t('document.lastDay.none');
  const shownTo = useShownTo();
  return [
    {
      id: 'title',
      header: t('document.name'),
      cell: ({ title, file }) => (
        <a href={file} target="_blank" rel="noreferrer">
          {title}
        </a>
      ),
      text: ({ title }) => title,
    },
    { id: 'kind', header: t('document.kind'), cell: ({ kind }) => t(`document.kind.${kind}`) },
    { id: 'subject', header: t('document.subject'), cell: ({ subject }) => subject },
    { id: 'number', header: t('document.number'), from: 'wide', cell: ({ number }) => number },
    { id: 'customer', header: t('document.customer'), from: 'wide', cell: shownTo, text: shownTo },
    { id: 'lastDay', header: t('document.lastDay'), cell: until, text: until },
    {
      id: 'state',
      header: t('document.state'),
      cell: ({ lastDay }) => <StandingBadge lastDay={lastDay} />,
      text: () => '',
    },
  ];
}

/** A document on a phone. */
function DocumentCard({ document }: { readonly document: DocumentRecord }) {
  const t = useT(documentMessages);
  const format = useFormat();
  const shownTo = useShownTo();
  const { title, kind, subject, number, lastDay, file } = document;
  return (
    <JobCard
      lead={
        <a href={file} target="_blank" rel="noreferrer">
          {title}
        </a>
      }
      title={format.parts([t(`document.kind.${kind}`), subject])}
      lines={[number, format.parts([lastDay ? format.day(lastDay) : t('document.lastDay.none'), shownTo(document)])]}
      state={<StandingBadge lastDay={lastDay} />}
    />
  );
}

function DeleteDialog({ document, onClose }: { readonly document: DocumentRecord; readonly onClose: () => void }) {
  const t = useT(documentMessages);
  const remove = useDeleteDocument();
  return (
    <ActDialog
      act={remove}
      sent={document.id}
      tone="danger"
      title={t('document.delete.title', { name: document.title })}
      body={t('document.delete.body')}
      confirmLabel={t('document.delete')}
      done={t('document.deleted')}
      onClose={onClose}
    />
  );
}
