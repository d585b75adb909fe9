import { defineMessages } from 'pest-sdk';

/** Words of finding a device by its label. */
export const scanMessages = defineMessages({
  zh: {
    'scan.open': '扫码',
    'scan.title': '扫描设备二维码',
    'scan.starting': '正在打开相机…',
    'scan.seeing': '将设备标签上的二维码放入画面。',
    'scan.refused': '浏览器不允许使用相机。请在网站设置中允许后重试，或在下面输入编号。',
    'scan.missing': '没有找到相机。请在下面输入编号。',
    'scan.failed': '相机没有画面。请关闭正在使用相机的其他应用后重试，或在下面输入编号。',
    'scan.insecure': '只有通过 HTTPS 打开的页面才能使用相机。请在下面输入编号。',
    'scan.retry': '重试',
    'scan.lamp': '照明',
    'scan.code': '设备编号',
    'scan.find': '检查这台设备',
    'scan.nothing': '请输入设备编号',
    'scan.noCode': '这不是设备编号。编号由 6 至 32 位字母、数字或连字符组成，印在设备标签上。',
    'scan.elsewhere': '{{code}} 不在这次服务中，它属于另一家客户。请扫描这里的设备，并把这张标签的情况告诉办公室。',
    'scan.notDue': '{{code}} 在这家客户处，但不在这次服务的范围内。需要检查时，请办公室把它所在的车间加入这次服务。',
    'scan.unknown': '没有编号为 {{code}} 的设备。请核对标签上印的编号，再在这里输入。',
    'scan.notYours': '{{code}} 不在你负责的设备中。需要检查时，请联系办公室。',
    'scan.offline': '{{code}} 不在这次服务中。请核对编号；联网后可以查询它属于哪里。',
  },
  en: {
    'scan.open': 'Scan',
    'scan.title': "Scan a device's label",
    'scan.starting': 'Opening the camera…',
    'scan.seeing': 'Point the camera at the label’s QR code.',
    'scan.refused':
      'The browser blocks the camera. Allow it in the site’s settings and try again, or type the code below.',
    'scan.missing': 'No camera was found. Type the code below.',
    'scan.failed': 'The camera shows no picture. Close other apps that use it and try again, or type the code below.',
    'scan.insecure': 'The camera works only over HTTPS. Type the code below.',
    'scan.retry': 'Try again',
    'scan.lamp': 'Light',
    'scan.code': 'Device code',
    'scan.find': 'Inspect this device',
    'scan.nothing': 'Type a device code',
    'scan.noCode':
      'This is not a device code. Codes have 6 to 32 letters, digits or hyphens and are printed on the label.',
    'scan.elsewhere':
      '{{code}} is not part of this service: it belongs to another customer. Scan a device at this site, and tell the office about this label.',
    'scan.notDue':
      '{{code}} is at this site but not part of this service. If it should be checked, ask the office to add its workshop.',
    'scan.unknown': 'There is no device {{code}}. Compare it with the label and type it here.',
    'scan.notYours': '{{code}} is not one of your devices. If it should be checked, ask the office.',
    'scan.offline':
      '{{code}} is not part of this service. Check the code; once online you can look up where it belongs.',
  },
});
