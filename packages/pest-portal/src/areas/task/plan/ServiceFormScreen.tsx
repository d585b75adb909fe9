import { useQuery } from '@tanstack/react-query';
import { hasBegun, joinParts, type TaskDetails } from 'pest-sdk';
import { useToast } from 'pest-ui';
import { useState } from 'react';
import { ask } from '../../../base/calls';
import { client } from '../../../base/client';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { taskLinks, useNavigate, usePageQuery } from '../../../base/links';
import { useSiteTime } from '../../../base/site-time';
import { customerOptionsQuery } from '../../../kit/choices/choices.queries';
import { useForm } from '../../../kit/form/useForm';
import { useEditCall, useFormCall } from '../../../kit/form/useFormCall';
import { PageHead } from '../../../kit/page/PageHead';
import { RecordState } from '../../../kit/page/RecordState';
import { UnknownRecord } from '../../../kit/page/UnknownRecord';
import { type OpenStep, TaskStepDialog } from '../steps/TaskStepDialog';
import { useStepFailure } from '../steps/useStepFailure';
import { planMessages } from './plan.messages';
import { TaskForm } from './TaskForm';
import { emptyTask, type TaskValues, taskIssues, taskRequest, taskValues } from './task-form';

/** Plans a service, or changes the one that the address names. */
export function ServiceFormScreen() {
  const t = useT(planMessages);
  const [address] = usePageQuery<'/servicePage/newAdd'>();
  const id = address.get('id') ?? '';
  const task = useQuery({ ...ask('task.details', { id }), enabled: id !== '' });
  if (id === '') return <NewService customerId={address.get('customerId') ?? ''} />;
  if (!task.data)
    return <RecordState title={t('task.edit.title')} id={id} query={task} back="/servicePage/undoneList" />;
  return <ChangedService key={task.data.id} task={task.data} />;
}

function NewService({ customerId }: { readonly customerId: string }) {
  const t = useT(planMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const { timeZone, today } = useSiteTime();
  const { data: customers } = useQuery(customerOptionsQuery());
  const isUnknown = customers && customerId !== '' && !customers.some(({ id }) => id === customerId);
  const form = useForm({
    initial: emptyTask(today(), customerId),
    call: useFormCall('task.create', (values: TaskValues) => taskRequest(values, timeZone)),
    check: taskIssues,
    onDone: ({ id }) => {
      toast({ tone: 'success', message: t('task.done.created') });
      navigate(taskLinks.details(id));
    },
  });
  return (
    <>
      <PageHead title={t('task.new.title')} />
      {isUnknown && <UnknownRecord onDismiss={() => navigate('/servicePage/newAdd', { replace: true })} />}
      <TaskForm
        form={form}
        taskId={null}
        submitLabel={t('task.form.create')}
        onCancel={() => navigate('/servicePage/undoneList')}
      />
    </>
  );
}

function ChangedService({ task }: { readonly task: TaskDetails }) {
  const t = useT(planMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const { timeZone } = useSiteTime();
  const [step, setStep] = useState<OpenStep | null>(
    hasBegun(task.state) ? { kind: 'refused', task, refusal: 'task.begun' } : null,
  );
  const failed = useStepFailure((refused, refusal) => setStep({ kind: 'refused', task: refused, refusal }));
  const call = useEditCall('task.update', {
    record: task,
    valuesOf: (read) => taskValues(read, timeZone),
    toRequest: (values, revision) => ({ id: task.id, ...taskRequest(values, timeZone), revision }),
    reread: () => client.task.details({ id: task.id }),
    together: [
      ['day', 'time'],
      ['customerId', 'workshopIds'],
    ],
  });
  const form = useForm({
    initial: taskValues(task, timeZone),
    call,
    check: taskIssues,
    onDone: () => {
      toast({ tone: 'success', message: t('task.done.saved') });
      navigate(taskLinks.details(task.id));
    },
    onRefused: (thrown) => {
      failed(task, thrown);
      return true;
    },
  });
  return (
    <>
      <PageHead title={t('task.edit.title')} note={joinParts([task.number, task.customerName], language)} />
      <TaskForm
        form={form}
        taskId={task.id}
        plannedDay={task.plannedDay}
        submitLabel={t('task.form.save')}
        onCancel={() => navigate(taskLinks.details(task.id))}
      />
      <TaskStepDialog step={step} onStepChange={setStep} />
    </>
  );
}
