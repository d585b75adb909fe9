import { useQuery } from '@tanstack/react-query';
import type { DaySpan, StockKind } from 'pest-sdk';
import { DataTable, EmptyState, Text } from 'pest-ui';
import type { ReactNode } from 'react';
import { askList } from '../../../base/calls';
import { useT } from '../../../base/i18n';
import { OpenLink } from '../../../kit/page/OpenLink';
import { belowTable, ExportUse, useUseColumns } from './SiteUse';
import { siteUseMessages } from './use.messages';
import { rowsBySite, type SiteRow } from './use-rows';

/** Told of products alone. */
const ofProducts = ['registrationNumber', 'activeIngredient', 'areaTreated', 'facts'];

export interface UseBySiteProps {
  readonly kind: StockKind;
  readonly days: DaySpan;
  /** Of the page around it: the choice of lines and of days, and what else can be done. */
  readonly views: ReactNode;
  readonly filters: ReactNode;
  readonly tools: ReactNode;
}

/** What services used at each site in some days, as the site's own page counts it, and all sites together. */
export function UseBySite({ kind, days, views, filters, tools }: UseBySiteProps) {
  const t = useT(siteUseMessages);
  const isBackwards = days.from > days.to;
  const use = useQuery({ ...askList('inspection.siteUse', days), enabled: !isBackwards });
  const rows = use.data && !isBackwards ? rowsBySite(use.data, kind) : [];
  const columns = useUseColumns<SiteRow>(({ site, services }) => {
    const count = t('use.services', { count: services.length });
    if (!site) return count;
    return (
      <OpenLink to="/detailCustomer" query={{ id: site.id, tab: 'use', ...days }}>
        {count}
      </OpenLink>
    );
  });
  return (
    <>
      <DataTable
        label={t('use.bySite')}
        views={views}
        filters={filters}
        tools={
          <>
            <ExportUse
              name={t('use.bySite.file', { ...days })}
              rows={rows}
              site={({ site }) => site?.name ?? t('use.bySite.all')}
            />
            {tools}
          </>
        }
        exportsPage={false}
        columns={kind === 'chemical' ? columns : columns.filter(({ id }) => !ofProducts.includes(id))}
        rows={rows}
        rowKey={({ id, site }) => `${site?.id ?? ''} ${id}`}
        groupOf={({ site }) => ({ key: site?.id ?? '', label: site ? site.name || '—' : t('use.bySite.all') })}
        loading={use.isFetching}
        error={use.error}
        onRetry={() => void use.refetch()}
        empty={<EmptyState title={t(isBackwards ? 'use.backwards' : `use.bySite.empty.${kind}`)} />}
      />
      {rows.length > 0 && (
        <Text as="p" tone="muted" style={belowTable}>
          {t(`use.bySite.note.${kind}`)}
        </Text>
      )}
    </>
  );
}
