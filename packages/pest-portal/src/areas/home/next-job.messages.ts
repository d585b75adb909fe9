import { defineMessages } from 'pest-sdk';

/** Words of a technician's next job. */
export const nextJobMessages = defineMessages({
  zh: {
    'home.nextJob': '下一项服务',
    'home.nextJob.open': '去签到',
    'home.nextJob.continue': '继续检查',
  },
  en: {
    'home.nextJob': 'Next job',
    'home.nextJob.open': 'Go to check-in',
    'home.nextJob.continue': 'Continue inspecting',
  },
});
