import { useQueryClient } from '@tanstack/react-query';
import type { ChemicalUse } from 'pest-sdk';
import {
  Button,
  DescriptionList,
  EmptyState,
  FailureState,
  Icon,
  LoadingState,
  Panel,
  plusIcon,
  Row,
  Stack,
  Text,
  useFormat,
} from 'pest-ui';
import { useState } from 'react';
import { useCall } from '../../../base/calls';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { askAnew } from '../../../base/writes';
import { CallDialog } from '../../../kit/form/CallDialog';
import { useHappenedAt } from '../useHappenedAt';
import { ChemicalDialog } from './ChemicalDialog';
import { chemicalMessages } from './chemical.messages';

export interface ChemicalPanelProps {
  readonly taskId: string;
  readonly readOnly: boolean;
}

/** The chemicals used in a service: what an auditor reads, and taking back what was recorded by mistake. */
export function ChemicalPanel({ taskId, readOnly }: ChemicalPanelProps) {
  const t = useT(chemicalMessages);
  const uses = useCall('inspection.chemicalUses', { id: taskId });
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<ChemicalUse | null>(null);
  if (uses.error && !uses.data) return <FailureState error={uses.error} onRetry={() => void uses.refetch()} />;
  if (!uses.data) return <LoadingState label={t('chemical.title')} />;
  return (
    <Stack>
      {!readOnly && (
        <div>
          <Button variant="primary" onClick={() => setAdding(true)}>
            <Icon path={plusIcon} size={16} />
            {t('chemical.add')}
          </Button>
        </div>
      )}
      {uses.data.length === 0 ? (
        <EmptyState title={t('chemical.empty')} hint={readOnly ? undefined : t('chemical.empty.hint')} />
      ) : (
        <Stack as="ul">
          {uses.data.map((use) => (
            <UseItem key={use.id} use={use} onRemove={readOnly ? undefined : () => setRemoving(use)} />
          ))}
        </Stack>
      )}
      {adding && <ChemicalDialog taskId={taskId} onClose={() => setAdding(false)} />}
      {removing && <RemoveDialog use={removing} onClose={() => setRemoving(null)} />}
    </Stack>
  );
}

function UseItem({ use, onRemove }: { readonly use: ChemicalUse; readonly onRemove: (() => void) | undefined }) {
  const t = useT(chemicalMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const happenedAt = useHappenedAt();
  const facts = [
    [t('chemical.where'), use.where],
    [t('chemical.targetPest'), use.targetPest],
    [t('chemical.dilution'), use.dilution],
    [t('chemical.area'), Number(use.areaTreated) > 0 && `${use.areaTreated} ${t('chemical.area.unit')}`],
    [t('chemical.method'), use.method],
    [t('chemical.registration'), use.registrationNumber],
    [t('chemical.ingredient'), use.activeIngredient],
    [t('chemical.batch'), use.batch],
    [t('chemical.precautions'), use.precautions],
    [t('chemical.applicator'), format.parts([use.applicatorName, use.applicatorLicence])],
    [common('common.time'), happenedAt(use.usedAt, use.receivedAt)],
  ] as const;
  return (
    <Panel as="li">
      <Stack>
        <Row justify="space-between">
          <strong>{use.name}</strong>
          <Text numeric>
            {use.amount} {use.unit}
          </Text>
        </Row>
        <DescriptionList items={facts.flatMap(([term, value]) => (value ? [{ term, description: value }] : []))} />
        {onRemove && (
          <div>
            <Button variant="secondary" onClick={onRemove}>
              {t('chemical.remove')}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  );
}

interface RemoveDialogProps {
  readonly use: ChemicalUse;
  readonly onClose: () => void;
}

function RemoveDialog({ use, onClose }: RemoveDialogProps) {
  const t = useT(chemicalMessages);
  const queryClient = useQueryClient();
  return (
    <CallDialog
      call="inspection.removeChemicalUse"
      request={{ id: use.id }}
      tone="danger"
      title={t('chemical.remove.title')}
      body={t('chemical.remove.body', { name: use.name, amount: use.amount, unit: use.unit })}
      confirmLabel={t('chemical.remove')}
      done={t('chemical.removed')}
      onRefused={() => void askAnew(queryClient, 'inspection.removeChemicalUse')}
      onClose={onClose}
    />
  );
}
