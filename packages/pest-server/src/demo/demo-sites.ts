import { addDays, type DeviceType, deviceTypeRows, type Language, reviewStatus, userTypes } from 'pest-sdk';
import type { NewRow } from '../database/tables';
import type { DemoFiles, DemoLayout, DemoPlace, Layout } from './demo-files';
import { addAccount, addFiles, type DemoAccount, type DemoPeople } from './demo-people';
import { type DemoWorld, demoId } from './demo-world';

type Zone = NewRow<'workshop'>['zone_risk'];

/** The sites that the demo is about, three of company A and one of company B. */
export type SiteName = 'food-plant' | 'hotel-restaurant' | 'warehouse' | 'food-hall';

export interface DemoDevice {
  readonly row: NewRow<'device'>;
  /** Its place among the site's devices of its type; the series are handed out by it. */
  readonly index: number;
}

export interface DemoSite {
  readonly name: string;
  readonly companyId: string;
  /** The language of its company and of the people there. */
  readonly speaks: Language;
  readonly customerId: string;
  readonly administrator: DemoAccount;
  readonly technicians: readonly DemoAccount[];
  readonly devices: readonly DemoDevice[];
  readonly workshops: readonly NewRow<'workshop'>[];
  readonly contact: string;
  /** Reviewed visits, one a month, the last of them `lastVisitDaysAgo`. */
  readonly visits: number;
  readonly lastVisitDaysAgo: number;
}

export interface SitePlan {
  readonly name: string;
  /** Whose floor plan and places it has. */
  readonly layout: Layout;
  /** Its first so many places; all of them where it says nothing. */
  readonly devices?: number;
  /** Put before the codes of places that another site has too. */
  readonly codePrefix?: string;
  readonly customer: Pick<
    NewRow<'customer'>,
    'name' | 'credit_code' | 'region' | 'address' | 'client_type' | 'latitude' | 'longitude' | 'introduction'
  >;
  readonly contact: { readonly contact_name: string; readonly phone: string; readonly report_email?: string };
  readonly planName: string;
  readonly metresPerWidth: number | null;
  readonly zones: Readonly<Record<string, Zone>>;
  /** @default 'zh' */
  readonly speaks?: Language;
  /** What its rooms are called, by what the layout calls them. */
  readonly rooms?: Readonly<Record<string, string>>;
  readonly login: boolean;
  readonly visits: number;
  readonly lastVisitDaysAgo: number;
}

const foodPlant: SitePlan = {
  name: 'food-plant',
  layout: 'food-plant',
  customer: {
    name: '苏州禾穗食品有限公司',
    credit_code: '91320594MADEM0A15J',
    region: '江苏省 苏州市 工业园区',
    address: '星湖街 328 号',
    client_type: 'industrial',
    latitude: 31.2989,
    longitude: 120.7376,
    introduction: '烘焙与即食食品生产，通过 HACCP 认证。',
  },
  contact: { contact_name: '龚喆', phone: '13900000004', report_email: 'quality@hesui.example' },
  planName: '厂区一层平面图',
  metresPerWidth: 96,
  zones: {
    加工车间: 'high',
    预处理间: 'high',
    厨房: 'high',
    内包装间: 'high',
    外包装间: 'medium',
    原料库: 'medium',
    辅料库: 'medium',
    成品库: 'medium',
    包材库: 'medium',
    食堂: 'medium',
    室外: 'outside',
  },
  login: true,
  visits: 25,
  lastVisitDaysAgo: 1,
};

const hotel: SitePlan = {
  name: 'hotel-restaurant',
  layout: 'hotel-restaurant',
  customer: {
    name: '临江大酒店',
    credit_code: '91310104MADEM0A239',
    region: '上海市 徐汇区',
    address: '龙腾大道 2350 号',
    client_type: 'business',
    latitude: 31.176,
    longitude: 121.459,
    introduction: '',
  },
  contact: { contact_name: '何静', phone: '13900000021' },
  planName: '一层平面图',
  metresPerWidth: 38,
  zones: { 厨房: 'high', 餐厅: 'medium', 仓库: 'medium', 室外: 'outside' },
  login: false,
  visits: 15,
  lastVisitDaysAgo: 6,
};

