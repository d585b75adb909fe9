import type { TaskPlace, TaskProgress } from './task-states';
import type { Vocabulary } from './vocabulary';

/** Names of the parts of a task. */
export const taskPlaceWords: Vocabulary<TaskPlace> = {
  indoor: { zh: '室内', en: 'Indoor' },
  outdoor: { zh: '室外', en: 'Outdoor' },
};

/** How far a service is. */
export const taskProgressWords: Vocabulary<TaskProgress> = {
  unallocated: { zh: '未分配', en: 'Unallocated' },
  pendingCheckIn: { zh: '待签到', en: 'Pending check-in' },
  checkedIn: { zh: '已签到', en: 'Checked in' },
  notSubmitted: { zh: '未提交', en: 'Not submitted' },
  taskSubmitted: { zh: '已提交', en: 'Task submitted' },
  pendingReview: { zh: '待审核', en: 'Pending review' },
  reviewed: { zh: '已审核', en: 'Reviewed' },
};
