import {
  actionsFor,
  checkOutcomes,
  checkOutcomeWords,
  deviceActionWords,
  deviceTypeRows,
  type InspectionTemplateRecord,
  joinParts,
  type SheetRow,
  supplyWords,
  type TemplateAnswers,
} from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import {
  alertIcon,
  answerProblems,
  Button,
  cameraIcon,
  checkIcon,
  Fieldset,
  Icon,
  IconButton,
  InspectionForm,
  Notice,
  Stack,
  Text,
  token,
  useFormat,
  useTemplateText,
} from 'pest-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { SettledButton } from '../../base/SettledButton';
import { Can } from '../../base/session';
import { useSiteTime } from '../../base/site-time';
import { useMedia } from '../../base/useMedia';
import { useSettled } from '../../base/useSettled';
import { CheckListField } from '../../kit/form/CheckListField';
import { ChoiceField } from '../../kit/form/ChoiceField';
import { FormNote } from '../../kit/form/FormNote';
import type { FieldBinding } from '../../kit/form/field-binding';
import { TextAreaField, TextField } from '../../kit/form/TextField';
import { type Form, useForm } from '../../kit/form/useForm';
import { sameValues } from '../../kit/form/useUnsaved';
import { presetAnswers, standsAt } from '../task/sheet-progress';
import {
  type CheckValues,
  checkCall,
  checkValues,
  type FilledTemplate,
  type RecordRequest,
  sentPhotos,
} from './check-form';
import { Details, Fold, Folded } from './Fold';
import { LastReading } from './LastReading';
import { CheckPhotos, QuestionPhotos, SharedPhotoField, type SharedPhotos } from './QuestionPhotos';
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
  /** Records "nothing caught, all normal" and goes on; null where one act cannot say that. */
  readonly onZero: (() => void) | null;
  /** The device after this one; null when this is the last to do. */
  readonly next: SheetRow | null;
  /** What was recorded a moment ago, with the way back. */
  readonly just: ReactNode;
  /** Only shows what stands recorded. */
  readonly readOnly: boolean;
}

