import type { Reading, SheetRow } from 'pest-sdk';
import { deviceTypeRules } from 'pest-sdk';
import { token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
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

/** What the device said on the visit before, to compare with. */
export function LastReading({ row }: { readonly row: SheetRow }) {
  const t = useT(sheetMessages);
  const format = useFormat();
  const words = useReadingWords();
  const { lastReading } = row;
  if (lastReading === null) return <Quiet>{t('inspection.last.none')}</Quiet>;
  const value = words.ofValue(row.type, lastReading.value);
  return <Quiet>{t('inspection.last', { value, day: format.day(lastReading.at) })}</Quiet>;
}

const Quiet = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};
  font-variant-numeric: tabular-nums;
`;
