import { defineMessages } from 'pest-sdk';

export const uploadMessages = /* @__PURE__ */ defineMessages({
  zh: {
    'upload.choose': '选择文件',
    'upload.another': '换一个文件',
    'upload.progress': '正在上传 {{name}}：{{share}}',
    'upload.cancel': '取消上传',
    'upload.done': '已上传 {{name}}',
    'upload.failed': '上传失败，请重试',
    'upload.tooLarge': '文件大小为 {{size}}，不能超过 {{limit}}',
    'upload.wrongType': '不支持这种文件，请选择 {{types}}',
    'upload.shrunk': '图片较大，已自动压缩',
  },
  en: {
    'upload.choose': 'Choose a file',
    'upload.another': 'Choose another file',
    'upload.progress': 'Uploading {{name}}: {{share}}',
    'upload.cancel': 'Cancel the upload',
    'upload.done': '{{name}} is uploaded',
    'upload.failed': 'The upload failed. Please try again',
    'upload.tooLarge': 'The file is {{size}}; the limit is {{limit}}',
    'upload.wrongType': 'This file type is not allowed. Choose {{types}}',
    'upload.shrunk': 'The picture was large and has been reduced',
  },
});