const warehouse: SitePlan = {
  name: 'warehouse',
  layout: 'warehouse',
  customer: {
    name: '恒通冷链仓储物流中心',
    credit_code: '91320583MADEM0A31A',
    region: '江苏省 苏州市 昆山市',
    address: '陆家镇金阳西路 66 号',
    client_type: 'industrial',
    latitude: 31.314,
    longitude: 121.048,
    introduction: '',
  },
  contact: { contact_name: '吴斌', phone: '13900000022' },
  planName: '一号库平面图',
  metresPerWidth: 30.7,
  zones: { 货架区: 'medium', 收货区: 'low', 发货月台: 'low', 室外: 'outside' },
  login: false,
  visits: 15,
  lastVisitDaysAgo: 10,
};

const foodHall: SitePlan = {
  name: 'food-hall',
  layout: 'food-hall',
  customer: {
    name: 'Skyline Terminal Food Hall',
    credit_code: '91310115MADEM0B11M',
    region: 'Pudong, Shanghai',
    address: '100 Airport Avenue, Terminal 2',
    client_type: 'business',
    latitude: 31.1507,
    longitude: 121.8033,
    introduction: 'Eleven kitchens and forty shops on one floor, open from 05:00 to 23:00.',
  },
  contact: { contact_name: 'Emma Reed', phone: '13900000008', report_email: 'quality@skyline.example' },
  planName: 'Food hall, departures level',
  metresPerWidth: 281,
  zones: { 'West kitchens': 'high', 'East kitchens': 'high', Outside: 'outside' },
  speaks: 'en',
  rooms: { 西区餐饮: 'West kitchens', 东区餐饮: 'East kitchens', 室外: 'Outside' },
  login: true,
  visits: 25,
  lastVisitDaysAgo: 4,
};

const noMore = { latitude: null, longitude: null, introduction: '' } as const;

/** What a smaller site has from the one whose floor plan it shares. */
function smallSite(layout: 'food-plant' | 'hotel-restaurant' | 'warehouse') {
  const zones = { 'food-plant': foodPlant.zones, 'hotel-restaurant': hotel.zones, warehouse: warehouse.zones };
  return { layout, zones: zones[layout], login: false } as const;
}

