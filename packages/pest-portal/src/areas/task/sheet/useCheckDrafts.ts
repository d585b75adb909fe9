import type { SheetRow } from 'pest-sdk';
import { useState } from 'react';
import { type CheckValues, checkValues } from './check-form';

/** What was typed for each device and is not saved yet; going to another device and back loses none of it. */
export function useCheckDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, CheckValues>>>({});
  return {
    draftOf: (row: SheetRow) => drafts[row.deviceId] ?? checkValues(row),
    change: (deviceId: string, draft: CheckValues) => setDrafts((all) => ({ ...all, [deviceId]: draft })),
    /** After a save the record is the truth again. */
    forget: (deviceId: string) =>
      setDrafts((all) => Object.fromEntries(Object.entries(all).filter(([id]) => id !== deviceId))),
  };
}
