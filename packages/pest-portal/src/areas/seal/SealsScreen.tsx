import { useQuery } from '@tanstack/react-query';
import type { Seal } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Icon,
  JobCard,
  plusIcon,
  token,
  useFormat,
} from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { Can, useCan } from '../../base/session';
import { ActDialog } from '../../kit/form/ActDialog';
import { EmptyList } from '../../kit/list/EmptyList';
import { ListSearch } from '../../kit/list/ListSearch';
import { useListAddress } from '../../kit/list/list-address';
import { pagedRows } from '../../kit/list/paged-rows';
import { PageHead } from '../../kit/page/PageHead';
import { SealDialog } from './SealDialog';
import { sealMessages } from './seal.messages';
import { sealListQuery, useDeleteSeal } from './seal.queries';

type OpenDialog = { readonly kind: 'add' } | { readonly kind: 'edit' | 'delete'; readonly seal: Seal };

/** `/contract/sealMange`: the company's seals, and the words at which each is stamped. */
export function SealsScreen() {
  const t = useT(sealMessages);
  const list = useListAddress(['search']);
  const seals = useQuery(sealListQuery({ page: list.page, limit: list.limit, search: list.filters.search }));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <PageHead title={t('seal.title')} />
      <DataTable
        label={t('seal.title')}
        search={<ListSearch list={list} label={t('seal.search')} />}
        action={
          <Can right={rights.sealAdd}>
            <Button variant="primary" onClick={() => setDialog({ kind: 'add' })}>
              <Icon path={plusIcon} size={16} />
              {t('seal.add')}
            </Button>
          </Can>
        }
        columns={useColumns()}
        rowKey={({ id }) => id}
        card={(seal) => <SealCard seal={seal} />}
        rowActions={useRowActions(setDialog)}
        rowActionsLabel={({ title }) => t('seal.actions', { name: title })}
        {...pagedRows(list, seals)}
        empty={
          <EmptyList list={list} title={t('seal.noMatch')}>
            <EmptyState title={t('seal.empty')} hint={t('seal.empty.hint')} />
          </EmptyList>
        }
      />
      {dialog?.kind === 'add' && <SealDialog seal={null} onClose={close} />}
      {dialog?.kind === 'edit' && <SealDialog seal={dialog.seal} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteDialog seal={dialog.seal} onClose={close} />}
    </>
  );
}

function useRowActions(open: (dialog: OpenDialog) => void) {
  const t = useT(sealMessages);
  const can = useCan();
  return (seal: Seal) => [
    ...(can(rights.sealUpdate)
      ? [{ id: 'edit', label: t('seal.edit'), onSelect: () => open({ kind: 'edit', seal }) }]
      : []),
    ...(can(rights.sealDelete)
      ? [{ id: 'delete', label: t('seal.delete'), danger: true, onSelect: () => open({ kind: 'delete', seal }) }]
      : []),
  ];
}

function useColumns(): readonly DataTableColumn<Seal>[] {
  const t = useT(sealMessages);
  const format = useFormat();
  const waiting = ({ waiting: count }: Seal) => (count > 0 ? t('seal.waiting.count', { count }) : t('seal.none'));
  return [
    { id: 'title', header: t('seal.name'), cell: ({ title }) => title },
    {
      id: 'image',
      header: t('seal.image'),
      cell: ({ image }) => <Picture src={image} alt="" loading="lazy" />,
      text: () => '',
    },
    { id: 'keyword', header: t('seal.keyword'), cell: ({ keyword }) => keyword },
    { id: 'waiting', header: t('seal.waiting'), cell: waiting, text: waiting },
    { id: 'updatedAt', header: t('seal.updatedAt'), cell: ({ updatedAt }) => format.dateTime(updatedAt) },
  ];
}

/** A seal on a phone. */
function SealCard({ seal: { title, image, keyword, waiting, updatedAt } }: { readonly seal: Seal }) {
  const t = useT(sealMessages);
  const format = useFormat();
  return (
    <JobCard
      lead={title}
      title={format.parts([t('seal.keyword'), keyword])}
      lines={[
        waiting > 0 && format.parts([t('seal.waiting'), t('seal.waiting.count', { count: waiting })]),
        format.dateTime(updatedAt),
        <Picture key="image" src={image} alt="" loading="lazy" />,
      ]}
    />
  );
}

function DeleteDialog({ seal, onClose }: { readonly seal: Seal; readonly onClose: () => void }) {
  const t = useT(sealMessages);
  const remove = useDeleteSeal();
  return (
    <ActDialog
      act={remove}
      sent={seal.id}
      tone="danger"
      title={t('seal.delete.title', { name: seal.title })}
      body={t('seal.delete.body')}
      confirmLabel={t('seal.delete')}
      done={t('seal.deleted')}
      onClose={onClose}
    />
  );
}

/** On paper's white in every scheme: it is ink. */
const Picture = styled.img`
  display: block;
  width: 32px;
  height: 32px;
  border-radius: ${token.radius.sm};
  background: #fff;
  object-fit: contain;
`;
