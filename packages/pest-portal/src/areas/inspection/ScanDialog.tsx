import { describeError, isPestError, type SheetRow, textFormats } from 'pest-sdk';
import { Button, Dialog, Field, Row, Stack, Text, TextInput, token } from 'pest-ui';
import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { client } from '../../base/client';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { isOnline } from '../../base/online';
import type { CameraLamp } from './camera';
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
  const common = useT(commonMessages);
  const [typed, setTyped] = useState('');
  const [issue, setIssue] = useState<string | null>(null);
  const whereElse = useWhereElse(customerId);
  const latest = useRef('');
  const look = async (text: string) => {
    latest.current = text;
    const row = rowOfCode(rows, text);
    if (row) {
      // A phone in a glove, at arm's length: felt, not seen.
      navigator.vibrate?.(foundMs);
      return onFound(row);
    }
    const said = text.trim() === '' ? t('scan.nothing') : await whereElse(scannedCode(text));
    if (latest.current === text) setIssue(said);
  };
  const { video, state, lamp, retry } = useCameraCode((text) => void look(text));
  const sees = state === 'starting' || state === 'seeing';
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
            <Picture
              ref={(picture) => {
                video.current = picture;
                if (picture && isTouched()) picture.setAttribute('autofocus', '');
              }}
              aria-label={t('scan.seeing')}
              tabIndex={-1}
              muted
              playsInline
              hidden={!sees}
            />
            <Row>
              <Text as="p" tone="muted" role="status">
                {t(`scan.${state}`)}
              </Text>
              {!sees && state !== 'insecure' && (
                <Button size="sm" onClick={retry}>
                  {t('scan.retry')}
                </Button>
              )}
              {lamp && <LampSwitch lamp={lamp} />}
            </Row>
            <Field label={t('scan.code')} error={issue ?? undefined}>
              {(field) => (
                <TextInput
                  {...field}
                  value={typed}
                  autoCapitalize="characters"
                  autoComplete="off"
                  onChange={(next) => {
                    latest.current = '';
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
            {common('common.close')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** Where the keyboard is on the screen, it would lie over what the camera shows: the dialog starts at the picture. */
function isTouched(): boolean {
  return globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;
}

/** How long the phone shakes. */
const foundMs = 60;

/** Traps stand in the dark, their labels too. */
function LampSwitch({ lamp }: { readonly lamp: CameraLamp }) {
  const t = useT(scanMessages);
  const [on, setOn] = useState(false);
  const turn = () => {
    lamp.shine(!on).then(
      () => setOn(!on),
      () => undefined,
    );
  };
  return (
    <Button size="sm" aria-pressed={on} onClick={turn}>
      {t('scan.lamp')}
    </Button>
  );
}

/** Where a device belongs that is none of this service, as far as this account may know. */
function useWhereElse(customerId: string): (code: string) => Promise<string> {
  const t = useT(scanMessages);
  return async (code) => {
    if (!textFormats.deviceCode.test(code)) return t('scan.noCode');
    if (!isOnline()) return t('scan.offline', { code });
    try {
      const found = await client.device.detail({ code });
      return t(found.customerId === customerId ? 'scan.notDue' : 'scan.elsewhere', { code });
    } catch (thrown) {
      if (isPestError(thrown, 'permission.denied')) return t('scan.notYours', { code });
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
