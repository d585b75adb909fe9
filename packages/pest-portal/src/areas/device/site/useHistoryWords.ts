import {
  checkOutcomeWords,
  type Device,
  type DeviceHistoryEntry,
  deviceActionWords,
  deviceTypeRows,
  speciesRows,
} from 'pest-sdk';
import { useFormat } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { devicesMessages } from './devices.messages';

/** What is said of an entry in a device's history: what was read, and what was done. */
export function useHistoryWords() {
  const t = useT(devicesMessages);
  const format = useFormat();
  const value = (type: Device['type'], read: number) =>
    deviceTypeRows[type].family === 'count'
      ? t('devices.history.captures', { count: read })
      : t('devices.history.bait', { percent: format.percent(read / 100) });
  const result = (type: Device['type'], { outcome, value: read, species, reason }: DeviceHistoryEntry) => {
    if (outcome === null) return '';
    if (read === null) return format.parts([checkOutcomeWords[outcome][language], reason]);
    const counts = species.map((one) => `${speciesRows[one.species].words[language]} ${format.number(one.count)}`);
    return format.parts([value(type, read), format.list(counts)]);
  };
  const done = ({ actions, note }: DeviceHistoryEntry) =>
    format.parts([format.list(actions.map((action) => deviceActionWords[action][language])), note]);
  return { result, done };
}
