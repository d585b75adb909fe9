import { deviceTypeRows, formatList, joinParts, type SheetRow, speciesRows, type TaskDetails } from 'pest-sdk';
import { language } from '../../base/language';
import type { Sighting } from '../pest-log/write/WriteLogDialog';
import { standsAt } from '../task/sheet-progress';
import type { CheckValues } from './check-form';

/** A pest log begins with what the device's form says now, saved or not: where, which species, which photos. */
export function sightingOf(task: TaskDetails, row: SheetRow, { reading, photos, note }: CheckValues): Sighting {
  const device = joinParts([row.code, deviceTypeRows[row.type].words[language]], language);
  const counts = 'counts' in reading ? reading.counts.filter(({ count }) => count > 0) : [];
  const seen = counts.map(({ species, count }) => `${speciesRows[species].words[language]} ${count}`);
  return {
    taskId: task.id,
    customerId: task.customerId,
    title: joinParts([device, standsAt(row)], language).slice(0, 100),
    description: formatList(seen, language),
    content: [device, standsAt(row), formatList(seen, language), note].filter((line) => line !== '').join('\n'),
    photos: [...photos],
  };
}
