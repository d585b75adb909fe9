import type { FloorPlanRecord, Option } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, EmptyState, fetched, Icon, uploadIcon, useToast } from 'pest-ui';
import { Suspense, useState } from 'react';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { useNavigate, useOpenAddress } from '../../base/links';
import { useAccount, useCan } from '../../base/session';
import { OfSite } from '../../kit/choices/OfSite';
import { PlanCards } from '../../kit/choices/PlanCards';
import { SitePicker } from '../../kit/choices/SitePicker';
import { type PlanChoice, planParameter, siteParameter, usePlanChoice } from '../../kit/choices/usePlanChoice';
import { CallDialog } from '../../kit/form/CallDialog';
import { useListActs } from '../../kit/list/list-acts';
import { useOpenOne } from '../../kit/list/useOpenOne';
import { PageHead } from '../../kit/page/PageHead';
import { EditPlanDialog, NewPlanDialog } from './FloorPlanDialog';
import { floorPlanMessages } from './floor-plan.messages';

// Fetched when it is opened.
const PastPlanDialog = fetched(() => import('./PastPlanDialog'), 'default');

/** A customer's floor plans: upload, rename, calibrate, replace, delete, and the way to devices and heat map. */
export function FloorPlansScreen() {
  const t = useT(floorPlanMessages);
  const can = useCan();
  const own = useAccount().role === 'customer';
  const choice = usePlanChoice();
  const navigate = useNavigate();
  const upload = useOpenOne('/imgCustomer', 'upload');
  const mayAdd = can(rights.floorPlanAdd);
  const [editing, setEditing] = useState<FloorPlanRecord | null>(null);
  return (
    <>
      <PageHead
        title={t(own ? 'floorPlan.list.title.own' : 'floorPlan.list.title')}
        note={choice.site?.name}
        choice={<SitePicker choice={choice} />}
      >
        {mayAdd && choice.site && (
          <Button variant="primary" onClick={() => navigate(upload.addressOf('new'))}>
            <Icon path={uploadIcon} size={16} />
            {t('floorPlan.upload')}
          </Button>
        )}
      </PageHead>
      <OfSite choice={choice} back="/imgCustomer">
        <Plans choice={choice} onEdit={setEditing} />
      </OfSite>
      {upload.id !== null && mayAdd && choice.site && !choice.loading && (
        <NewPlan site={choice.site} isFirst={choice.plans.length === 0} onClose={upload.close} />
      )}
      {editing && <EditPlanDialog plan={editing} onClose={() => setEditing(null)} />}
    </>
  );
}

interface NewPlanProps {
  readonly site: Option;
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

/** A site's first plan opens once it is there: devices come next. Of several each would lead away from the next. */
function NewPlan({ site, isFirst, onClose }: NewPlanProps) {
  const can = useCan();
  const addressOf = useOpenAddress();
  const navigate = useNavigate();
  // It is the first until the list has it.
  const [leadsOn] = useState(isFirst && can(rights.deviceAdd));
  const open = ({ id }: { readonly id: string }) => {
    const editor = addressOf('/img', { [siteParameter]: site.id, [planParameter]: id });
    if (leadsOn && editor) navigate(editor);
  };
  return <NewPlanDialog customerId={site.id} onClose={onClose} onAdded={open} />;
}

interface PlansProps {
  readonly choice: PlanChoice;
  readonly onEdit: (plan: FloorPlanRecord) => void;
}

function Plans({ choice, onEdit }: PlansProps) {
  const t = useT(floorPlanMessages);
  const can = useCan();
  const { rowActions, opened } = usePlanActs(onEdit);
  if (choice.plans.length === 0) {
    const hint = t(can(rights.floorPlanAdd) ? 'floorPlan.none.hint' : 'floorPlan.none.customer');
    return <EmptyState title={t('floorPlan.none')} hint={hint} />;
  }
  return (
    <>
      <PlanCards plans={choice.plans} acts={rowActions} />
      <Suspense>{opened}</Suspense>
    </>
  );
}

function usePlanActs(onEdit: PlansProps['onEdit']) {
  const t = useT(floorPlanMessages);
  const common = useT(commonMessages);
  const { toast } = useToast();
  return useListActs<FloorPlanRecord>(null, [
    {
      right: null,
      label: t('floorPlan.past'),
      dialog: (plan, onClose) => <PastPlanDialog plan={plan} onClose={onClose} />,
    },
    { right: rights.floorPlanAdd, label: common('common.edit'), onSelect: onEdit },
    {
      right: rights.floorPlanDelete,
      label: common('common.delete'),
      danger: true,
      where: ({ deviceCount }) => deviceCount === 0,
      dialog: ({ id, name }, onClose) => (
        <CallDialog
          call="floorPlan.delete"
          request={{ id }}
          tone="danger"
          title={t('floorPlan.delete.title', { name })}
          body={t('floorPlan.delete.text')}
          confirmLabel={t('floorPlan.delete.confirm')}
          done={t('floorPlan.deleted')}
          onClose={onClose}
        />
      ),
    },
    {
      // Refused here already while devices are on the plan (specification §5); the server refuses it too.
      right: rights.floorPlanDelete,
      label: common('common.delete'),
      danger: true,
      where: ({ deviceCount }) => deviceCount > 0,
      onSelect: ({ deviceCount: count }) =>
        toast({ tone: 'warning', message: t('floorPlan.delete.hasDevices', { count }) }),
    },
  ]);
}
