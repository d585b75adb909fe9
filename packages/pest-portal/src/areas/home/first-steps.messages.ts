import { defineMessages } from 'pest-sdk';

/** Words of a new company’s first steps. */
export const firstStepsMessages = defineMessages({
  zh: {
    'home.first': '从第一个客户开始',
    'home.first.lead': '完成这几步后，这里会变成您的工作台：待办、今天的服务、捕获趋势和风险。',
    'home.first.made': '已完成 {{made}} / {{count}}',
    'home.first.done': '已完成',
    'home.first.customer': '新建第一个客户',
    'home.first.customer.why': '填写名称、信用代码、所在地区和联系电话即可，其余以后再补。',
    'home.first.customer.act': '新建客户',
    'home.first.devices': '上传平面图并放置设备',
    'home.first.devices.why': '先选客户，上传图纸，再标出每台设备；检查记录由此变成热力图和趋势。',
    'home.first.devices.act': '打开平面图',
    'home.first.staff': '添加服务人员',
    'home.first.staff.why': '填写姓名、手机号和初始密码；他们用手机号登录，在现场签到、检查和提交。',
    'home.first.staff.act': '添加账号',
    'home.first.service': '排第一次服务',
    'home.first.service.why': '选择客户、时间和人员，可以设为定期重复。',
    'home.first.service.act': '新建服务',
    'home.first.visit': '完成第一次服务',
    'home.first.visit.why': '服务人员当天签到，逐台检查后提交。',
    'home.first.visit.act': '查看服务',
  },
  en: {
    'home.first': 'Start with your first customer',
    'home.first.lead':
      'Once these are done, this page becomes your desk: what needs attention, today’s services, trends and risks.',
    'home.first.made': '{{made}} of {{count}} done',
    'home.first.done': 'Done',
    'home.first.customer': 'Create the first customer',
    'home.first.customer.why': 'Name, credit code, region and phone are enough; the rest can follow.',
    'home.first.customer.act': 'New customer',
    'home.first.devices': 'Upload a floor plan and place devices',
    'home.first.devices.why':
      'Choose the customer, upload its plan, mark each device; checks then become a heat map and trends.',
    'home.first.devices.act': 'Open floor plans',
    'home.first.staff': 'Add service staff',
    'home.first.staff.why':
      'Name, phone and a first password; they sign in by phone number, check in on site, inspect and submit.',
    'home.first.staff.act': 'Add an account',
    'home.first.service': 'Plan the first service',
    'home.first.service.why': 'Choose the customer, time and staff; it can recur.',
    'home.first.service.act': 'New service',
    'home.first.visit': 'Finish the first service',
    'home.first.visit.why': 'Staff check in on the day, inspect each device and submit.',
    'home.first.visit.act': 'Open services',
  },
});
