import { checkOutcomeWords, type DeviceCheck, deviceTypeRules, type Reading, type SheetRow } from 'pest-sdk';
import { Text, useFormat } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { readingValue } from './reading-form';
import { sheetMessages } from './sheet.messages';

/** The words for a figure of a device: captures, or percent of bait eaten. */
export function useReadingWords() {
  const t = useT(sheetMessages);
  const ofValue = (type: SheetRow['type'], value: number) =>
    deviceTypeRules[type].family === 'consumption'
      ? t('inspection.consumed', { percent: value })
      : t('inspection.captures', { count: value });
  const ofReading = (reading: Reading) => ofValue(reading.type, readingValue(reading));
  const ofCheck = ({ outcome, reading }: Pick<DeviceCheck, 'outcome' | 'reading'>) =>
    reading ? ofReading(reading) : checkOutcomeWords[outcome][language];
  return { ofValue, ofReading, ofCheck };
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
