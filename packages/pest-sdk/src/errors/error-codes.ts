/**
 * Both numberings of the specification (§8), as one table: `code` is what response handling reads, `catalogue` the
 * sequential reading of the text catalogue. Where a number means something in both, the client's setting decides.
 */
export const errorTable = [
  {
    code: 1001,
    catalogue: 40,
    name: 'session.expired',
    zh: '登录已过期，请重新登录',
    en: 'Your session has expired. Please log in again.',
  },
  {
    code: 1002,
    catalogue: 1,
    name: 'session.tokenNotCreated',
    zh: '登录凭证创建失败，请重试',
    en: 'The login token could not be created. Please try again.',
  },
  { code: 1003, catalogue: 2, name: 'session.tokenMissing', zh: '请先登录', en: 'Please log in first.' },
  {
    code: 3000,
    catalogue: 3,
    name: 'general.contactAdministrator',
    zh: '出现错误，请联系管理员',
    en: 'Something went wrong. Please contact the administrator.',
  },
  {
    code: 3001,
    catalogue: 4,
    name: 'general.invalidParameter',
    zh: '参数校验失败，请检查填写的内容',
    en: 'Some of what was entered is not valid. Please check it.',
  },
  { code: 4000, catalogue: 5, name: 'general.badRequest', zh: '请求格式错误', en: 'The request has the wrong format.' },
  {
    code: 4001,
    catalogue: 6,
    name: 'general.businessFailure',
    zh: '业务处理失败',
    en: 'The operation could not be completed.',
  },
  { code: 4004, catalogue: 7, name: 'general.notFound', zh: '数据不存在', en: 'The data does not exist.' },
  {
    code: 5000,
    catalogue: 8,
    name: 'general.systemError',
    zh: '系统错误，请稍后重试',
    en: 'System error. Please try again later.',
  },
  { code: 10001, catalogue: 9, name: 'account.exists', zh: '用户已存在', en: 'The user already exists.' },
  {
    code: 10002,
    catalogue: 10,
    name: 'account.phoneTaken',
    zh: '手机号已注册',
    en: 'This phone number is already registered.',
  },
  {
    code: 10003,
    catalogue: 11,
    name: 'account.phoneUnknown',
    zh: '手机号未注册',
    en: 'This phone number is not registered.',
  },
  { code: 10004, catalogue: 12, name: 'account.phoneInvalid', zh: '手机号无效', en: 'The phone number is not valid.' },
  {
    code: 10005,
    catalogue: 13,
    name: 'account.codeInvalid',
    zh: '验证码错误',
    en: 'The verification code is not valid.',
  },
  { code: 10006, catalogue: 14, name: 'account.notFound', zh: '用户不存在', en: 'The user does not exist.' },
  { code: 10007, catalogue: 15, name: 'account.wrongPassword', zh: '账号或密码错误', en: 'Wrong account or password.' },
  {
    code: 10008,
    catalogue: 16,
    name: 'account.loginNotAllowed',
    zh: '没有登录权限',
    en: 'This account may not log in.',
  },
  {
    code: 10009,
    catalogue: 17,
    name: 'account.informationIncomplete',
    zh: '请先完善企业信息',
    en: 'Please complete the company information first.',
  },
  {
    code: 10010,
    catalogue: 18,
    name: 'account.passwordsDiffer',
    zh: '两次输入的密码不一致',
    en: 'The passwords entered do not match.',
  },
  {
    code: 20001,
    catalogue: 19,
    alsoCatalogue: 20,
    name: 'task.begun',
    zh: '任务已签到，不能修改或删除',
    en: 'The service has been checked in and cannot be changed or deleted.',
  },
  {
    code: 20002,
    catalogue: 21,
    name: 'task.alreadyCheckedIn',
    zh: '任务已签到，不能重复签到',
    en: 'The service has already been checked in.',
  },
  {
    code: 20003,
    catalogue: 22,
    name: 'task.indoorUnfinished',
    zh: '室内设备还有未检查项，暂不能提交',
    en: 'Some indoor devices are not checked yet, so the service cannot be submitted.',
  },
  {
    code: 20004,
    catalogue: 23,
    name: 'task.outdoorUnfinished',
    zh: '室外设备还有未检查项，暂不能提交',
    en: 'Some outdoor devices are not checked yet, so the service cannot be submitted.',
  },
  {
    code: 20005,
    catalogue: 24,
    name: 'task.risksUntreated',
    zh: '还有未处理的风险，暂不能提交',
    en: 'Some risks are untreated, so the service cannot be submitted.',
  },
  {
    code: 20006,
    catalogue: 25,
    name: 'task.noInspectionRecord',
    zh: '没有巡检记录，请选择例行服务提交',
    en: 'There is no inspection record; submit it as a routine service instead.',
  },
  {
    code: 20007,
    catalogue: 26,
    name: 'device.typeMismatch',
    zh: '设备类型不一致',
    en: 'The device types do not match.',
  },
  {
    code: 20008,
    catalogue: 27,
    name: 'device.boundElsewhere',
    zh: '设备已被其他场所绑定',
    en: 'The device is already bound at another site.',
  },
  { code: 20009, catalogue: 28, name: 'device.notFound', zh: '设备不存在', en: 'The device does not exist.' },
  { code: 20010, catalogue: 29, name: 'stock.insufficient', zh: '库存不足', en: 'There is not enough stock.' },
  { code: 20011, catalogue: 30, name: 'device.notBound', zh: '设备未绑定', en: 'The device is not bound.' },
  {
    code: 20012,
    catalogue: 31,
    name: 'device.codeFormat',
    zh: '设备编码格式不正确：应为 6 至 32 位字母、数字或连字符',
    en: 'The device code must be 6 to 32 letters, digits or hyphens.',
  },
  {
    code: 20013,
    catalogue: 32,
    name: 'device.boundHere',
    zh: '设备已绑定在本场所的其他位置',
    en: 'The device is already bound at another position of this site.',
  },
  {
    code: 20014,
    catalogue: 33,
    name: 'permission.denied',
    zh: '没有操作权限',
    en: 'You do not have permission to do this.',
  },
  {
    code: 20015,
    catalogue: 34,
    name: 'task.noStaff',
    zh: '尚未分配服务人员',
    en: 'No service staff has been assigned yet.',
  },
  {
    code: 20016,
    catalogue: 35,
    name: 'task.notServiceDay',
    zh: '只能在服务当天签到',
    en: 'Check-in is only possible on the day of the service.',
  },
  {
    code: 20017,
    catalogue: 36,
    name: 'review.alreadyDone',
    zh: '审核已完成，不能重复审核',
    en: 'The review has already been done.',
  },
  {
    code: 20018,
    catalogue: 37,
    name: 'account.quotaExceeded',
    zh: '账号名额不足，请升级套餐',
    en: 'The account quota is used up. Please upgrade.',
  },
  {
    code: 30001,
    catalogue: 38,
    name: 'template.deviceTypeTaken',
    zh: '该设备类型已有巡检模板',
    en: 'There is already an inspection template for this device type.',
  },
] as const satisfies readonly {
  code: number;
  catalogue: number;
  alsoCatalogue?: number;
  name: string;
  zh: string;
  en: string;
}[];

