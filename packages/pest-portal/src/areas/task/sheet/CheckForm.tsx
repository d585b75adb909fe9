import {
  type CheckOutcome,
  checkOutcomes,
  checkOutcomeWords,
  type DeviceAction,
  deviceActions,
  deviceActionWords,
  deviceTypeWords,
  type InspectionTemplateRecord,
  joinParts,
  type SheetRow,
} from 'pest-sdk';
import {
  answerProblems,
  Button,
  Checkbox,
  Field,
  InspectionForm,
  TextArea,
  TextInput,
  token,
  useFormat,
} from 'pest-ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { ChoiceField } from '../../../form/ChoiceField';
import { useFocusFirstError } from '../../../form/focus-first-error';
import { PhotoField } from '../photos/PhotoField';
import { standsAt } from '../sheet-progress';
import { bodyOfDraft, type CheckBody, type CheckDraft, checkProblems } from './check-draft';
import { LastReading } from './LastReading';
import { ReadingForm } from './ReadingForm';
import { sheetMessages } from './sheet.messages';

export interface CheckFormProps {
  readonly row: SheetRow;
  readonly template: InspectionTemplateRecord | null;
  readonly draft: CheckDraft;
  readonly onDraftChange: (next: CheckDraft) => void;
  /** `next`: go on to the next device once it is saved. */
  readonly onSave: (body: CheckBody, next: boolean) => void;
  readonly onAddRisk: () => void;
  readonly saving: boolean;
  /** Only shows what stands recorded. */
  readonly readOnly: boolean;
  /** Why the server refused the last save, beside the buttons; what was typed stays. */
  readonly refusal: string | null;
}

/** One device's check: outcome, reading, template items, actions, photos, note. */
export function CheckForm(props: CheckFormProps) {
  const { row, template, draft, onDraftChange, onSave, onAddRisk, saving, readOnly, refusal } = props;
  const t = useT(sheetMessages);
  const format = useFormat();
  const [attempted, setAttempted] = useState(false);
  const { form, focusFirstError } = useFocusFirstError();
  const problems = attempted ? checkProblems(draft) : {};
  const answerErrors = useAnswerErrors(attempted ? template : null, draft);
  const change = (part: Partial<CheckDraft>) => onDraftChange({ ...draft, ...part });

  const save = (next: boolean) => {
    const body = isAnswered(draft, template) ? bodyOfDraft(draft) : null;
    setAttempted(true);
    if (body) onSave(body, next);
    else focusFirstError();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(true);
  };

  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <Fields disabled={readOnly}>
        <DeviceHeading row={row} />
        <OutcomeChoice value={draft.outcome} onChange={(outcome) => change({ outcome })} />
        {draft.outcome === 'checked' ? (
          <>
            <ReadingForm value={draft.reading} onChange={(reading) => change({ reading })} problems={problems} />
            {template && (
              <Section title={t('inspection.template')}>
                <InspectionForm
                  template={template}
                  value={draft.answers}
                  errors={answerErrors}
                  onChange={(answers) => change({ answers })}
                />
              </Section>
            )}
          </>
        ) : (
          <Field
            label={t('inspection.reason')}
            help={t('inspection.reason.help')}
            error={problems.reason && t('inspection.reason.missing')}
            required
          >
            {(ids) => (
              <TextInput {...ids} maxLength={300} value={draft.reason} onChange={(reason) => change({ reason })} />
            )}
          </Field>
        )}
        <ActionChoice value={draft.actions} onChange={(actions) => change({ actions })} />
        <PhotoField label={t('inspection.photos')} value={draft.photos} onChange={(photos) => change({ photos })} />
        <Field label={t('inspection.note')}>
          {(ids) => (
            <TextArea {...ids} rows={2} maxLength={1000} value={draft.note} onChange={(note) => change({ note })} />
          )}
        </Field>
        {row.check && (
          <Recorded>
            {t('inspection.checkedBy', { name: row.check.accountName, at: format.dateTime(row.check.checkedAt) })}
          </Recorded>
        )}
      </Fields>
      {!readOnly && (
        <Bar>
          {refusal && <Refusal role="alert">{refusal}</Refusal>}
          <Button variant="secondary" onClick={onAddRisk}>
            {t('inspection.addRisk')}
          </Button>
          <Button variant="secondary" onClick={() => save(false)} disabled={saving}>
            {t('inspection.save')}
          </Button>
          <Button type="submit" variant="primary" loading={saving}>
            {t('inspection.saveNext')}
          </Button>
        </Bar>
      )}
    </Form>
  );
}