/** Company A's other sites: smaller ones, on the floor plans of the first three. */
export const chineseSites: readonly SitePlan[] = [
  {
    ...smallSite('food-plant'),
    name: 'dairy',
    customer: {
      ...noMore,
      name: '云岭乳业有限公司',
      credit_code: '91320505MADEM0C11L',
      region: '江苏省 苏州市 虎丘区',
      address: '金山路 86 号',
      client_type: 'industrial',
      latitude: 31.329,
      longitude: 120.5716,
    },
    contact: { contact_name: '许敏', phone: '13900000041' },
    planName: '灌装车间平面图',
    metresPerWidth: 72,
    codePrefix: 'YL-',
    devices: 34,
    visits: 24,
    lastVisitDaysAgo: 9,
  },
  {
    ...smallSite('hotel-restaurant'),
    name: 'mall',
    customer: {
      ...noMore,
      name: '锦绣购物中心',
      credit_code: '91310106MADEM0C21B',
      region: '上海市 静安区',
      address: '南京西路 1288 号',
      client_type: 'business',
      latitude: 31.2276,
      longitude: 121.452,
    },
    contact: { contact_name: '沈岚', phone: '13900000042' },
    planName: '美食层平面图',
    metresPerWidth: 52,
    codePrefix: 'JX-',
    devices: 17,
    visits: 25,
    lastVisitDaysAgo: 5,
  },
  {
    ...smallSite('warehouse'),
    name: 'logistics',
    customer: {
      ...noMore,
      name: '新港物流园',
      credit_code: '91310115MADEM0C31D',
      region: '上海市 浦东新区',
      address: '港辉路 500 号',
      client_type: 'industrial',
      latitude: 31.333,
      longitude: 121.6,
    },
    contact: { contact_name: '高远', phone: '13900000043' },
    planName: '二号库平面图',
    metresPerWidth: 64,
    codePrefix: 'XG-',
    devices: 23,
    visits: 24,
    lastVisitDaysAgo: 12,
  },
  {
    ...smallSite('hotel-restaurant'),
    name: 'bakery',
    customer: {
      ...noMore,
      name: '江南烘焙坊',
      credit_code: '91320583MADEM0C41N',
      region: '江苏省 苏州市 昆山市',
      address: '柏庐南路 199 号',
      client_type: 'industrial',
      latitude: 31.366,
      longitude: 120.957,
    },
    contact: { contact_name: '潘蕾', phone: '13900000044' },
    planName: '车间平面图',
    metresPerWidth: 30,
    codePrefix: 'JN-',
    devices: 14,
    visits: 18,
    lastVisitDaysAgo: 3,
  },
  {
    ...smallSite('hotel-restaurant'),
    name: 'kindergarten',
    customer: {
      ...noMore,
      name: '华庭幼儿园',
      credit_code: '91310112MADEM0C514',
      region: '上海市 闵行区',
      address: '都市路 3500 弄 8 号',
      client_type: 'other',
      latitude: 31.105,
      longitude: 121.388,
    },
    contact: { contact_name: '梅芳', phone: '13900000045' },
    planName: '一层平面图',
    metresPerWidth: 34,
    codePrefix: 'HT-',
    devices: 11,
    visits: 13,
    lastVisitDaysAgo: 8,
  },
  {
    ...smallSite('food-plant'),
    name: 'beverages',
    customer: {
      ...noMore,
      name: '明泉饮料有限公司',
      credit_code: '91320506MADEM0C618',
      region: '江苏省 苏州市 吴中区',
      address: '东吴南路 77 号',
      client_type: 'industrial',
      latitude: 31.24,
      longitude: 120.64,
    },
    contact: { contact_name: '丁伟', phone: '13900000046' },
    planName: '厂房平面图',
    metresPerWidth: 88,
    codePrefix: 'MQ-',
    devices: 40,
    visits: 24,
    lastVisitDaysAgo: 14,
  },
  {
    ...smallSite('warehouse'),
    name: 'pharmacy',
    customer: {
      ...noMore,
      name: '瑞康医药物流中心',
      credit_code: '91310120MADEM0C71Q',
      region: '上海市 奉贤区',
      address: '金海公路 6055 号',
      client_type: 'industrial',
      latitude: 30.94,
      longitude: 121.5,
    },
    contact: { contact_name: '陆青', phone: '13900000047' },
    planName: '阴凉库平面图',
    metresPerWidth: 48,
    codePrefix: 'RK-',
    devices: 20,
    visits: 24,
    lastVisitDaysAgo: 7,
  },
  {
    ...smallSite('hotel-restaurant'),
    name: 'inn',
    customer: {
      ...noMore,
      name: '东篱酒店',
      credit_code: '91310101MADEM0C819',
      region: '上海市 黄浦区',
      address: '河南南路 33 号',
      client_type: 'business',
    },
    contact: { contact_name: '蒋雯', phone: '13900000048' },
    planName: '一层平面图',
    metresPerWidth: 40,
    codePrefix: 'DL-',
    devices: 16,
    visits: 20,
    lastVisitDaysAgo: 11,
  },
  {
    ...smallSite('food-plant'),
    name: 'kitchen',
    customer: {
      ...noMore,
      name: '味佳中央厨房',
      credit_code: '91320508MADEM0C918',
      region: '江苏省 苏州市 姑苏区',
      address: '人民路 2010 号',
      client_type: 'business',
      latitude: 31.323,
      longitude: 120.62,
    },
    contact: { contact_name: '邵兵', phone: '13900000049' },
    planName: '加工区平面图',
    metresPerWidth: 56,
    codePrefix: 'WJ-',
    devices: 28,
    visits: 24,
    lastVisitDaysAgo: 4,
  },
];

const historyDays = 800;

export function addSites(world: DemoWorld, files: DemoFiles, people: DemoPeople): Record<SiteName, DemoSite> {
  const { company, other, passwordHash } = people;
  // The first three look after the first three sites.
  const first = { ...company, technicians: company.technicians.slice(0, 3) };
  return {
    'food-plant': addSite(world, files, first, foodPlant, passwordHash),
    'hotel-restaurant': addSite(world, files, first, hotel, passwordHash),
    warehouse: addSite(world, files, first, warehouse, passwordHash),
    'food-hall': addSite(world, files, other, foodHall, passwordHash),
  };
}

/** A company's other sites, each with technicians in a turn of its own. */
export function addMoreSites(
  world: DemoWorld,
  files: DemoFiles,
  company: DemoPeople['company'],
  plans: readonly SitePlan[],
  passwordHash: string,
): DemoSite[] {
  return plans.map((plan, index) => {
    const technicians = company.technicians.map(
      (_, turn) => company.technicians[(index + turn + 1) % company.technicians.length] ?? company.administrator,
    );
    return addSite(world, files, { ...company, technicians }, plan, passwordHash);
  });
}

