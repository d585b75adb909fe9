import type { Words } from '../language/language';

/** What a server does by itself, beside answering: the name that a job has in its log and its figures, and its words. */
export const serverJobWords = {
  'ended sessions': { zh: '清理已结束的登录', en: 'Ended sessions' },
  'ended embed tokens': { zh: '清理已到期的嵌入令牌', en: 'Ended embed tokens' },
  'old sign-in tries': { zh: '清理旧的登录尝试', en: 'Old sign-in tries' },
  'forgotten devices': { zh: '清理久未登录的浏览器', en: 'Browsers not seen for long' },
  'old sign-ins': { zh: '清理旧的登录记录', en: 'Old sign-ins' },
  'old idempotency keys': { zh: '清理旧的幂等键', en: 'Old idempotency keys' },
  'recurring services': { zh: '生成周期服务', en: 'Recurring services' },
  'old audit entries': { zh: '清理旧的审计记录', en: 'Old audit entries' },
  'open orders': { zh: '核对未付款订单', en: 'Open orders' },
  'photos past their keep': { zh: '清理超过保存期的照片', en: 'Photos past their retention' },
  'corrective actions soon due': { zh: '提醒即将到期的整改', en: 'Corrective actions soon due' },
  'risks soon due, to partners': { zh: '向合作方通知即将到期的整改', en: 'Risks soon due, to partners' },
  'limits passed, to partners': { zh: '向合作方通知超过阈值', en: 'Limits passed, to partners' },
  'mails about notices': { zh: '发送通知邮件', en: 'Mails about notices' },
  'mails of approved reports': { zh: '发送已通过的报告', en: 'Mails of approved reports' },
  'due messages': { zh: '发送邮件和短信', en: 'Mails and short messages' },
  'old messages': { zh: '清理旧的邮件和短信', en: 'Old mails and short messages' },
  'old contact messages': { zh: '清理旧的留言', en: 'Old contact messages' },
  'old notices': { zh: '清理旧的通知', en: 'Old notices' },
  'old messages to partners': { zh: '清理旧的合作方消息', en: 'Old messages to partners' },
  'files that no record names': { zh: '清理无记录引用的文件', en: 'Files that no record names' },
  'files without a row': { zh: '清理没有记录的文件', en: 'Files without a record' },
  'dump of the embedded database': { zh: '备份内置数据库', en: 'Dump of the embedded database' },
  'companies that leave': { zh: '删除已到期离开的公司', en: 'Companies that leave' },
  'unused files': { zh: '清理未使用的文件', en: 'Unused files' },
} as const satisfies Readonly<Record<string, Words>>;

/** A job of a server's own. */
export type ServerJob = keyof typeof serverJobWords;

/** All jobs, in the order in which a server does them. */
export const serverJobs = Object.keys(serverJobWords) as [ServerJob, ...ServerJob[]];

/** What waits to leave a server: mails and short messages, messages to partners' servers, reports to be drawn. */
export const serverQueues = ['messages', 'webhooks', 'reports'] as const;
/** See {@link serverQueues}. */
export type ServerQueue = (typeof serverQueues)[number];
