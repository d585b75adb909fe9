import type { Risk } from 'pest-sdk';
import { Field, RadioGroup, TextArea, useToast } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../../base/i18n';
import { FormDialog } from '../../../form/FormDialog';
import { PhotoField } from '../photos/PhotoField';
import { riskMessages } from './risk.messages';
import { useTreatRisk } from './risk.queries';
import { bodyOfTreatment, type TreatmentDraft, treatmentOf } from './risk-draft';

/** Says what was done about a risk: resolved, or not and to be followed up. Either lets the service be submitted. */
export function TreatDialog({ risk, onClose }: { readonly risk: Risk; readonly onClose: () => void }) {
  const t = useT(riskMessages);
  const { toast } = useToast();
  const treat = useTreatRisk();
  const [draft, setDraft] = useState<TreatmentDraft>(() => treatmentOf(risk));
  const [attempted, setAttempted] = useState(false);
  const change = (part: Partial<TreatmentDraft>) => setDraft({ ...draft, ...part });
  const missing = attempted && draft.treatment.trim() === '';

  const save = (): boolean => {
    setAttempted(true);
    const body = bodyOfTreatment(risk.id, draft);
    if (!body) return false;
    treat.mutate(body, {
      onSuccess: () => {
        toast({ tone: 'success', message: t('risk.treat.saved') });
        onClose();
      },
    });
    return true;
  };

  return (
    <FormDialog
      title={t('risk.treat.title')}
      submitLabel={t('risk.treat.save')}
      pending={treat.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <p>
        {risk.location}: {risk.description}
      </p>
      <RadioGroup
        label={t('risk.treat.outcome')}
        value={draft.state}
        options={[
          { value: 'resolved', label: t('risk.treat.resolved') },
          { value: 'unresolved', label: t('risk.treat.unresolved') },
        ]}
        onChange={(state) => change({ state })}
      />
      <Field label={t('risk.treat.what')} error={missing ? t('risk.treat.what.missing') : undefined} required>
        {(ids) => (
          <TextArea
            {...ids}
            rows={3}
            maxLength={1000}
            value={draft.treatment}
            onChange={(treatment) => change({ treatment })}
          />
        )}
      </Field>
      <PhotoField label={t('risk.treat.photos')} value={draft.photos} onChange={(photos) => change({ photos })} />
    </FormDialog>
  );
}
