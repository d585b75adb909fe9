import { useQuery } from '@tanstack/react-query';
import {
  inspectionKinds,
  monthWeeks,
  type RecurringService,
  rhythmKinds,
  taskPlaces,
  taskPlaceWords,
  weekdays,
} from 'pest-sdk';
import { Fieldset, Notice, Text } from 'pest-ui';
import { client } from '../../../base/client';
import { commonMessages } from '../../../base/common.messages';
import { findListed } from '../../../base/find-listed';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { useSiteTime } from '../../../base/site-time';
import { customerOptionsQuery, workshopOptionsQuery } from '../../../kit/choices/choices.queries';
import { CheckListField } from '../../../kit/form/CheckListField';
import { FormDialog } from '../../../kit/form/FormDialog';
import { Pair } from '../../../kit/form/Pair';
import { RadioField } from '../../../kit/form/RadioField';
import { SelectField } from '../../../kit/form/SelectField';
import { DayField, TextAreaField, TimeField } from '../../../kit/form/TextField';
import { useDialogForm } from '../../../kit/form/useDialogForm';
import type { Form } from '../../../kit/form/useForm';
import { useEditCall, useFormCall } from '../../../kit/form/useFormCall';
import { StaffChoice } from '../../task/steps/StaffChoice';
import { taskMessages } from '../../task/task.messages';
import { DatesAhead } from './DatesAhead';
import { recurringMessages } from './recurring.messages';
import {
  affected,
  emptyRecurring,
  mostTimes,
  type RecurringValues,
  recurringIssues,
  recurringRequest,
  recurringValues,
  rhythmEnds,
} from './recurring-form';
import { useRhythmWords } from './useRhythmWords';

type RecurringForm = Form<RecurringValues>;

/** Adds a service that repeats. */
export function AddRecurringDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT(recurringMessages);
  const today = useSiteTime().today();
  const form = useDialogForm({
    initial: emptyRecurring(today),
    call: useFormCall('schedule.addRecurring', recurringRequest),
    check: recurringIssues,
    done: t('recurring.added'),
    onClose,
  });
  return (
    <FormDialog form={form} title={t('recurring.new')} submitLabel={t('recurring.add')} onClose={onClose}>
      <Fields form={form} startLabel={t('recurring.start')} />
    </FormDialog>
  );
}

/** Changes a recurring service from a day on, and says what is made anew. */
export function ChangeRecurringDialog({
  service,
  onClose,
}: {
  readonly service: RecurringService;
  readonly onClose: () => void;
}) {
  const t = useT(recurringMessages);
  const today = useSiteTime().today();
  const call = useEditCall('schedule.changeRecurring', {
    record: service,
    valuesOf: (read) => recurringValues(read, today),
    toRequest: (values, revision) => ({ id: service.id, ...recurringRequest(values), revision }),
    reread: () => findListed(client.schedule.recurring({}), service.id),
    together: [
      ['customerId', 'workshopIds'],
      ['kind', 'every', 'weekdays', 'day', 'week', 'weekday'],
      ['ends', 'endDay', 'times'],
    ],
  });
  const form = useDialogForm({
    initial: recurringValues(service, today),
    call,
    check: recurringIssues,
    done: t('recurring.saved'),
    onClose,
  });
  const { count, alone } = affected(service, form.values.startDay, null);
  return (
    <FormDialog form={form} title={t('recurring.edit')} submitLabel={t('recurring.save')} onClose={onClose}>
      <Fields form={form} startLabel={t('recurring.start.change')} replaces={service} />
      {count > 0 && (
        <Notice tone="warning">
          {t('recurring.change.effect', { count })} {alone > 0 && t('recurring.effect.alone', { count: alone })}
        </Notice>
      )}
    </FormDialog>
  );
}

interface FieldsProps {
  readonly form: RecurringForm;
  readonly startLabel: string;
  /** The services that are made anew: they are in nobody's way. */
  readonly replaces?: RecurringService | undefined;
}

function Fields({ form, startLabel, replaces }: FieldsProps) {
  const t = useT(recurringMessages);
  const { field, values } = form;
  return (
    <>
      <Where form={form} />
      <Rhythm form={form} />
      <Pair>
        <TimeField label={t('recurring.time')} field={field('time')} required />
        <DayField label={startLabel} field={field('startDay')} required />
      </Pair>
      <End form={form} />
      <Fieldset gap={2}>
        <legend>{t('recurring.staff')}</legend>
        <Text as="p" tone="muted">
          {t('recurring.staff.help')}
        </Text>
        <StaffChoice day={values.startDay} time={values.time} taskId={null} field={field('staffIds')} />
      </Fieldset>
      <DatesAhead values={values} replaces={replaces} />
    </>
  );
}

