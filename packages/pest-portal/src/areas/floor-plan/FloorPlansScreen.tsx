import type { FloorPlanRecord } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, EmptyState, Icon, uploadIcon } from 'pest-ui';
import { lazy, useState } from 'react';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { Can, useAccount, useCan } from '../../base/session';
import { OfSite } from '../../kit/choices/OfSite';
import { PlanCards } from '../../kit/choices/PlanCards';
import { SitePicker } from '../../kit/choices/SitePicker';
import { type PlanChoice, usePlanChoice } from '../../kit/choices/usePlanChoice';
import { DialogButton } from '../../kit/form/DialogButton';
import { PageHead } from '../../kit/page/PageHead';
import { DeletePlanButton } from './DeletePlanButton';
import { FloorPlanDialog } from './FloorPlanDialog';
import { floorPlanMessages } from './floor-plan.messages';

// Fetched when it is opened.
const PastPlanDialog = lazy(() => import('./PastPlanDialog'));

/** A customer's floor plans: upload, rename, calibrate, replace, delete, and the way to devices and heat map. */
export function FloorPlansScreen() {
  const t = useT(floorPlanMessages);
  const can = useCan();
  const own = useAccount().role === 'customer';
  const choice = usePlanChoice();
  const [editing, setEditing] = useState<FloorPlanRecord | 'new' | null>(null);
  return (
    <>
      <PageHead
        title={t(own ? 'floorPlan.list.title.own' : 'floorPlan.list.title')}
        note={choice.site?.name}
        choice={<SitePicker choice={choice} />}
      >
        {can(rights.floorPlanAdd) && choice.site && (
          <Button variant="primary" onClick={() => setEditing('new')}>
            <Icon path={uploadIcon} size={16} />
            {t('floorPlan.upload')}
          </Button>
        )}
      </PageHead>
      <OfSite choice={choice} back="/imgCustomer">
        <Plans choice={choice} onEdit={setEditing} />
      </OfSite>
      {editing && choice.site && (
        <FloorPlanDialog
          customerId={choice.site.id}
          plan={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

interface PlansProps {
  readonly choice: PlanChoice;
  readonly onEdit: (plan: FloorPlanRecord) => void;
}

function Plans({ choice, onEdit }: PlansProps) {
  const t = useT(floorPlanMessages);
  const common = useT(commonMessages);
  const can = useCan();
  if (choice.plans.length === 0) {
    const hint = t(can(rights.floorPlanAdd) ? 'floorPlan.none.hint' : 'floorPlan.none.customer');
    return <EmptyState title={t('floorPlan.none')} hint={hint} />;
  }
  return (
    <PlanCards
      plans={choice.plans}
      acts={(plan) => (
        <>
          <DialogButton
            size="sm"
            variant="ghost"
            dialog={(onClose) => <PastPlanDialog plan={plan} onClose={onClose} />}
          >
            {t('floorPlan.past')}
          </DialogButton>
          <Can right={rights.floorPlanAdd}>
            <Button size="sm" variant="ghost" onClick={() => onEdit(plan)}>
              {common('common.edit')}
            </Button>
          </Can>
          <Can right={rights.floorPlanDelete}>
            <DeletePlanButton plan={plan} />
          </Can>
        </>
      )}
    />
  );
}
