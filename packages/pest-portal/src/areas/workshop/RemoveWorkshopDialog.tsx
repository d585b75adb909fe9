import type { Workshop } from 'pest-sdk';
import { ConfirmDialog, useToast } from 'pest-ui';
import { useT } from '../../base/i18n';
import { workshopMessages } from './workshop.messages';
import { useDeleteWorkshop } from './workshop.queries';

export interface RemoveWorkshopDialogProps {
  readonly workshop: Workshop;
  readonly onClose: () => void;
}

/** Says what happens to the devices, and deletes. */
export function RemoveWorkshopDialog({ workshop, onClose }: RemoveWorkshopDialogProps) {
  const t = useT(workshopMessages);
  const { toast } = useToast();
  const remove = useDeleteWorkshop();
  const { id, name, deviceCount } = workshop;
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => toast({ tone: 'success', message: t('workshop.deleted', { name }) }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('workshop.delete.title', { name })}
      body={deviceCount === 0 ? t('workshop.delete.noDevices') : t('workshop.delete.text', { count: deviceCount })}
      confirmLabel={t('workshop.delete.confirm')}
      loading={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
