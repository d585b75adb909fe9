import { EmptyState, FailureState, LoadingState } from 'pest-ui';
import { useT } from '../../base/i18n';
import { useOpens } from '../../base/links';
import { isNoRecord } from '../../base/no-record';
import type { FreePath } from '../../base/page-queries';
import { PageHead } from './PageHead';
import { recordMessages } from './record.messages';
import { WayOn } from './WayOn';

export interface RecordStateProps {
  /** The page's, while it has none of the record's. */
  readonly title: string;
  /** As the address has it; empty where it names no record. */
  readonly id: string;
  readonly query: { readonly error: unknown; readonly refetch: () => unknown };
  /** The list that the record stands in. */
  readonly back: FreePath;
}

/** In place of a record that is not here: on its way, not to be had now, or not there at all, with the way back. */
export function RecordState({ title, id, query: { error, refetch }, back }: RecordStateProps) {
  const isGone = id === '' || isNoRecord(error);
  return (
    <>
      <PageHead title={title} />
      {isGone && <NoRecord back={back} />}
      {!isGone && Boolean(error) && <FailureState error={error} onRetry={() => void refetch()} />}
      {!isGone && !error && <LoadingState shape="page" label={title} />}
    </>
  );
}

/** An address that names no record, or none that is there for the reader: another try would not help. */
export function NoRecord({ back }: Pick<RecordStateProps, 'back'>) {
  const t = useT(recordMessages);
  const opens = useOpens();
  return (
    <EmptyState title={t('page.record.none')} hint={t('page.record.none.hint')}>
      {opens(back) ? (
        <WayOn to={back}>{t('page.record.back')}</WayOn>
      ) : (
        <WayOn to="/home">{t('page.record.home')}</WayOn>
      )}
    </EmptyState>
  );
}
