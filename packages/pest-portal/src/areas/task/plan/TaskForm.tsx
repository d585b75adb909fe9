import { useQuery } from '@tanstack/react-query';
import { inspectionKinds, type Option, taskPlaces, taskPlaceWords } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, Fieldset, Grid, Notice, Row, Section, Stack, Text } from 'pest-ui';
import type { ReactNode } from 'react';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { useCan } from '../../../base/session';
import { useSiteTime } from '../../../base/site-time';
import { customerOptionsQuery, workshopOptionsQuery } from '../../../kit/choices/choices.queries';
import { CheckField } from '../../../kit/form/CheckField';
import { CheckListField } from '../../../kit/form/CheckListField';
import { FormNote } from '../../../kit/form/FormNote';
import { formMessages } from '../../../kit/form/form.messages';
import { Pair } from '../../../kit/form/Pair';
import { RadioField } from '../../../kit/form/RadioField';
import { SelectField } from '../../../kit/form/SelectField';
import { DayField, TextAreaField, TimeField } from '../../../kit/form/TextField';
import type { Form as FormState } from '../../../kit/form/useForm';
import { OpenLink } from '../../../kit/page/OpenLink';
import { StaffChoice } from '../steps/StaffChoice';
import { taskMessages } from '../task.messages';
import { planMessages } from './plan.messages';
import type { TaskValues } from './task-form';

interface PartProps {
  readonly form: FormState<TaskValues>;
}

export interface TaskFormProps<Result> {
  readonly form: FormState<TaskValues, Result>;
  /** The service being changed, left out of the staff's load. */
  readonly taskId: string | null;
  /** The day that it has been planned for: kept, it may be over. */
  readonly plannedDay?: string | undefined;
  readonly submitLabel: string;
  readonly onCancel: () => void;
}

/** A service being planned: where and what on the left, when and who on the right. */
export function TaskForm<Result>({ form, taskId, plannedDay, submitLabel, onCancel }: TaskFormProps<Result>) {
  const t = useT(formMessages);
  return (
    <Stack as="form" gap={4} maxWidth={1080} {...form.element}>
      <FormNote form={form} />
      <Grid divided min={360}>
        <WhereAndWhat form={form} />
        <WhenAndWho form={form} taskId={taskId} plannedDay={plannedDay} />
      </Grid>
      <Row justify="end">
        <Button variant="secondary" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" variant="primary" loading={form.pending}>
          {submitLabel}
        </Button>
      </Row>
    </Stack>
  );
}

function WhereAndWhat({ form }: PartProps) {
  const common = useT(commonMessages);
  const t = useT(planMessages);
  const shared = useT(taskMessages);
  const { field } = form;
  const customers = useQuery(customerOptionsQuery());
  return (
    <Part title={t('task.form.what')}>
      <SelectField
        label={common('common.customer')}
        field={{ ...field('customerId'), onChange: (customerId) => form.change({ customerId, workshopIds: [] }) }}
        help={useNobodyToServe(customers)}
        none={{ value: '', label: t('task.form.customer.choose') }}
        options={(customers.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <WorkshopField form={form} />
      <CheckListField
        label={shared('task.places')}
        field={field('places')}
        words={{ required: t('task.form.places.missing') }}
        options={taskPlaces.map((place) => ({ value: place, label: taskPlaceWords[place][language] }))}
      />
      <RadioField
        label={shared('task.inspection')}
        field={field('inspection')}
        options={inspectionKinds.map((kind) => ({
          value: kind,
          label: shared(`task.inspection.${kind}`),
          help: t(`task.form.inspection.${kind}.help`),
        }))}
      />
      <TextAreaField label={shared('task.description')} field={field('description')} rows={4} />
    </Part>
  );
}

interface AskedCustomers {
  readonly data?: readonly Option[] | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** Why there is nobody to choose, and what to do about it. */
function useNobodyToServe({ data, isError, refetch }: AskedCustomers): ReactNode {
  const t = useT(planMessages);
  if (data?.length === 0) return <OpenLink to="/createCustomer">{t('task.form.customer.none')}</OpenLink>;
  if (data || !isError) return null;
  return (
    <>
      {t('task.form.customer.failed')}
      <Button size="sm" variant="ghost" onClick={() => void refetch()}>
        {t('task.form.customer.retry')}
      </Button>
    </>
  );
}

function WorkshopField({ form }: PartProps) {
  const t = useT(planMessages);
  const shared = useT(taskMessages);
  const { customerId } = form.values;
  const { data } = useQuery(workshopOptionsQuery(customerId));
  const hint = customerId === '' ? t('task.form.workshops.first') : data?.length === 0 && t('task.form.workshops.none');
  return (
    <CheckListField
      label={shared('task.workshops')}
      help={hint || shared('task.allWorkshops.help')}
      field={form.field('workshopIds')}
      options={(data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

function WhenAndWho({ form, taskId, plannedDay }: PartProps & Pick<TaskFormProps<unknown>, 'taskId' | 'plannedDay'>) {
  const t = useT(planMessages);
  const shared = useT(taskMessages);
  const { today } = useSiteTime();
  const mayRecord = useCan()(rights.taskCreateOfPast);
  const { field } = form;
  const { day } = form.values;
  return (
    <Part title={t('task.form.when')}>
      <Pair>
        <DayField label={t('task.day')} field={field('day')} required />
        <TimeField label={t('task.time')} field={field('time')} required />
      </Pair>
      {day !== '' && day < today() && day !== plannedDay && (
        <>
          <Notice tone="warning">{t(mayRecord ? 'task.past' : 'task.past.denied')}</Notice>
          {mayRecord && <CheckField label={t('task.past.record')} field={field('past')} />}
        </>
      )}
      <Fieldset gap={2}>
        <legend>{shared('task.staff')}</legend>
        <Text as="p" tone="muted">
          {t('task.form.staff.help')}
        </Text>
        <StaffChoice day={form.values.day} time={form.values.time} taskId={taskId} field={field('staffIds')} />
      </Fieldset>
    </Part>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section title={title}>
      <Stack gap={4}>{children}</Stack>
    </Section>
  );
}
