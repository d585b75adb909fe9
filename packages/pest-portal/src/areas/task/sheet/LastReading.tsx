import type { Reading, SheetRow } from 'pest-sdk';
import { deviceTypeRules } from 'pest-sdk';
import { Text, useFormat } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { readingValue } from './reading-form';
import { sheetMessages } from './sheet.messages';

/** The words for a figure of a device: captures, or percent of bait eaten. */
export function useReadingWords() {
  const t = useT(sheetMessages);
  const ofValue = (type: SheetRow['type'], value: number) =>
    deviceTypeRules[type].family === 'consumption'
      ? t('inspection.consumed', { percent: value })
      : t('inspection.captures', { count: value });
  return { ofValue, ofReading: (reading: Reading) => ofValue(reading.type, readingValue(reading)) };
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
