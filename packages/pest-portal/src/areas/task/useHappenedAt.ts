import { useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { lateArrival } from './late-arrival';
import { taskMessages } from './task.messages';

/** When something happened, and when its record came where that was so much later that it has to be told. */
export function useHappenedAt(): (at: string, receivedAt: string | undefined) => string {
  const t = useT(taskMessages);
  const { dateTime, parts } = useFormat();
  return (at, receivedAt) => {
    const late = lateArrival({ at, receivedAt });
    return parts([dateTime(at), late === undefined ? '' : t('task.received', { at: dateTime(late) })]);
  };
}
