import { useQuery } from '@tanstack/react-query';
import {
  type ContractRecord,
  type ContractState,
  contractStates,
  contractStateTones,
  contractStateWords,
} from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Row, Segmented, StatusDot, useFormat } from 'pest-ui';
import { askList } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { CallDialog } from '../../kit/form/CallDialog';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { useListActs } from '../../kit/list/list-acts';
import { useListAddress } from '../../kit/list/list-address';
import { contractMessages } from './contract.messages';
import { ReviewContractDialog } from './ReviewContractDialog';
import { SubmitContractDialog } from './SubmitContractDialog';

/** `/contract/contractMange`: contracts, their review, and their stamped copies. */
export function ContractsScreen() {
  const t = useT(contractMessages);
  const list = useListAddress(['search', 'state']);
  const { page, limit, filters, setFilters } = list;
  const state = contractStates.find((known) => known === filters.state);
  return (
    <ListPage
      title={t('contract.title')}
      list={list}
      rows={useQuery(askList('contract.approvedList', { page, limit, search: filters.search, state }))}
      search={t('contract.search')}
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
      acts={useContractActs()}
      columns={useColumns(state)}
      empty={{ title: t('contract.empty'), hint: t('contract.empty.hint') }}
      chosen={[state && contractStateWords[state][language]]}
    />
  );
}

function useContractActs() {
  const t = useT(contractMessages);
  const common = useT(commonMessages);
  return useListActs<ContractRecord>(
    {
      right: rights.contractAdd,
      label: t('contract.submit'),
      dialog: (onClose) => <SubmitContractDialog onClose={onClose} />,
    },
    [
      {
        // Who may review this one, the record says.
        right: null,
        label: common('common.review'),
        due: ({ number }) => t('contract.review.of', { number }),
        where: ({ mayReview }) => mayReview,
        dialog: (record, onClose) => <ReviewContractDialog record={record} onClose={onClose} />,
      },
      {
        right: rights.contractDelete,
        label: common('common.delete'),
        danger: true,
        where: ({ state }) => state !== 'approved',
        dialog: ({ id, number, name }, onClose) => (
          <CallDialog
            call="contract.delete"
            request={{ id }}
            tone="danger"
            title={t('contract.delete.title', { number })}
            body={t('contract.delete.body', { name })}
            confirmLabel={common('common.delete')}
            done={t('contract.deleted')}
            onClose={onClose}
          />
        ),
      },
    ],
  );
}

function useColumns(shown: ContractState | undefined): readonly ListColumn<ContractRecord>[] {
  const t = useT(contractMessages);
  const format = useFormat();
  return [
    {
      id: 'number',
      header: t('contract.number'),
      opens: true,
      cell: ({ number, file, stampedFile }) => (
        <a href={stampedFile ?? file} target="_blank" rel="noreferrer">
          {number}
        </a>
      ),
      text: ({ number }) => number,
      card: 'lead',
    },
    { id: 'name', header: t('contract.name'), text: ({ name }) => name, card: 'title' },
    { id: 'seal', header: t('contract.seal'), from: 'wide', text: ({ sealTitle }) => sealTitle, card: null },
    {
      id: 'state',
      header: t('contract.state'),
      cell: ({ state }) => (
        <StatusDot tone={contractStateTones[state]}>{contractStateWords[state][language]}</StatusDot>
      ),
      text: ({ state, reason }) => format.parts([contractStateWords[state][language], reason]),
      card: 'state',
    },
    {
      id: 'reason',
      header: t('contract.reason'),
      text: ({ reason }) => reason,
      card: 'line',
      // Beside the others it would take their room, and stands in the badge's tooltip.
      cardOnly: shown !== 'rejected',
    },
    {
      id: 'files',
      header: t('contract.files'),
      cell: (contract) => <Files contract={contract} />,
      text: ({ stampedFile }) => t(stampedFile === null ? 'contract.original' : 'contract.stamped'),
      card: 'block',
    },
    {
      id: 'reviewer',
      header: t('contract.reviewer'),
      from: 'medium',
      text: ({ reviewedBy, reviewedAt, reviewerName }) =>
        reviewedAt === null ? reviewerName : format.parts([reviewedBy ?? '', format.dateTime(reviewedAt)]),
      card: null,
    },
    {
      id: 'submitted',
      header: t('contract.submitted'),
      from: 'wide',
      text: ({ submittedBy, submittedAt }) => format.parts([submittedBy, format.dateTime(submittedAt)]),
      card: 'fact',
    },
  ];
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
