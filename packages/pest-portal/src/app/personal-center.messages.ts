import { defineMessages } from 'pest-sdk';

export const personalCenterMessages = defineMessages({
  zh: {
    'personalCenter.title': '个人中心',
    'personalCenter.visitor': '个人中心是您自己的，请先登录',
    'personalCenter.membership': '会员与用量',
    'personalCenter.orders': '订单与发票',
    'personalCenter.contracts': '合同下载',
    'personalCenter.profile': '资料',
    'personalCenter.password': '修改密码',
    'personalCenter.security': '登录与安全',
  },
  en: {
    'personalCenter.title': 'Personal center',
    'personalCenter.visitor': 'Log in to open your personal center',
    'personalCenter.membership': 'Plan and usage',
    'personalCenter.orders': 'Orders and invoices',
    'personalCenter.contracts': 'Contracts',
    'personalCenter.profile': 'Profile',
    'personalCenter.password': 'Change password',
    'personalCenter.security': 'Security',
  },
});