/** Template items are asked only of a device that was opened. */
function isAnswered(draft: CheckDraft, template: InspectionTemplateRecord | null): boolean {
  if (draft.outcome !== 'checked' || template === null) return true;
  return Object.keys(answerProblems(template, draft.answers)).length === 0;
}

function useAnswerErrors(template: InspectionTemplateRecord | null, draft: CheckDraft) {
  const t = useT(sheetMessages);
  if (template === null) return {};
  const words = {
    missing: t('inspection.answer.missing'),
    tooLow: t('inspection.answer.tooLow'),
    tooHigh: t('inspection.answer.tooHigh'),
  };
  const problems = Object.entries(answerProblems(template, draft.answers));
  return Object.fromEntries(problems.map(([itemId, problem]) => [itemId, words[problem]]));
}

function DeviceHeading({ row }: { readonly row: SheetRow }) {
  const place = standsAt(row);
  const heading = useRef<HTMLHeadingElement>(null);
  // Going from one device to the next, the reader's place goes along.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header>
      <Code ref={heading} tabIndex={-1}>
        {row.code}
      </Code>
      <Where>
        {joinParts([deviceTypeWords[row.type][language], row.name], language)}
        {place && <br />}
        {place}
      </Where>
      <LastReading row={row} />
    </header>
  );
}

interface OutcomeChoiceProps {
  readonly value: CheckOutcome;
  readonly onChange: (next: CheckOutcome) => void;
}

function OutcomeChoice({ value, onChange }: OutcomeChoiceProps) {
  const t = useT(sheetMessages);

  return (
    <ChoiceField
      label={t('inspection.outcome')}
      value={value}
      options={checkOutcomes.map((outcome) => ({ value: outcome, label: checkOutcomeWords[outcome][language] }))}
      onChange={onChange}
    />
  );
}

interface ActionChoiceProps {
  readonly value: readonly DeviceAction[];
  readonly onChange: (next: readonly DeviceAction[]) => void;
}

function ActionChoice({ value, onChange }: ActionChoiceProps) {
  const t = useT(sheetMessages);

  const toggle = (action: DeviceAction, taken: boolean) =>
    onChange(deviceActions.filter((known) => (known === action ? taken : value.includes(known))));
  return (
    <Group>
      <legend>{t('inspection.actions')}</legend>
      {deviceActions.map((action) => (
        <Checkbox
          key={action}
          label={deviceActionWords[action][language]}
          checked={value.includes(action)}
          onChange={(taken) => toggle(action, taken)}
        />
      ))}
    </Group>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      {children}
    </section>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${token.space[5]};
  max-width: 640px;
`;

const Fields = styled.fieldset`
  display: grid;
  gap: ${token.space[5]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Code = styled.h2`
  margin: 0;
  font-size: ${token.fontSize.xl};
  font-variant-numeric: tabular-nums;

  &:focus {
    outline: none;
  }
`;

const Where = styled.p`
  margin: ${token.space[1]} 0;
  color: ${token.color.textMuted};
`;

const SectionTitle = styled.h3`
  margin: 0 0 ${token.space[2]};
  font-size: ${token.fontSize.md};
`;

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${token.space[1]} ${token.space[3]};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${token.space[1]};
    font-weight: ${token.fontWeight.medium};
  }
`;

const Recorded = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};
`;

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  padding: ${token.space[3]} 0;
  border-top: 1px solid ${token.color.border};
  background: ${token.color.surface};

  button {
    min-height: 44px;
  }

  button[type='submit'] {
    flex: 1;
  }
`;

const Refusal = styled.p`
  flex-basis: 100%;
  margin: 0;
  color: ${token.color.danger};
`;
