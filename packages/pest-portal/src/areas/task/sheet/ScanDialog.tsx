import { describeError, isPestError, type SheetRow } from 'pest-sdk';
import { Button, Dialog, Field, Stack, Text, TextInput, token } from 'pest-ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { client } from '../../../base/client';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { isOnline } from '../../../base/online';
import { scanMessages } from './scan.messages';
import { rowOfCode, scannedCode } from './scanned-code';
import { useCameraCode } from './useCameraCode';

export interface ScanDialogProps {
  readonly customerId: string;
  readonly rows: readonly SheetRow[];
  readonly onFound: (row: SheetRow) => void;
  readonly onClose: () => void;
}

/** Finds a device of the service by its label or its typed code, and says where a device stands that is none of it. */
export function ScanDialog({ customerId, rows, onFound, onClose }: ScanDialogProps) {
  const t = useT(scanMessages);
  const [typed, setTyped] = useState('');
  const [issue, setIssue] = useState<string | null>(null);
  const whereElse = useWhereElse(customerId);
  const look = async (text: string) => {
    const row = rowOfCode(rows, text);
    if (row) return onFound(row);
    setIssue(text.trim() === '' ? t('scan.missing') : await whereElse(scannedCode(text)));
  };
  const { video, state } = useCameraCode((text) => void look(text));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void look(typed);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('scan.title')}</Dialog.Header>
        <Dialog.Body>
          <Stack as="form" gap={3} onSubmit={submit} noValidate>
            <Picture ref={video} muted playsInline hidden={state === 'none'} />
            <Text as="p" tone="muted" role="status">
              {t(state === 'none' ? 'scan.noCamera' : state === 'starting' ? 'scan.starting' : 'scan.hint')}
            </Text>
            <Field label={t('scan.code')} error={issue ?? undefined}>
              {(field) => (
                <TextInput
                  {...field}
                  value={typed}
                  autoCapitalize="characters"
                  autoComplete="off"
                  onChange={(next) => {
                    setTyped(next);
                    setIssue(null);
                  }}
                />
              )}
            </Field>
            <Button type="submit" variant="primary">
              {t('scan.find')}
            </Button>
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="secondary" onClick={onClose}>
            {t('scan.close')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Where a device belongs that is none of this service, as far as this account may know. */
function useWhereElse(customerId: string): (code: string) => Promise<string> {
  const t = useT(scanMessages);
  return async (code) => {
    if (!isOnline()) return t('scan.offline', { code });
    try {
      const found = await client.device.detail({ code });
      return t(found.customerId === customerId ? 'scan.notDue' : 'scan.elsewhere', { code });
    } catch (thrown) {
      if (isPestError(thrown, 'permission.denied')) return t('scan.refused', { code });
      if (isPestError(thrown, 'device.notFound')) return t('scan.unknown', { code });
      return describeError(thrown, language) ?? t('scan.unknown', { code });
    }
  };
}

const Picture = styled.video`
  width: 100%;
  max-height: 50vh;
  border-radius: ${token.radius.md};
  background: #000;
  aspect-ratio: 1;
  object-fit: cover;
`;