/** One device's check: outcome, reading, template items, actions, photos, note. */
export function CheckForm(props: CheckFormProps) {
  const { taskId, row, template, record, onRecorded, onAddRisk, onWriteLog, onZero, next, just, readOnly } = props;
  const t = useT(sheetMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const say = useTemplateText();
  const today = useSiteTime().today();
  const asked = template && { template, today };
  const form = useForm({
    initial: checkValues(row),
    call: checkCall(taskId, row.deviceId, record, asked),
    check: ({ outcome, answers }) => ({
      answers: outcome === 'checked' && problemsOf(asked, answers).length > 0 ? { kind: 'invalid' } : undefined,
    }),
    onDone: () => onRecorded(true),
  });
  const { field } = form;
  const preset = presetAnswers(template, today);
  /** The truth costs no more than a zero: a finding answers what is required as usual, until the person says otherwise. */
  const found = (part: Partial<CheckValues>) =>
    form.change(row.check ? part : { ...part, answers: { ...preset, ...form.values.answers } });
  const missing = missingCount(form.issuePaths, asked, form.values.answers);
  const usual = row.check === null && isPreset(form.values.answers, preset);
  const wants = (...parts: readonly (keyof CheckValues)[]) =>
    form.issuePaths.some((path) => parts.some((part) => path === part || path.startsWith(`${part}.`)));
  const onPhone = useMedia(phone);
  const gap = onPhone ? 2 : 5;
  const most = field('photos').rules.maxLength ?? Number.POSITIVE_INFINITY;
  const photos: SharedPhotos = {
    field: field('photos'),
    left: most - sentPhotos(form.values, asked).length,
    full: readOnly ? undefined : t('inspection.photos.full', { count: most }),
  };
  const ownPhotos = useRef<HTMLDivElement>(null);
  const saveHere = () =>
    form.submit(() => {
      form.reset();
      onRecorded(false);
    });

  return (
    <Folded value={onPhone && row.check === null && !form.restored && !readOnly}>
      <Stack as="form" gap={gap} maxWidth={640} {...form.element}>
        <Fields gap={gap} disabled={readOnly}>
          <DeviceHeading row={row} />
          <Outcome>
            <ChoiceField
              label={t('inspection.outcome')}
              field={field('outcome')}
              options={checkOutcomes.map((outcome) => ({
                value: outcome,
                label: checkOutcomeWords[outcome][language],
              }))}
            />
          </Outcome>
          {form.values.outcome === 'checked' ? (
            <>
              <ReadingForm
                reading={{ ...field('reading'), onChange: (reading) => found({ reading }) }}
                needed={wants('reading')}
              />
              {asked && (
                <Fold title={t('inspection.template')} needed={wants('answers') || usual}>
                  {asked.template.process && (
                    <Details>
                      <summary>{t('inspection.process')}</summary>
                      <p>{say(asked.template.process, asked.template.processEn)}</p>
                    </Details>
                  )}
                  <CheckPhotos.Provider value={photos}>
                    <TemplateItems asked={asked} last={row.lastAnswers} field={field('answers')} preset={usual} />
                  </CheckPhotos.Provider>
                </Fold>
              )}
            </>
          ) : (
            <TextField
              label={t('inspection.reason')}
              help={t('inspection.reason.help')}
              field={field('reason')}
              required
            />
          )}
          <Fold
            title={t('inspection.more')}
            needed={wants('actions', 'photos', 'note') || form.values.photos.length > 0}
          >
            <CheckListField
              label={t('inspection.actions')}
              field={{ ...field('actions'), onChange: (actions) => found({ actions }) }}
              options={actionsFor(row.type).map((action) => ({
                value: action,
                label: deviceActionWords[action][language],
              }))}
              required={false}
            />
            <div ref={ownPhotos}>
              <SharedPhotoField label={t('inspection.photos')} {...photos} />
            </div>
            <TextAreaField label={common('common.note')} field={field('note')} rows={2} />
            {!readOnly && (
              <Can right={rights.pestLogCreate}>
                <div>
                  <Button variant="ghost" onClick={() => onWriteLog(form.values)}>
                    {t('inspection.writeLog')}
                  </Button>
                </div>
              </Can>
            )}
          </Fold>
          {row.check && row.check.suppliesMissing.length > 0 && (
            <Notice tone="warning" role="note">
              {t('inspection.suppliesMissing', {
                what: format.list(row.check.suppliesMissing.map((kind) => supplyWords[kind][language])),
              })}
            </Notice>
          )}
          {row.check && (
            <Text as="p" tone="muted">
              {t('inspection.checkedBy', { name: row.check.accountName, at: format.dateTime(row.check.checkedAt) })}
            </Text>
          )}
        </Fields>
        {!readOnly && (
          <Bar>
            {just}
            <FormNote form={form} />
            {missing > 0 && (
              <Missing as="p" tone="danger" role="alert">
                {t('inspection.missing', { count: missing })}
              </Missing>
            )}
            <IconButton icon={cameraIcon} label={t('inspection.photo')} onClick={() => openCamera(ownPhotos.current)} />
            <IconButton icon={alertIcon} label={t('inspection.addRisk')} onClick={onAddRisk} />
            <StayButton variant="secondary" onClick={saveHere} disabled={form.pending}>
              {common('common.save')}
            </StayButton>
            <MainAct form={form} row={row} missing={missing} next={next} zero={row.check ? null : onZero} />
          </Bar>
        )}
      </Stack>
    </Folded>
  );
}

/** Where the form takes the list's place. */
const phone = '(max-width: 991px)';

interface MainActProps {
  readonly form: Form<CheckValues>;
  readonly row: SheetRow;
  /** Fields that still want something. */
  readonly missing: number;
  readonly next: SheetRow | null;
  readonly zero: (() => void) | null;
}

/** The one act at the thumb: nothing found while nothing is entered, then saving, or the way to what is missing. */
function MainAct({ form, row, missing, next, zero }: MainActProps) {
  const t = useT(sheetMessages);
  const settled = useSettled(`${row.deviceId} ${row.check !== null}`);
  if (zero && !form.dirty && !form.restored && missing === 0) {
    const bait = deviceTypeRows[row.type].family === 'consumption';
    return (
      <SettledButton settled={settled} variant="primary" loading={form.pending} onClick={zero}>
        <Icon path={checkIcon} size={16} />
        {t(`inspection.zero.${bait ? 'bait.' : ''}${next ? 'next' : 'last'}`, { code: row.code })}
      </SettledButton>
    );
  }
  const save = next ? t('inspection.saveNext.code', { code: next.code }) : t('inspection.saveNext');
  return (
    <SettledButton settled={settled} type="submit" variant="primary" loading={form.pending}>
      {missing > 0 ? t('inspection.fillMissing') : save}
    </SettledButton>
  );
}

function isPreset(answers: TemplateAnswers, preset: TemplateAnswers): boolean {
  const ids = Object.keys(preset);
  return ids.length > 0 && ids.every((id) => sameValues(answers[id], preset[id]));
}

/** The check's own photos are further up, and those that its questions ask for too. */
function openCamera(photos: HTMLElement | null): void {
  photos?.querySelector<HTMLInputElement>('input[type="file"]')?.click();
}

function problemsOf(asked: FilledTemplate | null, answers: TemplateAnswers) {
  return asked ? Object.entries(answerProblems(asked.template, answers, asked.today)) : [];
}

/** Each of the template's items counts by itself. */
function missingCount(paths: readonly string[], asked: FilledTemplate | null, answers: TemplateAnswers): number {
  const ofItems = paths.includes('answers') ? problemsOf(asked, answers).length : 0;
  return paths.filter((path) => path !== 'answers').length + ofItems;
}

interface TemplateItemsProps {
  readonly asked: FilledTemplate;
  /** What was answered last time, where it is offered. */
  readonly last: TemplateAnswers | undefined;
  readonly field: FieldBinding<TemplateAnswers>;
  /** Whether its answers are those that were filled in by themselves. */
  readonly preset: boolean;
}

/** Template items are asked only of a device that was opened; each says what is wrong with its own answer. */
function TemplateItems({ asked, last, field, preset }: TemplateItemsProps) {
  const t = useT(sheetMessages);
  const say = useTemplateText();
  const words = {
    missing: t('inspection.answer.missing'),
    wrongKind: t('inspection.answer.wrongKind'),
    constraint: t('inspection.answer.constraint'),
    tooLow: t('inspection.answer.tooLow'),
    tooHigh: t('inspection.answer.tooHigh'),
  };
  const items = asked.template.directions.flatMap((direction) => direction.items);
  const own = new Map(items.map((item) => [item.id, say(item.constraintMessage ?? '', item.constraintMessageEn)]));
  const problems = field.issue ? problemsOf(asked, field.value) : [];
  const refused = items.flatMap(({ id }) => {
    const issue = field.facts.issueAt(`answers.${id}`);
    return issue?.kind === 'message' ? [[id, issue.message] as const] : [];
  });
  return (
    <Section title={t('inspection.template')}>
      {preset && (
        <Text as="p" size="sm" tone="muted" role="status">
          {t('inspection.template.usual')}
        </Text>
      )}
      <InspectionForm
        {...asked}
        value={field.value}
        last={last}
        errors={Object.fromEntries([
          ...refused,
          ...problems.map(
            ([id, problem]) => [id, (problem === 'constraint' && own.get(id)) || words[problem]] as const,
          ),
        ])}
        onChange={field.onChange}
        Photos={QuestionPhotos}
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
    <Heading>
      <Text as="h2" size="lg" weight="semibold" ref={heading} tabIndex={-1}>
        {row.code}
      </Text>
      <Text as="p" tone="muted">
        {joinParts([deviceTypeRows[row.type].words[language], row.name, place], language)}
      </Text>
      <LastReading row={row} />
    </Heading>
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

/** There for a screen reader only. */
const unseen = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  margin: 0;
  clip-path: inset(50%);
`;

/** On a phone code and place stand in the bar above; for a screen reader the form begins with its heading all the same. */
const Heading = styled.header`
  @media (max-width: 991px) {
    h2 {
      ${unseen}
    }
    p {
      display: none;
    }
  }
`;

/** What gets the focus stands clear of the bars above and below. */
const Fields = styled(Fieldset)`
  input,
  select,
  textarea {
    scroll-margin-block: 160px;
  }
`;

/** Five in one line of a phone; what is chosen says what it is about. */
const Outcome = styled.div`
  @media (max-width: 991px) {
    legend {
      ${unseen}
    }
    [role='radiogroup'] {
      display: grid;
      justify-self: stretch;
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
    label {
      justify-content: center;
      padding: 0 2px;
      font-size: ${token.fontSize.xs};
      text-align: center;
      white-space: normal;
      line-height: 1.2;
      hyphens: auto;
    }
  }
`;

const Missing = styled(Text)`
  flex-basis: 100%;
  margin: 0;
`;

/** Going on is the way of a walk; staying here is for a desk. */
const StayButton = styled(Button)`
  @media (max-width: 991px) {
    display: none;
  }
`;

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  padding: ${token.space[3]} 0 calc(${token.space[3]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${token.color.border};
  background: ${token.color.surface};

  button {
    min-width: 52px;
    min-height: 52px;
    border-radius: ${token.radius.md};
  }
  > button[data-pest='icon-button'],
  > button:has(> svg:only-child) {
    border: 1px solid ${token.color.borderControl};
  }
  > button:last-child {
    flex: 1;
    font-weight: ${token.fontWeight.semibold};
  }
`;
