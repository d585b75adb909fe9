import { formatList, type RequestInput, type TaskSummary } from 'pest-sdk';
import { useFormat } from 'pest-ui';
import { client } from '../../../base/client';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { ExportMenu } from '../../../kit/import/ExportMenu';
import { useTaskProgress } from '../../../kit/page/TaskStateDot';
import { taskMessages } from '../task.messages';
import { planMessages } from './plan.messages';

export interface ExportTasksProps {
  readonly name: string;
  /** The list as it stands. */
  readonly request: RequestInput<'task.list'>;
  readonly total: number;
}

/** The services of the list as a file. */
export function ExportTasks({ name, request, total }: ExportTasksProps) {
  const t = useT(planMessages);
  const field = useT(taskMessages);
  const common = useT(commonMessages);
  const { dateTime, parts } = useFormat();
  const progress = useTaskProgress();
  const { page: _page, limit: _limit, ...filter } = request;
  const namesOf = (people: readonly { readonly name: string }[]) =>
    formatList(
      people.map((one) => one.name),
      language,
    );
  return (
    <ExportMenu<TaskSummary>
      name={name}
      total={total}
      rows={(signal) => client.task.list.all(filter, { signal })}
      columns={[
        { head: t('task.number'), text: ({ number }) => number },
        { head: t('task.site'), text: ({ customerName, siteAddress }) => parts([customerName, siteAddress]) },
        { head: field('task.plannedAt'), text: ({ plannedAt }) => dateTime(plannedAt) },
        { head: field('task.staff'), text: ({ staff }) => namesOf(staff) },
        { head: field('task.state'), text: (task) => progress(task).words },
        {
          head: common('common.devices'),
          text: (task) => field('task.devicesChecked', { checked: task.devicesChecked, due: task.devicesDue }),
        },
        { head: field('task.notReached'), number: ({ devicesNotReached }) => devicesNotReached },
        { head: field('task.risks'), number: ({ risksTotal }) => risksTotal },
      ]}
    />
  );
}
