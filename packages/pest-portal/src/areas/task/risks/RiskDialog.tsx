import { riskSeverities, riskSeverityWords, type SheetRow } from 'pest-sdk';
import { DateInput, Field, Select, TextArea, TextInput, useToast } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { ChoiceField } from '../../../form/ChoiceField';
import { FormDialog } from '../../../form/FormDialog';
import { Pair } from '../../../form/Pair';
import { PhotoField } from '../photos/PhotoField';
import { riskMessages } from './risk.messages';
import { useAddRisk } from './risk.queries';
import { bodyOfRisk, newRisk, type RiskDraft, riskProblems } from './risk-draft';

export interface RiskDialogProps {
  readonly taskId: string;
  readonly rows: readonly SheetRow[];
  /** Where it was found, when it was found at a device. */
  readonly device: SheetRow | null;
  readonly onClose: () => void;
}

/** Records a risk: where, what, how serious, with photos, and who is to put it right by when. */
export function RiskDialog({ taskId, rows, device, onClose }: RiskDialogProps) {
  const t = useT(riskMessages);
  const { toast } = useToast();
  const add = useAddRisk();
  const [draft, setDraft] = useState<RiskDraft>(() => newRisk(device));
  const [attempted, setAttempted] = useState(false);
  const problems = attempted ? riskProblems(draft) : {};
  const change = (part: Partial<RiskDraft>) => setDraft({ ...draft, ...part });

  const save = (): boolean => {
    setAttempted(true);
    const body = bodyOfRisk(draft);
    if (!body) return false;
    add.mutate(
      { taskId, ...body },
      {
        onSuccess: () => {
          toast({ tone: 'success', message: t('risk.saved') });
          onClose();
        },
      },
    );
    return true;
  };

  return (
    <FormDialog
      title={t('risk.add.title')}
      submitLabel={t('risk.save')}
      pending={add.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={t('risk.device')}>
        {(ids) => (
          <Select
            {...ids}
            value={draft.deviceId ?? ''}
            placeholder={t('risk.device.none')}
            options={rows.map((row) => ({ value: row.deviceId, label: row.code }))}
            onChange={(deviceId) => change({ deviceId: deviceId === '' ? null : deviceId })}
          />
        )}
      </Field>
      <Field label={t('risk.location')} error={problems.location && t('risk.location.missing')} required>
        {(ids) => (
          <TextInput {...ids} maxLength={100} value={draft.location} onChange={(location) => change({ location })} />
        )}
      </Field>
      <Field label={t('risk.description')} error={problems.description && t('risk.description.missing')} required>
        {(ids) => (
          <TextArea
            {...ids}
            rows={3}
            maxLength={1000}
            value={draft.description}
            onChange={(description) => change({ description })}
          />
        )}
      </Field>
      <ChoiceField
        label={t('risk.severity')}
        value={draft.severity}
        options={riskSeverities.map((severity) => ({
          value: severity,
          label: riskSeverityWords[severity][language],
        }))}
        onChange={(severity) => change({ severity })}
      />
      <PhotoField label={t('risk.photos')} value={draft.photos} onChange={(photos) => change({ photos })} />
      <Field label={t('risk.action')}>
        {(ids) => (
          <TextArea {...ids} rows={2} maxLength={500} value={draft.action} onChange={(action) => change({ action })} />
        )}
      </Field>
      <Pair>
        <Field label={t('risk.owner')}>
          {(ids) => <TextInput {...ids} maxLength={100} value={draft.owner} onChange={(owner) => change({ owner })} />}
        </Field>
        <Field label={t('risk.dueDay')}>
          {(ids) => <DateInput {...ids} value={draft.dueDay} onChange={(dueDay) => change({ dueDay })} />}
        </Field>
      </Pair>
    </FormDialog>
  );
}
