import { defineMessages } from 'pest-sdk';

/** Words of a company that leaves. */
export const erasureMessages = defineMessages({
  zh: {
    'erasure.leave': '注销公司',
    'erasure.leave.title': '注销公司？',
    'erasure.leave.text':
      '从现在起 {{days}} 天后，公司的全部数据和文件将被永久删除，所有人都不能再登录。其间公司每个人都会看到提示，您可以随时撤回。',
    'erasure.leave.export': '请先向平台索取全部数据的导出文件：删除后无法恢复，农药使用记录应由公司自行保存至少二年。',
    'erasure.leave.goes': '将删除',
    'erasure.leave.stays': '依法保存',
    'erasure.leave.done': '已通知注销，{{at}} 删除',
    'erasure.back': '撤回注销',
    'erasure.back.title': '撤回注销？',
    'erasure.back.text': '公司的数据和账号都会保留，一切照常。',
    'erasure.back.done': '已撤回，数据全部保留',
    'erasure.banner': '公司已申请注销：全部数据将于 {{at}} 永久删除。',
    'erasure.banner.head': '需要保留时，请在公司设置中撤回。',
    'erasure.banner.others': '如有疑问，请联系公司管理员。',
    'erasure.count': '{{kind}}：{{rows}} 条',
  },
  en: {
    'erasure.leave': 'Close the company',
    'erasure.leave.title': 'Close the company?',
    'erasure.leave.text':
      'In {{days}} days everything of the company is erased for good, files included, and nobody signs in any more. Until then everybody sees it, and you can take it back.',
    'erasure.leave.export':
      'Ask the platform for an export of everything first: nothing comes back afterwards, and the company itself keeps its records of pesticide use for at least two years.',
    'erasure.leave.goes': 'What goes',
    'erasure.leave.stays': 'What the law keeps',
    'erasure.leave.done': 'The company closes on {{at}}',
    'erasure.back': 'Keep the company',
    'erasure.back.title': 'Keep the company?',
    'erasure.back.text': 'All records and accounts stay, and everything goes on as before.',
    'erasure.back.done': 'The company stays, with everything it has',
    'erasure.banner': 'This company is closing: everything it has is erased for good on {{at}}.',
    'erasure.banner.head': 'You can take it back in the company settings.',
    'erasure.banner.others': 'Ask your administrator if you have questions.',
    'erasure.count': '{{kind}}: {{rows}}',
  },
});