function layoutOf({ layouts }: DemoFiles, { layout }: SitePlan): DemoLayout {
  const found = layouts.get(layout);
  if (!found) throw new Error(`The demo has no floor plan ${layout}.`);
  return found;
}

function placesOf(files: DemoFiles, plan: SitePlan): DemoPlace[] {
  const { devices, codePrefix = '', rooms } = plan;
  return layoutOf(files, plan)
    .places.slice(0, devices)
    .map((place) => ({ ...place, code: codePrefix + place.code, room: rooms?.[place.room] ?? place.room }));
}

function addSite(
  world: DemoWorld,
  files: DemoFiles,
  company: DemoPeople['company'],
  plan: SitePlan,
  passwordHash: string,
): DemoSite {
  const customerId = demoId(`customer ${plan.name}`);
  const startDay = addDays(world.today, -Math.min(historyDays, plan.visits * 31 + 20));
  const started = world.at(startDay, 9);
  const { rows } = world;
  const { name, credit_code: _code, ...said } = plan.customer;
  rows.customer.push({
    id: customerId,
    ...plan.customer,
    created_by: company.id,
    served_by: [company.id],
    status: reviewStatus.approved,
    registered_at: started,
    approved_at: started,
  });
  rows.customer_binding.push({
    company_id: company.id,
    customer_id: customerId,
    bound_at: started,
    customer_name: name,
    ...said,
    follows: plan.login,
    ...plan.contact,
  });
  if (plan.login) addLogin(world, passwordHash, company.id, customerId, plan, started);
  const floorPlanId = addFloorPlan(world, files, company, plan, customerId, started);
  const places = placesOf(files, plan);
  const workshops = addWorkshops(world, company.id, customerId, plan, places);
  const owner = { companyId: company.id, customerId, floorPlanId, speaks: plan.speaks ?? 'zh' } as const;
  const devices = addDevices(world, owner, workshops, places, startDay);
  return {
    name: plan.name,
    companyId: company.id,
    speaks: owner.speaks,
    customerId,
    administrator: company.administrator,
    technicians: company.technicians,
    devices,
    workshops,
    contact: plan.contact.contact_name,
    visits: plan.visits,
    lastVisitDaysAgo: plan.lastVisitDaysAgo,
  };
}

/** The site's own login: it has proven its phone, and its company shows it what it records. */
function addLogin(
  world: DemoWorld,
  passwordHash: string,
  companyId: string,
  customerId: string,
  plan: SitePlan,
  at: Date,
): void {
  const { id } = addAccount(world, passwordHash, {
    company_id: null,
    customer_id: customerId,
    login_id: plan.contact.phone,
    user_name: plan.contact.contact_name,
    type: userTypes.customer,
    permissions: '[]',
    made_by: companyId,
    proven_at: at,
  });
  world.rows.login_grant.push({ company_id: companyId, account_id: id, customer_id: customerId, granted_at: at });
}

function addFloorPlan(
  world: DemoWorld,
  files: DemoFiles,
  company: DemoPeople['company'],
  plan: SitePlan,
  customerId: string,
  at: Date,
): string {
  const id = demoId(`floor plan ${plan.name}`);
  const picture = layoutOf(files, plan).plan;
  const isNew = !world.rows.stored_file.some((file) => file.owner_id === company.id && file.key === picture.key);
  if (isNew) addFiles(world, { company_id: company.id, customer_id: null }, company.administrator.id, [picture]);
  const image = { image: picture.key, width: picture.width, height: picture.height };
  const owner = { company_id: company.id, customer_id: customerId };
  world.rows.floor_plan.push({
    ...owner,
    ...image,
    id,
    name: plan.planName,
    revision: 1,
    metres_per_width: plan.metresPerWidth,
    updated_at: at,
  });
  world.rows.floor_plan_revision.push({
    ...owner,
    ...image,
    floor_plan_id: id,
    revision: 1,
    account_id: company.administrator.id,
    at,
  });
  return id;
}

function addWorkshops(
  world: DemoWorld,
  companyId: string,
  customerId: string,
  plan: SitePlan,
  places: readonly DemoPlace[],
): NewRow<'workshop'>[] {
  const rooms = [...new Set(places.map((place) => place.room))];
  const workshops = rooms.map((room) => ({
    company_id: companyId,
    id: world.id(),
    customer_id: customerId,
    name: room,
    zone_risk: plan.zones[room] ?? 'low',
  }));
  world.rows.workshop.push(...workshops);
  return workshops;
}

