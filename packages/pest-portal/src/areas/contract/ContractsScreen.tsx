import { useQuery } from '@tanstack/react-query';
import {
  type ContractRecord,
  type ContractState,
  contractStates,
  contractStateTones,
  contractStateWords,
} from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  Badge,
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Icon,
  JobCard,
  type JobCardAct,
  plusIcon,
  Row,
  Segmented,
  useFormat,
} from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { Can, useCan } from '../../base/session';
import { ActDialog } from '../../kit/form/ActDialog';
import { EmptyList } from '../../kit/list/EmptyList';
import { ListSearch } from '../../kit/list/ListSearch';
import { useListAddress } from '../../kit/list/list-address';
import { pagedRows } from '../../kit/list/paged-rows';
import { PageHead } from '../../kit/page/PageHead';
import { contractMessages } from './contract.messages';
import { contractListQuery, useDeleteContract } from './contract.queries';
import { ReviewContractDialog } from './ReviewContractDialog';
import { SubmitContractDialog } from './SubmitContractDialog';

type OpenDialog =
  | { readonly kind: 'submit' }
  | { readonly kind: 'review' | 'delete'; readonly contract: ContractRecord };

/** `/contract/contractMange`: contracts, their review, and their stamped copies. */
export function ContractsScreen() {
  const t = useT(contractMessages);
  const list = useListAddress(['search', 'state']);
  const { filters, setFilters } = list;
  const state = contractStates.find((known) => known === filters.state);
  const contracts = useQuery(contractListQuery({ page: list.page, limit: list.limit, search: filters.search, state }));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const actOf = (contract: ContractRecord) =>
    contract.mayReview
      ? {
          label: t('contract.review'),
          name: t('contract.review.of', { number: contract.number }),
          onSelect: () => setDialog({ kind: 'review', contract }),
        }
      : null;
  return (
    <>
      <PageHead title={t('contract.title')} />
      <DataTable
        label={t('contract.title')}
        search={<ListSearch list={list} label={t('contract.search')} />}
        views={
          <Segmented
            label={t('contract.state')}
            value={state ?? 'any'}
            options={[
              { value: 'any', label: t('contract.state.any') },
              ...contractStates.map((value) => ({ value, label: contractStateWords[value][language] })),
            ]}
            onChange={(next) => setFilters({ state: next === 'any' ? '' : next })}
          />
        }
        action={
          <Can right={rights.contractAdd}>
            <Button variant="primary" onClick={() => setDialog({ kind: 'submit' })}>
              <Icon path={plusIcon} size={16} />
              {t('contract.submit')}
            </Button>
          </Can>
        }
        columns={useColumns(state)}
        rowKey={({ id }) => id}
        rowAct={actOf}
        card={(contract) => <ContractCard contract={contract} act={actOf(contract)} />}
        rowActions={useRowActions(setDialog)}
        rowActionsLabel={({ number }) => t('contract.actions', { number })}
        {...pagedRows(list, contracts)}
        empty={
          <EmptyList list={list} title={t('contract.noMatch')} chosen={[state && contractStateWords[state][language]]}>
            <EmptyState title={t('contract.empty')} hint={t('contract.empty.hint')} />
          </EmptyList>
        }
      />
      {dialog?.kind === 'submit' && <SubmitContractDialog onClose={close} />}
      {dialog?.kind === 'review' && <ReviewContractDialog record={dialog.contract} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteDialog contract={dialog.contract} onClose={close} />}
    </>
  );
}

function useRowActions(open: (dialog: OpenDialog) => void) {
  const t = useT(contractMessages);
  const can = useCan();
  return (contract: ContractRecord) =>
    can(rights.contractDelete) && contract.state !== 'approved'
      ? [
          {
            id: 'delete',
            label: t('contract.delete'),
            danger: true,
            onSelect: () => open({ kind: 'delete', contract }),
          },
        ]
      : [];
}

function useColumns(shown: ContractState | undefined): readonly DataTableColumn<ContractRecord>[] {
  const t = useT(contractMessages);
  const format = useFormat();
  const reasonOf = ({ reason }: ContractRecord) => reason;
  const reviewed = ({ reviewedBy, reviewedAt, reviewerName }: ContractRecord) =>
    reviewedAt === null ? reviewerName : format.parts([reviewedBy ?? '', format.dateTime(reviewedAt)]);
  const submitted = ({ submittedBy, submittedAt }: ContractRecord) =>
    format.parts([submittedBy, format.dateTime(submittedAt)]);
  return [
    { id: 'number', header: t('contract.number'), cell: ({ number }) => number },
    { id: 'name', header: t('contract.name'), cell: ({ name }) => name },
    { id: 'seal', header: t('contract.seal'), cell: ({ sealTitle }) => sealTitle, from: 'wide' },
    {
      id: 'state',
      header: t('contract.state'),
      cell: ({ state }) => <Badge tone={contractStateTones[state]}>{contractStateWords[state][language]}</Badge>,
      text: ({ state, reason }) => format.parts([contractStateWords[state][language], reason]),
    },
    // Why not: beside the others it would take their room, and stands in the badge's tooltip.
    ...(shown === 'rejected'
      ? [{ id: 'reason', header: t('contract.reason'), cell: reasonOf, text: reasonOf } as const]
      : []),
    {
      id: 'files',
      header: t('contract.files'),
      cell: (contract) => <Files contract={contract} />,
      text: ({ stampedFile }) => t(stampedFile === null ? 'contract.original' : 'contract.stamped'),
    },
    { id: 'reviewer', header: t('contract.reviewer'), cell: reviewed, text: reviewed, from: 'medium' },
    { id: 'submitted', header: t('contract.submitted'), cell: submitted, text: submitted, from: 'wide' },
  ];
}

/** A contract on a phone. */
function ContractCard({ contract, act }: { readonly contract: ContractRecord; readonly act: JobCardAct | null }) {
  const format = useFormat();
  const { number, name, state, reason, submittedBy, submittedAt } = contract;
  return (
    <JobCard
      lead={number}
      state={<Badge tone={contractStateTones[state]}>{contractStateWords[state][language]}</Badge>}
      title={name}
      lines={[
        reason,
        format.parts([submittedBy, format.dateTime(submittedAt)]),
        <Files key="files" contract={contract} />,
      ]}
      act={act}
    />
  );
}

function Files({ contract: { number, file, stampedFile } }: { readonly contract: ContractRecord }) {
  const t = useT(contractMessages);
  return (
    <Row gap={3} nowrap>
      {stampedFile && (
        <a href={stampedFile} download={`${number}.pdf`} aria-label={t('contract.stamped.of', { number })}>
          {t('contract.stamped')}
        </a>
      )}
      <a href={file} download={`${number}.pdf`} aria-label={t('contract.original.of', { number })}>
        {t('contract.original')}
      </a>
    </Row>
  );
}

interface DeleteDialogProps {
  readonly contract: ContractRecord;
  readonly onClose: () => void;
}

function DeleteDialog({ contract: { id, number, name }, onClose }: DeleteDialogProps) {
  const t = useT(contractMessages);
  const remove = useDeleteContract();
  return (
    <ActDialog
      act={remove}
      sent={id}
      tone="danger"
      title={t('contract.delete.title', { number })}
      body={t('contract.delete.body', { name })}
      confirmLabel={t('contract.delete')}
      done={t('contract.deleted')}
      onClose={onClose}
    />
  );
}
