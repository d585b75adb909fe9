import { addDays } from 'pest-sdk';
import type { DemoFiles } from './demo-files';
import type { DemoVisit } from './demo-history';
import type { DemoPeople } from './demo-people';
import type { DemoSite } from './demo-sites';
import type { DemoWorld } from './demo-world';

export interface Seen {
  readonly daysAgo: number;
  /** Index of the technician who wrote it, and of who is to deal with it. */
  readonly by: number;
  readonly to: number;
  readonly title: string;
  readonly description: string;
  readonly content: string;
  readonly atSite: boolean;
  readonly photo?: 'lampBoard' | 'cockroachBoard';
  readonly handling?: string;
}

const seenAtA: readonly Seen[] = [
  {
    daysAgo: 1,
    by: 0,
    to: 1,
    title: '原料库东墙发现活鼠',
    description: '褐家鼠 1 只，沿墙脚活动',
    content: '巡检时在原料库东墙货架后见到 1 只褐家鼠，沿墙脚跑向卷帘门。墙脚有新鲜鼠粪，疑似从门缝进入。',
    atSite: true,
  },
  {
    daysAgo: 3,
    by: 1,
    to: 2,
    title: '厨房灶台下蟑螂增多',
    description: '德国小蠊，成虫和若虫',
    content: '粘板捕获较上月明显增多，灶台下方油垢未清理，建议先清洁再点施胶饵。',
    atSite: true,
    photo: 'cockroachBoard',
  },
  {
    daysAgo: 4,
    by: 2,
    to: 0,
    title: '小区绿化带蚊虫投诉',
    description: '物业来电，尚未签约',
    content: '物业反映傍晚绿化带蚊虫多，希望上门看现场。已约本周联系。',
    atSite: false,
  },
  {
    daysAgo: 9,
    by: 0,
    to: 0,
    title: '收货平台飞虫增多',
    description: '灭蝇灯捕获为平时的两倍',
    content: '卸货门长时间敞开，灯内飞虫明显增多。',
    atSite: true,
    photo: 'lampBoard',
    handling: '已与客户仓储部确认卸货后随手关门，风幕恢复使用。一周后复查，捕获数回到平时水平。',
  },
  {
    daysAgo: 20,
    by: 1,
    to: 1,
    title: '垃圾房旁鼠洞',
    description: '直径约 5 厘米，有活动迹象',
    content: '垃圾房北侧绿化带发现鼠洞 2 处，洞口光滑，有新土。',
    atSite: true,
    handling: '已投放抗凝血剂饵料并封堵洞口，三日后复查无新土，继续观察。',
  },
];

/** Pest logs of a company: some wait for their operator, some are dealt with. */
export function addPestLogs(
  world: DemoWorld,
  files: DemoFiles,
  company: DemoPeople['company'],
  site: DemoSite,
  visits: readonly DemoVisit[],
  seen: readonly Seen[] = seenAtA,
): void {
  const technician = (index: number) => company.technicians[index] ?? company.administrator;
  for (const { daysAgo, by, to, title, description, content, atSite, photo, handling } of seen) {
    const day = addDays(world.today, -daysAgo);
    const visit = atSite && photo !== undefined ? visits.findLast((one) => one.day <= day) : undefined;
    world.rows.pest_log.push({
      company_id: company.id,
      id: world.id(),
      title,
      description,
      content,
      photos: photo === undefined ? [] : [files[photo].key],
      customer_id: atSite ? site.customerId : null,
      task_id: visit?.taskId ?? null,
      responsible_id: company.administrator.id,
      publisher_id: technician(by).id,
      published_at: world.at(day, 11, 20),
      operator_id: technician(to).id,
      ...(handling !== undefined && {
        state: 'handled' as const,
        handling,
        handled_by: technician(to).id,
        handled_at: world.at(addDays(day, 3), 16),
      }),
    });
  }
}
