import {
  baitConsumers,
  baitStates,
  consumptionSteps,
  deviceTypeRules,
  glueConditions,
  type Species,
  speciesWords,
} from 'pest-sdk';
import { Checkbox, Field, NumberInput, Select, TextInput, token } from 'pest-ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { ChoiceField } from '../../../form/ChoiceField';
import { CountStepper } from './CountStepper';
import {
  type CountsDraft,
  type DraftOf,
  type Evidence,
  evidenceKinds,
  type ReadingDraft,
  type ReadingProblem,
  type ReadingProblems,
} from './reading-draft';
import { sheetMessages } from './sheet.messages';

export interface ReadingFormProps<Draft extends ReadingDraft = ReadingDraft> {
  readonly value: Draft;
  readonly onChange: (next: Draft) => void;
  /** Shown beside their fields. */
  readonly problems: ReadingProblems;
}

/** What is read from an opened device, by its type. */
export function ReadingForm({ value, onChange, problems }: ReadingFormProps): ReactElement {
  switch (value.type) {
    case 'flyLamp':
      return <FlyLampForm value={value} onChange={onChange} problems={problems} />;
    case 'mouseTrap':
      return <MouseTrapForm value={value} onChange={onChange} problems={problems} />;
    case 'cockroachTrap':
      return <CockroachTrapForm value={value} onChange={onChange} problems={problems} />;
    case 'baitStation':
      return <BaitStationForm value={value} onChange={onChange} problems={problems} />;
  }
}

function FlyLampForm({ value, onChange, problems }: ReadingFormProps<DraftOf<'flyLamp'>>) {
  const t = useT(sheetMessages);
  const words = useProblemWords();
  return (
    <>
      <SpeciesCounts value={value} onChange={(counts) => onChange({ ...value, counts })} />
      <Field label={t('inspection.boardFill')} error={words(problems.boardFill)}>
        {(ids) => (
          <NumberInput
            {...ids}
            unit="%"
            value={value.boardFill}
            onChange={(boardFill) => onChange({ ...value, boardFill })}
          />
        )}
      </Field>
      <Checkbox
        label={t('inspection.lampOn')}
        checked={value.lampOn}
        onChange={(lampOn) => onChange({ ...value, lampOn })}
      />
      <Checkbox
        label={t('inspection.boardReplaced')}
        checked={value.boardReplaced}
        onChange={(boardReplaced) => onChange({ ...value, boardReplaced })}
      />
    </>
  );
}

function MouseTrapForm({ value, onChange }: ReadingFormProps<DraftOf<'mouseTrap'>>) {
  const t = useT(sheetMessages);
  return (
    <>
      <SpeciesCounts value={value} onChange={(counts) => onChange({ ...value, counts })} />
      <Checkbox
        label={t('inspection.alive')}
        checked={value.alive}
        onChange={(alive) => onChange({ ...value, alive })}
      />
      <Checkbox
        label={t('inspection.sprungEmpty')}
        checked={value.sprungEmpty}
        onChange={(sprungEmpty) => onChange({ ...value, sprungEmpty })}
      />
      <ChoiceField
        label={t('inspection.glue')}
        value={value.glueCondition}
        options={glueConditions.map((condition) => ({ value: condition, label: t(`inspection.glue.${condition}`) }))}
        onChange={(glueCondition) => onChange({ ...value, glueCondition })}
      />
      <EvidenceChoice value={value.evidence} onChange={(evidence) => onChange({ ...value, evidence })} />
    </>
  );
}

function CockroachTrapForm({ value, onChange }: ReadingFormProps<DraftOf<'cockroachTrap'>>) {
  const t = useT(sheetMessages);
  return (
    <>
      <SpeciesCounts value={value} onChange={(counts) => onChange({ ...value, counts })} />
      <CountStepper
        label={t('inspection.nymphs')}
        value={value.nymphs}
        onChange={(nymphs) => onChange({ ...value, nymphs })}
      />
      <CountStepper
        label={t('inspection.eggCases')}
        value={value.eggCases}
        onChange={(eggCases) => onChange({ ...value, eggCases })}
      />
    </>
  );
}

