import { defineMessages } from 'pest-sdk';

/** What is said where two people edit one record. */
export const editMessages = defineMessages({
  zh: {
    'edit.merged': '已一并保存他人刚刚修改的内容：{{fields}}',
    'edit.comma': '、',
    'edit.conflict.title': '他人刚刚修改了同一条记录',
    'edit.conflict.text': '以下内容您和对方都修改过。请逐项选择要保存的版本。',
    'edit.conflict.taken': '只有对方修改过的内容将予保留：{{fields}}',
    'edit.conflict.mine': '用我填写的',
    'edit.conflict.theirs': '用对方保存的',
    'edit.conflict.save': '按选择保存',
    'edit.conflict.back': '返回修改',
    'edit.conflict.choose': '请选择一个版本',
    'edit.conflict.empty': '（空）',
    'edit.conflict.yes': '是',
    'edit.conflict.no': '否',
    'edit.conflict.file': '查看文件',
    'edit.conflict.other': '其他内容',
  },
  en: {
    'edit.merged': 'Saved together with changes someone else just made: {{fields}}',
    'edit.comma': ', ',
    'edit.conflict.title': 'Someone else has just changed this record',
    'edit.conflict.text': 'You both changed the following. Choose which version to keep for each.',
    'edit.conflict.taken': 'Their other changes are kept: {{fields}}',
    'edit.conflict.mine': 'Use mine',
    'edit.conflict.theirs': 'Use theirs',
    'edit.conflict.save': 'Save my choices',
    'edit.conflict.back': 'Back to the form',
    'edit.conflict.choose': 'Choose one version',
    'edit.conflict.empty': '(empty)',
    'edit.conflict.yes': 'Yes',
    'edit.conflict.no': 'No',
    'edit.conflict.file': 'View the file',
    'edit.conflict.other': 'Other content',
  },
});
