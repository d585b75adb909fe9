import type { TaskSummary } from 'pest-sdk';
import { useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { taskMessages } from './task.messages';

/** A service's devices in words: checked of those due, and apart from them those that nobody got to. */
export function useDeviceFigures() {
  const t = useT(taskMessages);
  const format = useFormat();
  return (
    { devicesChecked, devicesDue, devicesNotReached }: TaskSummary,
    key: 'task.devicesChecked' | 'task.devices' = 'task.devicesChecked',
  ): string =>
    format.parts([
      t(key, { checked: devicesChecked, due: devicesDue }),
      devicesNotReached > 0 ? t('task.notReached.count', { count: devicesNotReached }) : '',
    ]);
}
