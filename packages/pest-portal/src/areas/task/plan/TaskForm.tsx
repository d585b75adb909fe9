import { useQuery } from '@tanstack/react-query';
import { inspectionKinds, type Option, taskPlaces, taskPlaceWords } from 'pest-sdk';
import { Button, Card, Checkbox, DateInput, Field, RadioGroup, Select, TextArea, TextInput, token } from 'pest-ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { customerOptionsQuery, workshopOptionsQuery } from '../../../choices/choices.queries';
import { useFocusFirstError } from '../../../form/focus-first-error';
import { formMessages } from '../../../form/form.messages';
import { Pair } from '../../../form/Pair';
import { StaffChoice } from '../steps/StaffChoice';
import { taskMessages } from '../task.messages';
import { planMessages } from './plan.messages';
import { type TaskDraft, type TaskProblem, type TaskProblems, taskProblems } from './task-draft';

export interface TaskFormProps {
  readonly draft: TaskDraft;
  readonly onChange: (next: TaskDraft) => void;
  /** The service being changed, left out of the staff's load. */
  readonly taskId: string | null;
  readonly submitLabel: string;
  readonly pending: boolean;
  /** The form is complete. */
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/** A service being planned: where and what on the left, when and who on the right. */
export function TaskForm({ draft, onChange, taskId, submitLabel, pending, onSubmit, onCancel }: TaskFormProps) {
  const form = useT(formMessages);
  const focus = useFocusFirstError();
  const [attempted, setAttempted] = useState(false);
  const problems = attempted ? taskProblems(draft) : {};
  const change = (part: Partial<TaskDraft>) => onChange({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (Object.keys(taskProblems(draft)).length > 0) focus.focusFirstError();
    else onSubmit();
  };
  return (
    <Form ref={focus.form} onSubmit={submit} noValidate>
      <Columns>
        <WhereAndWhat draft={draft} change={change} problems={problems} />
        <WhenAndWho draft={draft} change={change} problems={problems} taskId={taskId} />
      </Columns>
      <Bar>
        <Button variant="secondary" onClick={onCancel}>
          {form('form.cancel')}
        </Button>
        <Button type="submit" variant="primary" loading={pending}>
          {submitLabel}
        </Button>
      </Bar>
    </Form>
  );
}

interface PartProps {
  readonly draft: TaskDraft;
  readonly change: (part: Partial<TaskDraft>) => void;
  readonly problems: TaskProblems;
}

function WhereAndWhat({ draft, change, problems }: PartProps) {
  const t = useT(planMessages);
  const field = useT(taskMessages);
  const words = useProblemWords();
  const customers = useQuery(customerOptionsQuery()).data ?? [];
  return (
    <Part title={t('task.form.what')}>
      <Field label={t('task.customer')} error={words(problems.customerId)} required>
        {(ids) => (
          <Select
            {...ids}
            value={draft.customerId}
            placeholder={t('task.form.customer.choose')}
            options={customers.map((customer) => ({ value: customer.id, label: customer.name }))}
            onChange={(customerId) => change({ customerId, workshopIds: [] })}
          />
        )}
      </Field>
      <WorkshopChoice
        customerId={draft.customerId}
        value={draft.workshopIds}
        onChange={(workshopIds) => change({ workshopIds })}
      />
      <CheckList
        label={field('task.places')}
        options={taskPlaces.map((place) => ({ id: place, name: taskPlaceWords[place][language] }))}
        value={draft.places}
        error={words(problems.places)}
        onChange={(chosen) => change({ places: taskPlaces.filter((place) => chosen.includes(place)) })}
      />
      <RadioGroup
        label={field('task.inspection')}
        value={draft.inspection}
        options={inspectionKinds.map((kind) => ({
          value: kind,
          label: field(`task.inspection.${kind}`),
          help: t(`task.form.inspection.${kind}.help`),
        }))}
        onChange={(inspection) => change({ inspection })}
      />
      <Field label={field('task.description')} error={words(problems.description)}>
        {(ids) => (
          <TextArea {...ids} rows={4} value={draft.description} onChange={(description) => change({ description })} />
        )}
      </Field>
    </Part>
  );
}

function WhenAndWho({ draft, change, problems, taskId }: PartProps & { readonly taskId: string | null }) {
  const t = useT(planMessages);
  const field = useT(taskMessages);
  const words = useProblemWords();
  return (
    <Part title={t('task.form.when')}>
      <Pair>
        <Field label={t('task.day')} error={words(problems.day)} required>
          {(ids) => <DateInput {...ids} value={draft.day} onChange={(day) => change({ day })} />}
        </Field>
        <Field label={t('task.time')} error={words(problems.time)} required>
          {(ids) => <TextInput {...ids} type="time" value={draft.time} onChange={(time) => change({ time })} />}
        </Field>
      </Pair>
      <Group>
        <legend>{field('task.staff')}</legend>
        <Quiet>{t('task.form.staff.help')}</Quiet>
        <StaffChoice
          day={draft.day}
          taskId={taskId}
          value={draft.staffIds}
          onChange={(staffIds) => change({ staffIds })}
        />
      </Group>
    </Part>
  );
}

interface WorkshopChoiceProps {
  readonly customerId: string;
  readonly value: readonly string[];
  readonly onChange: (next: readonly string[]) => void;
}

function WorkshopChoice({ customerId, value, onChange }: WorkshopChoiceProps) {
  const t = useT(planMessages);
  const field = useT(taskMessages);
  const { data } = useQuery(workshopOptionsQuery(customerId));
  const hint = customerId === '' ? t('task.form.workshops.first') : data?.length === 0 && t('task.form.workshops.none');
  return (
    <CheckList
      label={field('task.workshops')}
      help={hint || t('task.form.workshops.help')}
      options={data ?? []}
      value={value}
      onChange={onChange}
    />
  );
}

interface CheckListProps {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly options: readonly Option[];
  readonly value: readonly string[];
  readonly onChange: (next: readonly string[]) => void;
}

function CheckList({ label, help, error, options, value, onChange }: CheckListProps) {
  const toggle = (id: string, chosen: boolean) =>
    onChange(chosen ? [...value, id] : value.filter((existing) => existing !== id));
  return (
    <Group aria-invalid={error !== undefined} tabIndex={error === undefined ? undefined : -1}>
      <legend>{label}</legend>
      {help && <Quiet>{help}</Quiet>}
      <Choices>
        {options.map((option) => (
          <Checkbox
            key={option.id}
            label={option.name}
            checked={value.includes(option.id)}
            onChange={(chosen) => toggle(option.id, chosen)}
          />
        ))}
      </Choices>
      {error && <Wrong role="alert">{error}</Wrong>}
    </Group>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card>
      <Title>{title}</Title>
      <Stack>{children}</Stack>
    </Card>
  );
}

function useProblemWords() {
  const t = useT(planMessages);
  const words: Record<TaskProblem, string> = {
    customerMissing: t('task.form.customer.missing'),
    placesMissing: t('task.form.places.missing'),
    dayMissing: t('task.form.day.missing'),
    timeMissing: t('task.form.time.missing'),
    descriptionTooLong: t('task.form.description.long'),
  };
  return (problem: TaskProblem | undefined) => problem && words[problem];
}

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
  max-width: 1080px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr));
  gap: ${token.space[4]};
  align-items: start;
`;

const Title = styled.h2`
  margin: 0 0 ${token.space[4]};
  font-size: ${token.fontSize.lg};
`;

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

const Group = styled.fieldset`
  display: grid;
  gap: ${token.space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${token.space[1]};
    font-weight: ${token.fontWeight.medium};
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[4]};
`;

const Quiet = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};
`;

const Wrong = styled.p`
  margin: 0;
  color: ${token.color.danger};
  font-size: ${token.fontSize.sm};
`;

const Bar = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token.space[2]};
`;
