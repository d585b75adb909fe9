import { useEffect, useState } from 'react';
import { useAccount } from '../../base/session';
import { putPhoto, readPhoto } from './outbox-store';

const prefix = 'kept-photo:';

/** Whether a photo's address means one that is on this device, and nowhere else yet. */
export function isPhotoHere(address: string): boolean {
  return address.startsWith(prefix);
}

/** Keeps a photo on this device; its address here. */
export async function keepPhoto(accountId: string, file: Blob): Promise<string> {
  const id = `${prefix}${newId()}`;
  await putPhoto({ id, accountId, file, takenAt: Date.now() });
  return id;
}

/**
 * Keeps a copy of a photo that is uploaded, until its record is on the server too: a day after an upload that no record
 * names the server forgets it, and the network may be away for longer.
 */
export async function keepCopy(accountId: string, address: string, file: Blob): Promise<void> {
  // A full device is no reason to refuse a photo that is uploaded.
  await putPhoto({ id: address, accountId, file, takenAt: Date.now() }).catch(() => undefined);
}

/** The address to show a photo from: its own, or one of this page for what is on this device. Null while it is read. */
export function usePhotoSource(photo: string): string | null {
  const accountId = useAccount().user.id;
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    if (!isPhotoHere(photo)) return;
    let made: string | null = null;
    let gone = false;
    void readPhoto(accountId, photo)
      .catch(() => null)
      .then((file) => {
        if (gone || file === null) return;
        made = URL.createObjectURL(file);
        setSource(made);
      });
    return () => {
      gone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [accountId, photo]);
  return isPhotoHere(photo) ? source : photo;
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
