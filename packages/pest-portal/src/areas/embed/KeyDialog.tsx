import { Text } from 'pest-ui';
import { useT } from '../../base/i18n';
import { ToldKey, ToldOnceDialog } from '../../kit/form/ToldOnceDialog';
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
  return (
    <ToldOnceDialog title={t(`partner.made.${kind}`, { name })} text={key} onClose={onClose}>
      <Text as="p">{t('partner.made.once')}</Text>
      <ToldKey label={t(`partner.${kind}`)} value={key} />
      <Text as="p" tone="muted">
        {t(`partner.made.${kind}.use`)}
      </Text>
    </ToldOnceDialog>
  );
}
