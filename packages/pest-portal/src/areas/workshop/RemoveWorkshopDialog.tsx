import type { Workshop } from 'pest-sdk';
import { useT } from '../../base/i18n';
import { ActDialog } from '../../kit/form/ActDialog';
import { workshopMessages } from './workshop.messages';
import { useDeleteWorkshop } from './workshop.queries';

export interface RemoveWorkshopDialogProps {
  readonly workshop: Workshop;
  readonly onClose: () => void;
}

/** Says what happens to the devices, and deletes. */
export function RemoveWorkshopDialog({ workshop, onClose }: RemoveWorkshopDialogProps) {
  const t = useT(workshopMessages);
  const remove = useDeleteWorkshop();
  const { id, name, deviceCount } = workshop;
  return (
    <ActDialog
      act={remove}
      sent={id}
      tone="danger"
      title={t('workshop.delete.title', { name })}
      body={deviceCount === 0 ? t('workshop.delete.noDevices') : t('workshop.delete.text', { count: deviceCount })}
      confirmLabel={t('workshop.delete.confirm')}
      done={t('workshop.deleted', { name })}
      onClose={onClose}
    />
  );
}
