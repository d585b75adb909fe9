import {
  actionsFor,
  checkOutcomes,
  checkOutcomeWords,
  deviceActionWords,
  deviceTypeWords,
  type InspectionTemplateRecord,
  joinParts,
  type SheetRow,
  type TemplateAnswers,
} from 'pest-sdk';
import {
  answerProblems,
  Button,
  Fieldset,
  InspectionForm,
  Stack,
  Text,
  token,
  useFormat,
  useTemplateText,
} from 'pest-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { Can } from '../../../base/session';
import { CheckListField } from '../../../form/CheckListField';
import { ChoiceField } from '../../../form/ChoiceField';
import { FormNote } from '../../../form/FormNote';
import type { FieldBinding } from '../../../form/field-binding';
import { PhotoField } from '../../../form/PhotoField';
import { TextAreaField, TextField } from '../../../form/TextField';
import { useForm } from '../../../form/useForm';
import { standsAt } from '../sheet-progress';
import { type CheckValues, checkCall, checkValues, type RecordRequest } from './check-form';
import { LastReading } from './LastReading';
import { ReadingForm } from './ReadingForm';
import { sheetMessages } from './sheet.messages';

export interface CheckFormProps {
  readonly taskId: string;
  readonly row: SheetRow;
  readonly template: InspectionTemplateRecord | null;
  readonly record: (request: RecordRequest) => Promise<unknown>;
  /** `next`: go on to the next device. */
  readonly onRecorded: (next: boolean) => void;
  readonly onAddRisk: () => void;
  /** Writes a pest log of what the form says now. */
  readonly onWriteLog: (values: CheckValues) => void;
  /** Only shows what stands recorded. */
  readonly readOnly: boolean;
}

/** One device's check: outcome, reading, template items, actions, photos, note. */
export function CheckForm(props: CheckFormProps) {
  const { taskId, row, template, record, onRecorded, onAddRisk, onWriteLog, readOnly } = props;
  const t = useT(sheetMessages);
  const format = useFormat();
  const say = useTemplateText();
  const form = useForm({
    initial: checkValues(row),
    call: checkCall(taskId, row.deviceId, record),
    check: ({ outcome, answers }) => ({
      answers: outcome === 'checked' && template && hasProblems(template, answers) ? { kind: 'invalid' } : undefined,
    }),
    onDone: () => onRecorded(true),
  });
  const { field } = form;
  const missing = missingCount(form.issuePaths, template, form.values.answers);
  const saveHere = () =>
    form.submit(() => {
      form.reset();
      onRecorded(false);
    });

  return (
    <Stack as="form" gap={5} maxWidth={640} {...form.element}>
      <Fields gap={5} disabled={readOnly}>
        <DeviceHeading row={row} />
        {template?.process && (
          <Process>
            <summary>{t('inspection.process')}</summary>
            <p>{say(template.process, template.processEn)}</p>
          </Process>
        )}
        <ChoiceField
          label={t('inspection.outcome')}
          field={field('outcome')}
          options={checkOutcomes.map((outcome) => ({ value: outcome, label: checkOutcomeWords[outcome][language] }))}
        />
        {form.values.outcome === 'checked' ? (
          <>
            <ReadingForm reading={field('reading')} />
            {template && <TemplateItems template={template} field={field('answers')} />}
          </>
        ) : (
          <TextField
            label={t('inspection.reason')}
            help={t('inspection.reason.help')}
            field={field('reason')}
            required
          />
        )}
        <CheckListField
          label={t('inspection.actions')}
          field={field('actions')}
          options={actionsFor(row.type).map((action) => ({
            value: action,
            label: deviceActionWords[action][language],
          }))}
          required={false}
        />
        <PhotoField label={t('inspection.photos')} field={field('photos')} keepsHere />
        <TextAreaField label={t('inspection.note')} field={field('note')} rows={2} />
        {row.check && (
          <Text as="p" tone="muted">
            {t('inspection.checkedBy', { name: row.check.accountName, at: format.dateTime(row.check.checkedAt) })}
          </Text>
        )}
      </Fields>
      {!readOnly && (
        <Bar>
          <FormNote form={form} />
          {missing > 0 && (
            <Missing as="p" tone="danger" role="alert">
              {t('inspection.missing', { count: missing })}
            </Missing>
          )}
          <Button variant="secondary" onClick={onAddRisk}>
            {t('inspection.addRisk')}
          </Button>
          <Can permission="btn_log_save">
            <Button variant="secondary" onClick={() => onWriteLog(form.values)}>
              {t('inspection.writeLog')}
            </Button>
          </Can>
          <Button variant="secondary" onClick={saveHere} disabled={form.pending}>
            {t('inspection.save')}
          </Button>
          <Button type="submit" variant="primary" loading={form.pending}>
            {t('inspection.saveNext')}
          </Button>
        </Bar>
      )}
    </Stack>
  );
}

function hasProblems(template: InspectionTemplateRecord, answers: TemplateAnswers): boolean {
  return Object.keys(answerProblems(template, answers)).length > 0;
}

/** Each of the template's items counts by itself. */
function missingCount(
  paths: readonly string[],
  template: InspectionTemplateRecord | null,
  answers: TemplateAnswers,
): number {
  const ofItems = template && paths.includes('answers') ? Object.keys(answerProblems(template, answers)).length : 0;
  return paths.filter((path) => path !== 'answers').length + ofItems;
}

interface TemplateItemsProps {
  readonly template: InspectionTemplateRecord;
  readonly field: FieldBinding<TemplateAnswers>;
}

/** Template items are asked only of a device that was opened; each says what is wrong with its own answer. */
function TemplateItems({ template, field }: TemplateItemsProps) {
  const t = useT(sheetMessages);
  const words = {
    missing: t('inspection.answer.missing'),
    tooLow: t('inspection.answer.tooLow'),
    tooHigh: t('inspection.answer.tooHigh'),
  };
  const problems = field.issue ? Object.entries(answerProblems(template, field.value)) : [];
  return (
    <Section title={t('inspection.template')}>
      <InspectionForm
        template={template}
        value={field.value}
        errors={Object.fromEntries(problems.map(([itemId, problem]) => [itemId, words[problem]]))}
        onChange={field.onChange}
      />
    </Section>
  );
}

function DeviceHeading({ row }: { readonly row: SheetRow }) {
  const place = standsAt(row);
  const heading = useRef<HTMLHeadingElement>(null);
  // Going from one device to the next, the reader's place goes along.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header>
      <Text as="h2" size="xl" weight="semibold" ref={heading} tabIndex={-1}>
        {row.code}
      </Text>
      <Text as="p" tone="muted">
        {joinParts([deviceTypeWords[row.type][language], row.name], language)}
        {place && <br />}
        {place}
      </Text>
      <LastReading row={row} />
    </header>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <Text as="h3" size="md" weight="semibold">
        {title}
      </Text>
      {children}
    </section>
  );
}

/** What gets the focus stands clear of the bars above and below. */
const Fields = styled(Fieldset)`
  input,
  select,
  textarea {
    scroll-margin-block: 160px;
  }
`;

const Process = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${token.color.accent};
    cursor: pointer;
  }
  summary::before {
    margin-inline-end: ${token.space[2]};
    content: '▸' / '';
  }
  &[open] > summary::before {
    content: '▾' / '';
  }
  p {
    margin: 0;
    white-space: pre-line;
  }
`;

const Missing = styled(Text)`
  flex-basis: 100%;
  margin: 0;
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
