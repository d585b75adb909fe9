import { defineMessages } from 'pest-sdk';

/** Words of the floor plan that stands beside an inspection. */
export const servicePlanMessages = defineMessages({
  zh: {
    'plan.back': '返回设备列表',
    'plan.back.device': '返回 {{code}}',
    'plan.goTo': '检查 {{code}}',
    'plan.allDone': '设备都有记录了',
    'plan.none': '平面图上没有这次服务的设备',
    'plan.none.hint': '设备放到平面图上以后，这里会显示下一台在哪里。',
    'plan.list': '这张图上的设备',
    'plan.elsewhere': '没有放到平面图上',
    'plan.device': '{{code}}，{{where}}，{{state}}',
    'plan.state.due': '待检查',
    'plan.state.next': '下一台',
  },
  en: {
    'plan.back': 'Back to the devices',
    'plan.back.device': 'Back to {{code}}',
    'plan.goTo': 'Check {{code}}',
    'plan.allDone': 'All devices are recorded',
    'plan.none': 'No device of this service is on a floor plan',
    'plan.none.hint': 'Once devices are placed on a plan, it shows where the next one is.',
    'plan.list': 'Devices on this plan',
    'plan.elsewhere': 'On no plan',
    'plan.device': '{{code}}, {{where}}, {{state}}',
    'plan.state.due': 'To do',
    'plan.state.next': 'Next',
  },
});
