import { type Device, holdsWord, limits } from 'pest-sdk';
import { useState } from 'react';

/** The devices that are looked for, and the page of them that is shown. */
export function useShownDevices(devices: readonly Device[]) {
  const [search, setSearch] = useState('');
  const [type, setType] = useState('');
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<number>(limits.pageSize);
  const all = devices.filter((device) => fits(device, search, type));
  const last = Math.max(1, Math.ceil(all.length / limit));
  const here = Math.min(page, last);
  const fromFirst =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  return {
    all,
    rows: all.slice((here - 1) * limit, here * limit),
    search,
    type,
    page: here,
    limit,
    setSearch: fromFirst(setSearch),
    setType: fromFirst(setType),
    setLimit: fromFirst(setLimit),
    setPage,
  };
}

function fits({ code, name, location, type }: Device, search: string, wanted: string): boolean {
  const found = [code, name, location].some((text) => holdsWord(text, search));
  return found && (wanted === '' || type === wanted);
}
