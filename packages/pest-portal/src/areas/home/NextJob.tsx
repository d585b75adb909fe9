import type { TaskSummary } from 'pest-sdk';
import { JobCard, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { Link, taskLinks, useNavigate } from '../../base/links';
import { TaskProgressBadge } from '../../kit/page/TaskProgressBadge';
import { nextJobMessages } from './next-job.messages';

export interface NextJobProps {
  readonly job: TaskSummary;
  readonly day: string;
}

/** A technician's next job: who, when and where, with the one act that takes them to it. */
export function NextJob({ job, day }: NextJobProps) {
  const t = useT(nextJobMessages);
  const format = useFormat();
  const navigate = useNavigate();
  return (
    <Job aria-label={t('home.nextJob')}>
      <JobCard
        lead={job.plannedDay === day ? format.time(job.plannedAt) : format.dateTime(job.plannedAt)}
        state={<TaskProgressBadge task={job} />}
        title={<Link to={taskLinks.details(job.id)}>{job.customerName}</Link>}
        lines={[job.siteAddress, job.description]}
        act={{
          label: t(job.state === 'checkedIn' ? 'home.nextJob.continue' : 'home.nextJob.open'),
          onSelect: () => navigate(taskLinks.inspect(job.id)),
          primary: true,
        }}
      />
    </Job>
  );
}

const Job = styled.section`
  max-width: 420px;
  margin-block-end: ${token.space[4]};
`;