/** Of the types that the demo's sites have. */
const models: Readonly<Record<Language, Partial<Record<DeviceType, readonly [model: string, brand: string]>>>> = {
  zh: {
    flyLamp: ['MD-30W', '虫盾'],
    mouseTrap: ['TinCat-2', '鼠安'],
    cockroachTrap: ['ZL-5', '蟑清'],
    baitStation: ['DE-Pro', '鼠安'],
  },
  en: {
    flyLamp: ['MD-30W', 'Lumiguard'],
    mouseTrap: ['TinCat-2', 'Stillwell'],
    cockroachTrap: ['ZL-5', 'Stillwell'],
    baitStation: ['DE-Pro', 'Stillwell'],
  },
};

/** Whose devices they are, and what they are called. */
interface DeviceOwner {
  readonly companyId: string;
  readonly customerId: string;
  readonly floorPlanId: string;
  readonly speaks: Language;
}

function addDevices(
  world: DemoWorld,
  { companyId, customerId, floorPlanId, speaks }: DeviceOwner,
  workshops: readonly NewRow<'workshop'>[],
  places: readonly DemoPlace[],
  installedDay: string,
): DemoDevice[] {
  const countOf = new Map<string, number>();
  return places.map((place) => {
    const index = countOf.get(place.type) ?? 0;
    countOf.set(place.type, index + 1);
    const [model, brand] = models[speaks][place.type] ?? ['', ''];
    const row: NewRow<'device'> = {
      company_id: companyId,
      id: world.id(),
      customer_id: customerId,
      floor_plan_id: floorPlanId,
      workshop_id: workshops.find((workshop) => workshop.name === place.room)?.id ?? null,
      type: place.type,
      place: deviceTypeRows[place.type].place,
      code: place.code,
      name: nameOf(place, index, speaks),
      model,
      brand,
      location: place.room,
      bound: true,
      x: place.x,
      y: place.y,
      installed_day: installedDay,
    };
    world.rows.device.push(row);
    world.rows.used_device_code.push({ code: row.code, company_id: companyId, device_id: row.id });
    world.rows.device_position.push({
      company_id: companyId,
      device_id: row.id,
      from_at: world.at(installedDay, 10),
      customer_id: customerId,
      floor_plan_id: floorPlanId,
      x: place.x,
      y: place.y,
    });
    keepModel(world, row);
    for (const tag of tagsOf(place, speaks)) world.rows.device_tag_use.push(taggedWith(world, row, tag));
    return { row, index };
  });
}

/** What a model is first seen with joins its company's list. */
function keepModel(world: DemoWorld, { company_id, type, model, brand }: NewRow<'device'>): void {
  const known = world.rows.device_model.some(
    (kept) => kept.company_id === company_id && kept.device_type === type && kept.name === model,
  );
  if (known) return;
  world.rows.device_model.push({ company_id, id: world.id(), device_type: type, name: model, brand });
}

function nameOf({ room, type }: DemoPlace, index: number, speaks: Language): string {
  const name = deviceTypeRows[type].words[speaks];
  const isNamed = name.startsWith(room);
  return speaks === 'zh' ? `${isNamed ? '' : room}${name} ${index + 1}` : `${room}, ${name.toLowerCase()} ${index + 1}`;
}

/** Words that a food site's auditor asks for. */
function tagsOf({ room, type }: DemoPlace, speaks: Language): readonly string[] {
  if (speaks === 'en') {
    return [
      ...(type === 'baitStation' ? ['Perimeter'] : []),
      ...(/kitchen|hall$|line$|Bake|Servery/i.test(room) ? ['Food handling'] : []),
    ];
  }
  return [
    ...(/辅料|原料/.test(room) ? ['过敏原区'] : []),
    ...(type === 'baitStation' ? ['外围防线'] : []),
    ...(/内包装|加工/.test(room) ? ['高清洁区'] : []),
  ];
}

function taggedWith(world: DemoWorld, { company_id, id }: NewRow<'device'>, name: string): NewRow<'device_tag_use'> {
  const known = world.rows.device_tag.find((tag) => tag.company_id === company_id && tag.name === name);
  const tag = known ?? { company_id, id: world.id(), name };
  if (!known) world.rows.device_tag.push(tag);
  return { company_id, device_id: id, tag_id: tag.id };
}
