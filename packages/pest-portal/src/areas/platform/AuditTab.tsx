import { useQuery } from '@tanstack/react-query';
import { type AuditEntry, auditActs, auditActWords, formatPhone } from 'pest-sdk';
import { Select, useFormat } from 'pest-ui';
import { askList } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { DayRange } from '../../kit/list/DayRange';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { useListAddress } from '../../kit/list/list-address';
import { platformMessages } from './platform.messages';

/** Who did what, on whom, when and from where. */
export function AuditTab() {
  const t = useT(platformMessages);
  const common = useT(commonMessages);
  const list = useListAddress(['search', 'act', 'from', 'to']);
  const { page, limit, filters } = list;
  const act = auditActs.find((known) => known === filters.act);
  const { search, from, to } = filters;
  return (
    <ListPage
      title={t('platform.tab.audit')}
      head={null}
      list={list}
      rows={useQuery(askList('platform.audit', { page, limit, act, search, from, to }))}
      search={t('platform.search.audit')}
      filters={
        <>
          <Select
            aria-label={t('platform.act')}
            value={act ?? ''}
            placeholder={t('platform.act.any')}
            options={auditActs.map((value) => ({ value, label: auditActWords[value][language] }))}
            onChange={(next) => list.setFilters({ act: next })}
          />
          <DayRange
            label={common('common.time')}
            from={{
              label: t('platform.day.from'),
              value: from,
              onChange: (next) => list.setFilters({ from: next }),
            }}
            to={{ label: t('platform.day.to'), value: to, onChange: (next) => list.setFilters({ to: next }) }}
          />
        </>
      }
      columns={useColumns()}
      empty={{ title: t('platform.empty.audit') }}
      chosen={[act && auditActWords[act][language], from, to]}
    />
  );
}

function useColumns(): readonly ListColumn<AuditEntry>[] {
  const t = useT(platformMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  return [
    { id: 'at', header: common('common.time'), text: ({ at }) => format.dateTime(at), card: 'line' },
    {
      id: 'person',
      header: t('platform.person'),
      text: ({ accountName, loginId }) => format.parts([accountName, formatPhone(loginId)]),
      card: 'line',
    },
    { id: 'company', header: t('platform.company'), text: ({ ownerName }) => ownerName, card: 'line' },
    { id: 'act', header: t('platform.act'), text: ({ act }) => auditActWords[act][language], card: 'lead' },
    { id: 'subject', header: t('platform.subject'), text: ({ subject }) => subject, card: 'title' },
    {
      id: 'note',
      header: common('common.reason'),
      cell: ({ note }) => note || t('platform.none'),
      text: ({ note }) => note,
      card: 'block',
    },
    { id: 'address', header: t('platform.from'), text: ({ address }) => address, card: 'line' },
  ];
}
