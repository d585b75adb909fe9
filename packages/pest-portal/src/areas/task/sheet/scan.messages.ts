import { defineMessages } from 'pest-sdk';

/** Words of finding a device by its label. */
export const scanMessages = defineMessages({
  zh: {
    'scan.open': '扫码',
    'scan.title': '扫描设备二维码',
    'scan.hint': '将设备标签上的二维码放入画面。',
    'scan.starting': '正在打开相机…',
    'scan.noCamera': '无法使用相机。请允许使用相机，或在下面输入编号。',
    'scan.code': '设备编号',
    'scan.find': '检查这台设备',
    'scan.close': '关闭',
    'scan.missing': '请输入设备编号',
    'scan.elsewhere': '{{code}} 不在这次服务中，它属于另一家客户。',
    'scan.notDue': '{{code}} 在这家客户处，但不在这次服务的范围内。',
    'scan.unknown': '没有编号为 {{code}} 的设备。',
    'scan.refused': '{{code}} 不在你负责的设备中。',
    'scan.offline': '{{code}} 不在这次服务中。联网后可以查询它属于哪里。',
  },
  en: {
    'scan.open': 'Scan',
    'scan.title': "Scan a device's label",
    'scan.hint': 'Hold the QR code of the label into the picture.',
    'scan.starting': 'Opening the camera…',
    'scan.noCamera': 'The camera cannot be used. Allow it, or type the code below.',
    'scan.code': 'Device code',
    'scan.find': 'Inspect this device',
    'scan.close': 'Close',
    'scan.missing': 'Type a device code',
    'scan.elsewhere': '{{code}} is not part of this service. It belongs to another customer.',
    'scan.notDue': '{{code}} is at this site, but not part of this service.',
    'scan.unknown': 'There is no device {{code}}.',
    'scan.refused': '{{code}} is not among your devices.',
    'scan.offline': '{{code}} is not part of this service. Once connected, you can look up where it belongs.',
  },
});
