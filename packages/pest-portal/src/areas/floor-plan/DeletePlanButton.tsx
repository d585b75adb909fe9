import type { FloorPlanRecord } from 'pest-sdk';
import { Button, useToast } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { CallDialog } from '../../kit/form/CallDialog';
import { floorPlanMessages } from './floor-plan.messages';

/** Refused here already while devices are on the plan (specification §5); the server refuses it too. */
export function DeletePlanButton({ plan }: { readonly plan: FloorPlanRecord }) {
  const t = useT(floorPlanMessages);
  const { toast } = useToast();
  const [asking, setAsking] = useState(false);
  const { id, name, deviceCount } = plan;
  const ask = () => {
    if (deviceCount === 0) setAsking(true);
    else toast({ tone: 'warning', message: t('floorPlan.delete.hasDevices', { count: deviceCount }) });
  };
  return (
    <>
      <Button size="sm" variant="ghost" onClick={ask}>
        {t('floorPlan.delete')}
      </Button>
      {asking && (
        <CallDialog
          call="floorPlan.delete"
          request={{ id }}
          tone="danger"
          title={t('floorPlan.delete.title', { name })}
          body={t('floorPlan.delete.text')}
          confirmLabel={t('floorPlan.delete.confirm')}
          done={t('floorPlan.deleted')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
