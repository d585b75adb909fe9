import { addDays } from 'pest-sdk';
import type { NewRow } from '../database/tables';
import type { DemoFiles } from './demo-files';
import type { DemoVisit } from './demo-history';
import type { DemoSite } from './demo-sites';
import type { DemoWorld } from './demo-world';

export interface Finding {
  /** Visits before the last one. */
  readonly visitsAgo: number;
  readonly room: string;
  /** Code of the device it was found at. */
  readonly device: string | null;
  readonly severity: NewRow<'risk'>['severity'];
  readonly description: string;
  readonly action: string;
  readonly owner: string;
  /** The customer's own to do. @default 'company' */
  readonly assignedTo?: NewRow<'risk'>['assigned_to'];
  readonly dueInDays: number;
  readonly treatment: string;
  readonly outcome: 'verified' | 'resolved' | 'unresolved';
  readonly photo?: 'lampBoard' | 'cockroachBoard';
}

const factoryFindings: readonly Finding[] = [
  {
    visitsAgo: 0,
    room: '原料库',
    device: 'SB0003',
    severity: 'major',
    description: '东墙墙脚有直径约 4 厘米的孔洞，周围有新鲜鼠粪。',
    action: '用钢丝棉和水泥封堵孔洞，清理周围 1 米内杂物。',
    owner: '工程部 刘洋',
    assignedTo: 'customer',
    dueInDays: 7,
    treatment: '已临时用钢丝棉封堵，等待客户永久封堵。',
    outcome: 'unresolved',
  },
  {
    visitsAgo: 1,
    room: '收货平台',
    device: 'MY0001',
    severity: 'minor',
    description: '卸货门长时间敞开，灯内飞虫明显增多。',
    action: '加装快速卷帘门或风幕，卸货后随手关门。',
    owner: '仓储部',
    assignedTo: 'customer',
    dueInDays: 14,
    treatment: '客户已安装风幕。',
    outcome: 'resolved',
    photo: 'lampBoard',
  },
  {
    visitsAgo: 2,
    room: '厨房',
    device: 'ZL0003',
    severity: 'major',
    description: '蟑螂屋捕获德国小蠊成虫和若虫，灶台下方有卵鞘。',
    action: '胶饵点施，两周后复查；清理灶台油垢。',
    owner: '服务单位 李强',
    dueInDays: 14,
    treatment: '已点施胶饵并复查，未再发现活体。',
    outcome: 'verified',
    photo: 'cockroachBoard',
  },
  {
    visitsAgo: 4,
    room: '室外',
    device: 'DE0010',
    severity: 'minor',
    description: '饵站警示标签褪色。',
    action: '更换标签。',
    owner: '服务单位 王磊',
    dueInDays: 3,
    treatment: '当场更换。',
    outcome: 'verified',
  },
  {
    visitsAgo: 7,
    room: '发货平台',
    device: null,
    severity: 'major',
    description: '卷帘门下沿缝隙超过 6 毫米。',
    action: '更换门底密封条。',
    owner: '设备部',
    assignedTo: 'customer',
    dueInDays: 10,
    treatment: '密封条已更换，缝隙小于 3 毫米。',
    outcome: 'verified',
  },
  {
    visitsAgo: 11,
    room: '室外',
    device: null,
    severity: 'critical',
    description: '垃圾房外地面有积水和残渣，发现活鼠。',
    action: '每日清运并冲洗，增设两个饵站。',
    owner: '后勤部',
    assignedTo: 'customer',
    dueInDays: 2,
    treatment: '已清运、冲洗并增设饵站，三日复查无活动。',
    outcome: 'verified',
  },
];

/** Risks of one site, from long closed to still open. */
export function addRisks(
  world: DemoWorld,
  files: DemoFiles,
  site: DemoSite,
  visits: readonly DemoVisit[],
  findings: readonly Finding[] = factoryFindings,
): void {
  for (const finding of findings) {
    const visit = visits.at(-1 - finding.visitsAgo);
    if (visit) world.rows.risk.push(riskOf(world, files, site, visit, finding));
  }
}

function riskOf(
  world: DemoWorld,
  files: DemoFiles,
  site: DemoSite,
  visit: DemoVisit,
  finding: Finding,
): NewRow<'risk'> {
  const verified = finding.outcome === 'verified';
  const device = site.devices.find(({ row }) => row.code === finding.device);
  return {
    company_id: site.companyId,
    id: world.id(),
    task_id: visit.taskId,
    customer_id: site.customerId,
    device_id: device?.row.id ?? null,
    location: finding.room,
    description: finding.description,
    severity: finding.severity,
    state: finding.outcome === 'unresolved' ? 'unresolved' : 'resolved',
    photos: finding.photo === undefined ? [] : [files[finding.photo].key],
    action: finding.action,
    owner: finding.owner,
    assigned_to: finding.assignedTo ?? 'company',
    answered_by: finding.assignedTo === 'customer' && finding.outcome !== 'unresolved' ? finding.owner : null,
    due_day: addDays(visit.day, finding.dueInDays),
    treatment: finding.treatment,
    found_at: world.at(visit.day, 10, 30),
    found_by: visit.technician.name,
    treated_at: world.at(visit.day, 12, 40),
    verified_at: verified ? world.at(addDays(visit.day, Math.min(20, finding.dueInDays + 1)), 16) : null,
    verified_by: verified ? site.administrator.name : null,
  };
}