function Where({ form }: { readonly form: RecurringForm }) {
  const common = useT(commonMessages);
  const t = useT(recurringMessages);
  const shared = useT(taskMessages);
  const { field, values } = form;
  const customers = useQuery(customerOptionsQuery()).data ?? [];
  const workshops = useQuery(workshopOptionsQuery(values.customerId)).data ?? [];
  return (
    <>
      <SelectField
        label={common('common.customer')}
        field={{ ...field('customerId'), onChange: (customerId) => form.change({ customerId, workshopIds: [] }) }}
        none={{ value: '', label: t('recurring.customer.choose') }}
        options={customers.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {workshops.length > 0 && (
        <CheckListField
          label={shared('task.workshops')}
          help={shared('task.allWorkshops.help')}
          field={field('workshopIds')}
          options={workshops.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <CheckListField
        label={shared('task.places')}
        field={field('places')}
        options={taskPlaces.map((place) => ({ value: place, label: taskPlaceWords[place][language] }))}
      />
      <RadioField
        label={shared('task.inspection')}
        field={field('inspection')}
        options={inspectionKinds.map((kind) => ({ value: kind, label: shared(`task.inspection.${kind}`) }))}
      />
      <TextAreaField label={shared('task.description')} field={field('description')} />
    </>
  );
}

/** Until when: a contract has no end, a last day, or a number of services. */
function End({ form }: { readonly form: RecurringForm }) {
  const t = useT(recurringMessages);
  const { field, values } = form;
  return (
    <Pair>
      <SelectField
        label={t('recurring.ends')}
        field={field('ends')}
        options={rhythmEnds.map((end) => ({ value: end, label: t(`recurring.ends.${end}`) }))}
      />
      {values.ends === 'day' && (
        <DayField
          label={t('recurring.endDay')}
          field={field('endDay')}
          words={{ invalid: t('recurring.endFirst') }}
          required
        />
      )}
      {values.ends === 'times' && (
        <SelectField
          label={t('recurring.times')}
          field={field('times')}
          options={counts.map((count) => ({ value: count, label: t('recurring.times.option', { count }) }))}
        />
      )}
    </Pair>
  );
}

const counts = Array.from({ length: mostTimes }, (_, index) => index + 1);
const intervals = Array.from({ length: 12 }, (_, index) => index + 1);
const dates = Array.from({ length: 31 }, (_, index) => index + 1);

function Rhythm({ form }: { readonly form: RecurringForm }) {
  const t = useT(recurringMessages);
  const words = useRhythmWords();
  const { field, values } = form;
  const unit = values.kind === 'weekly' ? 'recurring.every.weeks' : 'recurring.every.months';
  return (
    <>
      <Pair>
        <SelectField
          label={t('recurring.kind')}
          field={field('kind')}
          options={rhythmKinds.map((kind) => ({ value: kind, label: t(`recurring.kind.${kind}`) }))}
        />
        <SelectField
          label={t('recurring.every')}
          field={field('every')}
          options={intervals.map((count) => ({ value: count, label: t(unit, { count }) }))}
        />
      </Pair>
      {values.kind === 'weekly' && (
        <CheckListField
          label={t('recurring.weekdays')}
          field={field('weekdays')}
          words={{ required: t('recurring.weekdays.missing') }}
          options={weekdays.map((day) => ({ value: String(day), label: words.weekday(day) }))}
        />
      )}
      {values.kind === 'monthlyDay' && (
        <SelectField
          label={t('recurring.day')}
          help={t('recurring.day.help')}
          field={field('day')}
          options={dates.map((day) => ({ value: day, label: t('recurring.day.option', { day }) }))}
        />
      )}
      {values.kind === 'monthlyWeekday' && (
        <Pair>
          <SelectField
            label={t('recurring.week')}
            field={field('week')}
            options={monthWeeks.map((week) => ({ value: week, label: words.week(week) }))}
          />
          <SelectField
            label={t('recurring.weekday')}
            field={field('weekday')}
            options={weekdays.map((day) => ({ value: day, label: words.weekday(day) }))}
          />
        </Pair>
      )}
    </>
  );
}
