import { defineMessages } from 'pest-sdk';

/** Words of a technician's day. */
export const dayHomeMessages = defineMessages({
  zh: {
    'day.title': '今天',
    'day.count_other': '{{count}} 个服务',
    'day.downloaded': '{{count}} 个已下载到手机',
    'day.none': '今天没有安排服务',
    'day.tomorrow': '明天',
    'day.others': '全部未完成服务',
    'day.view': '查看',
    'day.onPhone': '已下载 {{at}}',
    'day.notOnPhone': '未下载',
    'day.download': '下载到手机',
    'day.download.failed': '没有下载完整，请在信号好的地方重试',
  },
  en: {
    'day.title': 'Today',
    'day.count_one': '{{count}} service',
    'day.count_other': '{{count}} services',
    'day.downloaded': '{{count}} on this phone',
    'day.none': 'No services planned for today',
    'day.tomorrow': 'Tomorrow',
    'day.others': 'All unfinished services',
    'day.view': 'View',
    'day.onPhone': 'Downloaded {{at}}',
    'day.notOnPhone': 'Not downloaded',
    'day.download': 'Download to this phone',
    'day.download.failed': 'Not all of it could be downloaded. Try again where the signal is better.',
  },
});
