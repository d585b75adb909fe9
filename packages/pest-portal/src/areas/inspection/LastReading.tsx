import {
  checkOutcomeWords,
  type DeviceCheck,
  deviceActionWords,
  deviceTypeRows,
  type Reading,
  type SheetRow,
  speciesRows,
} from 'pest-sdk';
import { Text, useFormat } from 'pest-ui';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { readingValue } from './reading-form';
import { sheetMessages } from './sheet.messages';

/** The words for a figure of a device: captures, or percent of bait eaten. */
export function useReadingWords() {
  const t = useT(sheetMessages);
  const format = useFormat();
  const ofValue = (type: SheetRow['type'], value: number) =>
    deviceTypeRows[type].family === 'consumption'
      ? t('inspection.consumed', { percent: value })
      : t('inspection.captures', { count: value });
  const ofReading = (reading: Reading) => ofValue(reading.type, readingValue(reading));
  const ofCheck = ({ outcome, reading }: Pick<DeviceCheck, 'outcome' | 'reading'>) =>
    reading ? ofReading(reading) : checkOutcomeWords[outcome][language];
  /** All that a record says, to be set against another one. */
  const allOf = (check: Pick<DeviceCheck, 'outcome' | 'reading' | 'reason' | 'actions' | 'photos' | 'note'>) => {
    const counts = check.reading && 'counts' in check.reading ? check.reading.counts : [];
    const found = counts.filter(({ count }) => count > 0);
    return format.parts([
      ofCheck(check),
      format.list(found.map(({ species, count }) => `${speciesRows[species].words[language]} ${format.number(count)}`)),
      check.reason,
      format.list(check.actions.map((action) => deviceActionWords[action][language])),
      check.photos.length > 0 ? t('inspection.conflict.photos', { count: check.photos.length }) : '',
      check.note,
    ]);
  };
  return { ofValue, ofReading, ofCheck, allOf };
}

/** The device's reading before this task, for comparison. */
export function LastReading({ row }: { readonly row: SheetRow }) {
  const t = useT(sheetMessages);
  const format = useFormat();
  const words = useReadingWords();
  const { lastReading } = row;
  if (lastReading === null)
    return (
      <Text tone="muted" numeric>
        {t('inspection.last.none')}
      </Text>
    );
  const value = words.ofValue(row.type, lastReading.value);
  return (
    <Text tone="muted" numeric>
      {t('inspection.last', { value, day: format.day(lastReading.at) })}
    </Text>
  );
}