/** A business code in the response-handling numbering. 0 is success and no error. */
export type ErrorCode = (typeof errorTable)[number]['code'];
/** A stable name that does not depend on the numbering a server speaks. */
export type ErrorName = (typeof errorTable)[number]['name'];
export type ErrorNumbering = 'response' | 'catalogue';
export type Language = 'zh' | 'en';

/** 39 ("please log in again") stands in the text catalogue only; it ends the session like 40. */
const catalogueOnlySessionCode = 39;

export interface KnownError {
  readonly code: ErrorCode;
  readonly name: ErrorName;
  readonly zh: string;
  readonly en: string;
}

/** What a number on the wire means in the numbering the server speaks, or null for an unknown one. */
export function findError(wireCode: number, numbering: ErrorNumbering = 'response'): KnownError | null {
  const found =
    numbering === 'response'
      ? errorTable.find((row) => row.code === wireCode)
      : errorTable.find(
          (row) =>
            row.catalogue === wireCode ||
            ('alsoCatalogue' in row && row.alsoCatalogue === wireCode) ||
            (row.code === 1001 && wireCode === catalogueOnlySessionCode),
        );
  return found ?? null;
}

/** The row of a name: its code on the wire and its words. */
export function errorOf(name: ErrorName): KnownError {
  const found = errorTable.find((row) => row.name === name);
  if (!found) throw new Error(`There is no error ${name}.`);
  return found;
}
