import { formatList } from 'pest-sdk';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { ActDialog } from '../../kit/form/ActDialog';
import type { Consumable } from './consumable-form';
import { stockMessages } from './stock.messages';
import { useRemoveConsumables } from './stock.queries';

export interface RemoveDialogProps {
  readonly items: readonly Consumable[];
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Says by name what will be deleted, then deletes all of it or none. */
export function RemoveDialog({ items, onClose, onRemoved }: RemoveDialogProps) {
  const t = useT(stockMessages);
  const remove = useRemoveConsumables();
  return (
    <ActDialog
      act={remove}
      sent={items.map((item) => item.id)}
      tone="danger"
      title={t('stock.delete.title')}
      body={t('stock.delete.body', {
        names: formatList(
          items.map((item) => item.name),
          language,
        ),
      })}
      confirmLabel={t('stock.delete.confirm')}
      done={t('stock.deleted')}
      onDone={onRemoved}
      onClose={onClose}
    />
  );
}
