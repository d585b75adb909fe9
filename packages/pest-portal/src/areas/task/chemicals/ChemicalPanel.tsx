import { useQuery } from '@tanstack/react-query';
import type { ChemicalUse } from 'pest-sdk';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  FailureState,
  LoadingState,
  plusIcon,
  token,
  useFormat,
  useToast,
} from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { ChemicalDialog } from './ChemicalDialog';
import { chemicalMessages } from './chemical.messages';
import { chemicalUsesQuery, useRemoveChemicalUse } from './chemical.queries';

export interface ChemicalPanelProps {
  readonly taskId: string;
  readonly readOnly: boolean;
}

/** The chemicals used in a service: what an auditor reads, and taking back what was recorded by mistake. */
export function ChemicalPanel({ taskId, readOnly }: ChemicalPanelProps) {
  const t = useT(chemicalMessages);
  const uses = useQuery(chemicalUsesQuery(taskId));
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<ChemicalUse | null>(null);
  if (uses.error && !uses.data) return <FailureState error={uses.error} onRetry={() => void uses.refetch()} />;
  if (!uses.data) return <LoadingState label={t('chemical.title')} />;
  return (
    <Panel>
      {!readOnly && (
        <div>
          <Button variant="primary" icon={plusIcon} onClick={() => setAdding(true)}>
            {t('chemical.add')}
          </Button>
        </div>
      )}
      {uses.data.length === 0 ? (
        <EmptyState title={t('chemical.empty')} hint={readOnly ? undefined : t('chemical.empty.hint')} />
      ) : (
        <List>
          {uses.data.map((use) => (
            <UseItem key={use.id} use={use} onRemove={readOnly ? undefined : () => setRemoving(use)} />
          ))}
        </List>
      )}
      {adding && <ChemicalDialog taskId={taskId} onClose={() => setAdding(false)} />}
      {removing && <RemoveDialog taskId={taskId} use={removing} onClose={() => setRemoving(null)} />}
    </Panel>
  );
}

function UseItem({ use, onRemove }: { readonly use: ChemicalUse; readonly onRemove: (() => void) | undefined }) {
  const t = useT(chemicalMessages);
  const format = useFormat();
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
    [t('chemical.applicator'), [use.applicatorName, use.applicatorLicence].filter(Boolean).join(' · ')],
    [t('chemical.usedAt'), format.dateTime(use.usedAt)],
  ] as const;
  return (
    <Item>
      <Head>
        <strong>{use.name}</strong>
        <Amount>
          {use.amount} {use.unit}
        </Amount>
      </Head>
      <Facts>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
      {onRemove && (
        <div>
          <Button variant="secondary" onClick={onRemove}>
            {t('chemical.remove')}
          </Button>
        </div>
      )}
    </Item>
  );
}

interface RemoveDialogProps {
  readonly taskId: string;
  readonly use: ChemicalUse;
  readonly onClose: () => void;
}

function RemoveDialog({ taskId, use, onClose }: RemoveDialogProps) {
  const t = useT(chemicalMessages);
  const { toast } = useToast();
  const remove = useRemoveChemicalUse(taskId);
  const confirm = () =>
    remove.mutate(use.id, {
      onSuccess: () => {
        toast({ tone: 'success', message: t('chemical.removed') });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('chemical.remove.title')}
      body={t('chemical.remove.body', { name: use.name, amount: use.amount, unit: use.unit })}
      confirmLabel={t('chemical.remove')}
      loading={remove.isPending}
      onCancel={onClose}
      onConfirm={confirm}
    />
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${token.space[3]};
  padding-top: ${token.space[3]};
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  gap: ${token.space[2]};
  padding: ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[2]};
`;

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${token.space[2]} ${token.space[4]};
  margin: 0;

  dt {
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.sm};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
