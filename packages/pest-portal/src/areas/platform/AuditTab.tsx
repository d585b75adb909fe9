import { useQuery } from '@tanstack/react-query';
import { type AuditEntry, auditActs, auditActWords } from 'pest-sdk';
import { DataTable, type DataTableColumn, DateInput, EmptyState, JobCard, Select, useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { ClearFilters } from '../../kit/list/ClearFilters';
import { EmptyList } from '../../kit/list/EmptyList';
import { ListSearch } from '../../kit/list/ListSearch';
import { useListAddress } from '../../kit/list/list-address';
import { pagedRows } from '../../kit/list/paged-rows';
import { platformMessages } from './platform.messages';
import { auditQuery } from './platform.queries';

/** Who did what, on whom, when and from where. */
export function AuditTab() {
  const t = useT(platformMessages);
  const format = useFormat();
  const list = useListAddress(['search', 'act', 'from', 'to']);
  const { page, limit, filters } = list;
  const act = auditActs.find((known) => known === filters.act);
  const { search, from, to } = filters;
  const entries = useQuery(auditQuery({ page, limit, act, search, from, to }));
  const person = ({ accountName, loginId }: AuditEntry) => format.parts([accountName, loginId]);
  const columns: readonly DataTableColumn<AuditEntry>[] = [
    { id: 'at', header: t('platform.time'), cell: ({ at }) => format.dateTime(at) },
    { id: 'person', header: t('platform.person'), cell: person, text: person },
    { id: 'company', header: t('platform.company'), cell: ({ ownerName }) => ownerName },
    { id: 'act', header: t('platform.act'), cell: (entry) => auditActWords[entry.act][language] },
    { id: 'subject', header: t('platform.subject'), cell: ({ subject }) => subject },
    { id: 'note', header: t('platform.note'), cell: ({ note }) => note || t('platform.none') },
    { id: 'address', header: t('platform.from'), cell: ({ address }) => address },
  ];
  return (
    <DataTable
      label={t('platform.tab.audit')}
      search={<ListSearch list={list} label={t('platform.search.audit')} />}
      filters={
        <>
          <Select
            aria-label={t('platform.act')}
            value={act ?? ''}
            placeholder={t('platform.act.any')}
            options={auditActs.map((value) => ({ value, label: auditActWords[value][language] }))}
            onChange={(next) => list.setFilters({ act: next })}
          />
          <DateInput
            aria-label={t('platform.day.from')}
            value={from ?? ''}
            onChange={(next) => list.setFilters({ from: next })}
          />
          <DateInput
            aria-label={t('platform.day.to')}
            value={to ?? ''}
            onChange={(next) => list.setFilters({ to: next })}
          />
          <ClearFilters list={list} />
        </>
      }
      columns={columns}
      card={(entry) => (
        <JobCard
          lead={auditActWords[entry.act][language]}
          title={entry.subject}
          lines={[
            entry.note,
            format.parts([person(entry), entry.ownerName]),
            format.parts([format.dateTime(entry.at), entry.address]),
          ]}
        />
      )}
      rowKey={({ id }) => id}
      {...pagedRows(list, entries)}
      empty={
        <EmptyList list={list} title={t('platform.noMatch')} chosen={[act && auditActWords[act][language], from, to]}>
          <EmptyState title={t('platform.empty.audit')} />
        </EmptyList>
      }
    />
  );
}
