import type { Words } from '../language/language';
import type { ErrorName } from './error-codes';

/** What people are told, by error. Apart from the numbers, because the client needs only those. */
export const errorWords: Readonly<Record<ErrorName, Words>> = {
  'session.expired': { zh: '登录已过期，请重新登录', en: 'Your session has expired. Please log in again.' },
  'session.tokenNotCreated': {
    zh: '登录凭证创建失败，请重试',
    en: 'The login token could not be created. Please try again.',
  },
  'session.tokenMissing': { zh: '请先登录', en: 'Please log in first.' },
  'general.contactAdministrator': {
    zh: '出现错误，请联系管理员',
    en: 'Something went wrong. Please contact the administrator.',
  },
  'general.invalidParameter': {
    zh: '参数校验失败，请检查填写的内容',
    en: 'Some of what was entered is not valid. Please check it.',
  },
  'general.badRequest': { zh: '请求格式错误', en: 'The request has the wrong format.' },
  'general.businessFailure': { zh: '业务处理失败', en: 'The operation could not be completed.' },
  'general.notFound': { zh: '数据不存在', en: 'The data does not exist.' },
  'general.systemError': { zh: '系统错误，请稍后重试', en: 'System error. Please try again later.' },
  'account.exists': { zh: '用户已存在', en: 'The user already exists.' },
  'account.phoneTaken': { zh: '手机号已注册', en: 'This phone number is already registered.' },
  'account.phoneUnknown': { zh: '手机号未注册', en: 'This phone number is not registered.' },
  'account.phoneInvalid': { zh: '手机号无效', en: 'The phone number is not valid.' },
  'account.codeInvalid': { zh: '验证码错误', en: 'The verification code is not valid.' },
  'account.notFound': { zh: '用户不存在', en: 'The user does not exist.' },
  'account.wrongPassword': { zh: '账号或密码错误', en: 'Wrong account or password.' },
  'account.loginNotAllowed': { zh: '没有登录权限', en: 'This account is not allowed to log in.' },
  'account.informationIncomplete': { zh: '请先完善企业信息', en: 'Please complete the company information first.' },
  'account.passwordsDiffer': { zh: '两次输入的密码不一致', en: 'The passwords entered do not match.' },
  'account.secondFactorNeeded': {
    zh: '请输入验证器中的验证码',
    en: 'Enter the code from your authenticator.',
  },
  'account.secondFactorDue': {
    zh: '公司要求管理人员开启两步验证，请先在“登录与安全”中开启',
    en: 'Your company requires two-step sign-in for managers. Turn it on under Security first.',
  },
  'account.passkeyInvalid': {
    zh: '通行密钥无效，请用密码登录',
    en: 'This passkey is not valid here. Sign in with your password.',
  },
  'account.companySignInOnly': {
    zh: '您的公司要求使用公司账号登录',
    en: 'Your company requires you to sign in with your company account.',
  },
  'account.companySignInFailed': {
    zh: '公司账号登录失败，请重试，或联系公司管理员',
    en: 'The sign-in with your company account failed. Try again, or ask your administrator.',
  },
  'task.begun': {
    zh: '任务已签到，不能修改或删除',
    en: 'The service has been checked in and cannot be changed or deleted.',
  },
  'task.alreadyCheckedIn': { zh: '任务已签到，不能重复签到', en: 'The service has already been checked in.' },
  'task.indoorUnfinished': {
    zh: '室内设备还有未检查项，暂不能提交',
    en: 'Some indoor devices are not checked yet, so the service cannot be submitted.',
  },
  'task.outdoorUnfinished': {
    zh: '室外设备还有未检查项，暂不能提交',
    en: 'Some outdoor devices are not checked yet, so the service cannot be submitted.',
  },
  'task.risksUntreated': {
    zh: '还有未处理的风险，暂不能提交',
    en: 'Some risks are untreated, so the service cannot be submitted.',
  },
  'task.noInspectionRecord': {
    zh: '没有巡检记录，请选择例行服务提交',
    en: 'There is no inspection record; submit it as a routine service instead.',
  },
  'device.typeMismatch': { zh: '设备类型不一致', en: 'The device types do not match.' },
  'device.boundElsewhere': { zh: '设备已被其他场所绑定', en: 'The device is already bound at another site.' },
  'device.notFound': { zh: '设备不存在', en: 'The device does not exist.' },
  'stock.insufficient': { zh: '库存不足', en: 'There is not enough stock.' },
  'device.notBound': { zh: '设备未绑定', en: 'The device is not bound.' },
  'device.codeFormat': {
    zh: '设备编码格式不正确：应为 6 至 32 位字母、数字或连字符',
    en: 'The device code must be 6 to 32 letters, digits or hyphens.',
  },
  'device.boundHere': {
    zh: '设备已绑定在本场所的其他位置',
    en: 'The device is already bound at another position of this site.',
  },
  'permission.denied': { zh: '没有操作权限', en: 'You do not have permission to do this.' },
  'task.noStaff': { zh: '尚未分配服务人员', en: 'No service staff has been assigned yet.' },
  'task.notServiceDay': { zh: '只能在服务当天签到', en: 'Check-in is only possible on the day of the service.' },
  'review.alreadyDone': { zh: '审核已完成，不能重复审核', en: 'The review has already been done.' },
  'account.quotaExceeded': { zh: '账号名额不足，请升级套餐', en: 'The account quota is used up. Please upgrade.' },
  'template.deviceTypeTaken': {
    zh: '该设备类型已有巡检模板',
    en: 'There is already an inspection template for this device type.',
  },
};
