import { baitConsumers, baitStates, consumptionSteps, evidenceKinds, glueConditions, speciesRows } from 'pest-sdk';
import { Fieldset, Text } from 'pest-ui';
import type { ReactElement } from 'react';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { CheckField } from '../../kit/form/CheckField';
import { CheckListField } from '../../kit/form/CheckListField';
import { ChoiceField } from '../../kit/form/ChoiceField';
import { type FieldBinding, fieldsWithin } from '../../kit/form/field-binding';
import { Pair } from '../../kit/form/Pair';
import { SelectField } from '../../kit/form/SelectField';
import { NumberField, TextField } from '../../kit/form/TextField';
import { useIssueWords } from '../../kit/form/useIssueWords';
import { CountStepper } from './CountStepper';
import { Fold } from './Fold';
import { type Counts, type ReadingValues, type ReadingValuesOf, totalOf } from './reading-form';
import { sheetMessages } from './sheet.messages';

export interface ReadingFormProps<Values extends ReadingValues = ReadingValues> {
  readonly reading: FieldBinding<Values>;
  /** Whether something of it is missing. */
  readonly needed: boolean;
}

/** What is read from an opened device, by its type. */
export function ReadingForm({ reading, needed }: ReadingFormProps): ReactElement {
  const { value } = reading;
  switch (value.type) {
    case 'flyLamp':
      return <FlyLampForm reading={{ ...reading, value }} needed={needed} />;
    case 'mouseTrap':
      return <MouseTrapForm reading={{ ...reading, value }} needed={needed} />;
    case 'cockroachTrap':
      return <CockroachTrapForm reading={{ ...reading, value }} needed={needed} />;
    case 'baitStation':
      return <BaitStationForm reading={{ ...reading, value }} needed={needed} />;
  }
}

function FlyLampForm({ reading, needed }: ReadingFormProps<ReadingValuesOf<'flyLamp'>>) {
  const t = useT(sheetMessages);
  const field = fieldsWithin(reading);
  return (
    <>
      <SpeciesCounts field={field('counts')} />
      <Fold title={t('inspection.lamp')} needed={needed || totalOf(reading.value.counts) > 0}>
        <NumberField label={t('inspection.boardFill')} field={field('boardFill')} unit="%" />
        <CheckField label={t('inspection.lampOn')} field={field('lampOn')} />
        <CheckField label={t('inspection.boardReplaced')} field={field('boardReplaced')} />
      </Fold>
    </>
  );
}

function MouseTrapForm({ reading, needed }: ReadingFormProps<ReadingValuesOf<'mouseTrap'>>) {
  const t = useT(sheetMessages);
  const field = fieldsWithin(reading);
  const caught = totalOf(reading.value.counts) > 0;
  return (
    <>
      <SpeciesCounts field={field('counts')} />
      <Fold title={t('inspection.trap')} needed={needed || caught}>
        {caught ? (
          <CheckField label={t('inspection.alive')} field={field('alive')} />
        ) : (
          <CheckField label={t('inspection.sprungEmpty')} field={field('sprungEmpty')} />
        )}
        <ChoiceField
          label={t('inspection.glue')}
          field={field('glueCondition')}
          options={glueConditions.map((condition) => ({ value: condition, label: t(`inspection.glue.${condition}`) }))}
        />
        <EvidenceField field={field('evidence')} />
      </Fold>
    </>
  );
}

function CockroachTrapForm({ reading, needed }: ReadingFormProps<ReadingValuesOf<'cockroachTrap'>>) {
  const t = useT(sheetMessages);
  const { value, onChange } = reading;
  return (
    <>
      <SpeciesCounts field={fieldsWithin(reading)('counts')} />
      <Fold title={t('inspection.eggCases')} needed={needed || totalOf(value.counts) > 0}>
        {totalOf(value.counts) > 0 && (
          <CountStepper
            label={t('inspection.nymphs')}
            value={value.nymphs}
            onChange={(nymphs) => onChange({ ...value, nymphs })}
          />
        )}
        <CountStepper
          label={t('inspection.eggCases')}
          value={value.eggCases}
          onChange={(eggCases) => onChange({ ...value, eggCases })}
        />
      </Fold>
    </>
  );
}

function BaitStationForm({ reading, needed }: ReadingFormProps<ReadingValuesOf<'baitStation'>>) {
  const t = useT(sheetMessages);
  const field = fieldsWithin(reading);
  const grams = t('inspection.grams.unit');
  return (
    <>
      <ChoiceField
        label={t('inspection.consumedPercent')}
        field={field('consumedPercent')}
        words={{ required: t('inspection.consumedPercent.missing') }}
        options={consumptionSteps.map((step) => ({ value: step, label: t('inspection.percent', { value: step }) }))}
        required
      />
      <ChoiceField
        label={t('inspection.baitState')}
        field={field('baitState')}
        options={baitStates.map((state) => ({ value: state, label: t(`inspection.bait.${state}`) }))}
      />
      {Number(reading.value.consumedPercent) > 0 && (
        <SelectField
          label={t('inspection.consumer')}
          field={field('consumer')}
          none={{ value: null, label: t('inspection.consumer.none') }}
          options={baitConsumers.map((consumer) => ({ value: consumer, label: t(`inspection.consumer.${consumer}`) }))}
        />
      )}
      <Fold title={t('inspection.station')} needed={needed || Number(reading.value.consumedPercent) > 0}>
        <Pair>
          <NumberField label={t('inspection.gramsAdded')} field={field('gramsAdded')} unit={grams} required={false} />
          <NumberField
            label={t('inspection.gramsRemoved')}
            field={field('gramsRemoved')}
            unit={grams}
            required={false}
          />
        </Pair>
        <TextField label={t('inspection.batch')} field={field('batch')} />
        <CheckField label={t('inspection.locked')} field={field('locked')} />
        <CheckField label={t('inspection.labelOk')} field={field('labelOk')} />
        <EvidenceField field={field('evidence')} />
      </Fold>
    </>
  );
}

function SpeciesCounts({ field }: { readonly field: FieldBinding<Counts> }) {
  const t = useT(sheetMessages);
  const label = t('inspection.counts');
  const issue = useIssueWords(field.issue, label);
  const set = (changed: string, count: number) =>
    field.onChange(field.value.map((counted) => (counted.species === changed ? { ...counted, count } : counted)));
  return (
    <Fieldset gap={2}>
      <legend>{label}</legend>
      {field.value.map(({ species, count }) => (
        <CountStepper
          key={species}
          label={speciesRows[species].words[language]}
          value={count}
          onChange={(next) => set(species, next)}
        />
      ))}
      <Text as="p" tone="muted" numeric>
        {t('inspection.total', { count: totalOf(field.value) })}
      </Text>
      {issue && (
        <Text as="p" tone="danger">
          {issue}
        </Text>
      )}
    </Fieldset>
  );
}

type Evidence = ReadingValuesOf<'mouseTrap'>['evidence'][number];

function EvidenceField({ field }: { readonly field: FieldBinding<Evidence[]> }) {
  const t = useT(sheetMessages);
  return (
    <CheckListField
      label={t('inspection.evidence')}
      field={field}
      options={evidenceKinds.map((kind) => ({ value: kind, label: t(`inspection.evidence.${kind}`) }))}
      required={false}
    />
  );
}
