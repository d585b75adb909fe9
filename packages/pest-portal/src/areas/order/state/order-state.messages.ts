import { defineMessages } from 'pest-sdk';

export const orderStateMessages = defineMessages({
  zh: {
    'order.state.pendingPayment': '待付款',
    'order.state.completed': '已完成',
    'order.state.closed': '已关闭',
  },
  en: {
    'order.state.pendingPayment': 'Pending payment',
    'order.state.completed': 'Completed',
    'order.state.closed': 'Closed',
  },
});