function BaitStationForm({ value, onChange, problems }: ReadingFormProps<DraftOf<'baitStation'>>) {
  const t = useT(sheetMessages);
  const words = useProblemWords();
  return (
    <>
      <ChoiceField
        label={t('inspection.consumedPercent')}
        error={words(problems.consumedPercent)}
        value={value.consumedPercent === null ? null : String(value.consumedPercent)}
        options={consumptionSteps.map((step) => ({
          value: String(step),
          label: t('inspection.percent', { value: step }),
        }))}
        onChange={(chosen) =>
          onChange({ ...value, consumedPercent: consumptionSteps.find((step) => String(step) === chosen) ?? null })
        }
      />
      <ChoiceField
        label={t('inspection.baitState')}
        value={value.baitState}
        options={baitStates.map((state) => ({ value: state, label: t(`inspection.bait.${state}`) }))}
        onChange={(baitState) => onChange({ ...value, baitState })}
      />
      <Field label={t('inspection.consumer')}>
        {(ids) => (
          <Select
            {...ids}
            value={value.consumer ?? ''}
            placeholder={t('inspection.consumer.none')}
            options={baitConsumers.map((consumer) => ({
              value: consumer,
              label: t(`inspection.consumer.${consumer}`),
            }))}
            onChange={(chosen) =>
              onChange({ ...value, consumer: baitConsumers.find((consumer) => consumer === chosen) ?? null })
            }
          />
        )}
      </Field>
      <Pair>
        <Field label={t('inspection.gramsAdded')} error={words(problems.gramsAdded)}>
          {(ids) => (
            <NumberInput
              {...ids}
              unit={t('inspection.grams.unit')}
              value={value.gramsAdded}
              onChange={(gramsAdded) => onChange({ ...value, gramsAdded })}
            />
          )}
        </Field>
        <Field label={t('inspection.gramsRemoved')} error={words(problems.gramsRemoved)}>
          {(ids) => (
            <NumberInput
              {...ids}
              unit={t('inspection.grams.unit')}
              value={value.gramsRemoved}
              onChange={(gramsRemoved) => onChange({ ...value, gramsRemoved })}
            />
          )}
        </Field>
      </Pair>
      <Field label={t('inspection.batch')}>
        {(ids) => (
          <TextInput {...ids} maxLength={50} value={value.batch} onChange={(batch) => onChange({ ...value, batch })} />
        )}
      </Field>
      <Checkbox
        label={t('inspection.locked')}
        checked={value.locked}
        onChange={(locked) => onChange({ ...value, locked })}
      />
      <Checkbox
        label={t('inspection.labelOk')}
        checked={value.labelOk}
        onChange={(labelOk) => onChange({ ...value, labelOk })}
      />
      <EvidenceChoice value={value.evidence} onChange={(evidence) => onChange({ ...value, evidence })} />
    </>
  );
}

interface SpeciesCountsProps {
  readonly value: Extract<ReadingDraft, { counts: CountsDraft }>;
  readonly onChange: (counts: CountsDraft) => void;
}

function SpeciesCounts({ value, onChange }: SpeciesCountsProps) {
  const t = useT(sheetMessages);

  const { species } = deviceTypeRules[value.type];
  const countOf = (kind: Species) => value.counts[kind] ?? 0;
  const total = species.reduce((sum, kind) => sum + countOf(kind), 0);
  return (
    <Group>
      <legend>{t('inspection.counts')}</legend>
      {species.map((kind) => (
        <CountStepper
          key={kind}
          label={speciesWords[kind][language]}
          value={countOf(kind)}
          onChange={(count) => onChange({ ...value.counts, [kind]: count })}
        />
      ))}
      <Total>{t('inspection.total', { count: total })}</Total>
    </Group>
  );
}

interface EvidenceChoiceProps {
  readonly value: readonly Evidence[];
  readonly onChange: (next: readonly Evidence[]) => void;
}

function EvidenceChoice({ value, onChange }: EvidenceChoiceProps) {
  const t = useT(sheetMessages);
  const toggle = (kind: Evidence, found: boolean) =>
    onChange(evidenceKinds.filter((known) => (known === kind ? found : value.includes(known))));
  return (
    <Group>
      <legend>{t('inspection.evidence')}</legend>
      {evidenceKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={t(`inspection.evidence.${kind}`)}
          checked={value.includes(kind)}
          onChange={(found) => toggle(kind, found)}
        />
      ))}
    </Group>
  );
}

function useProblemWords() {
  const t = useT(sheetMessages);
  const words: Record<ReadingProblem, string> = {
    percentRange: t('inspection.boardFill.range'),
    quantityFormat: t('inspection.grams.format'),
    consumedMissing: t('inspection.consumedPercent.missing'),
  };
  return (problem: ReadingProblem | undefined) => problem && words[problem];
}

const Group = styled.fieldset`
  display: grid;
  gap: ${token.space[1]};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${token.space[1]};
    font-weight: ${token.fontWeight.medium};
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space[3]};
`;

const Total = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;
