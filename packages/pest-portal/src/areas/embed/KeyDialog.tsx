import { Button, copyIcon, Dialog, Icon, Row, Stack, Text, TextInput, useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { partnerMessages } from './partner.messages';

/** A key, or the secret of an address, that was just made: told this once. */
export interface MadeKey {
  readonly kind: 'key' | 'secret';
  /** Whose it is. */
  readonly name: string;
  readonly key: string;
}

interface KeyDialogProps {
  readonly made: MadeKey;
  readonly onClose: () => void;
}

/** One that was not copied has to be made anew. */
export function KeyDialog({ made: { kind, name, key }, onClose }: KeyDialogProps) {
  const t = useT(partnerMessages);
  const { toast } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(key);
      toast({ tone: 'success', message: t('partner.copied') });
    } catch {
      toast({ tone: 'danger', message: t('partner.copy.failed') });
    }
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t(`partner.made.${kind}`, { name })}</Dialog.Header>
        <Dialog.Body>
          <Stack gap={3}>
            <Text as="p">{t('partner.made.once')}</Text>
            <Row gap={2} nowrap>
              <TextInput
                value={key}
                readOnly
                aria-label={t(`partner.${kind}`)}
                onFocus={(event) => event.target.select()}
              />
              <Button onClick={() => void copy()}>
                <Icon path={copyIcon} size={16} />
                {t('partner.copy')}
              </Button>
            </Row>
            <Text as="p" tone="muted">
              {t(`partner.made.${kind}.use`)}
            </Text>
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="primary" onClick={onClose}>
            {t('partner.done')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
