import type { SitePlan } from './demo-sites';

type Zones = SitePlan['zones'];

const zones: Zones = {
  ...zoned('high', [
    ...['Cooking hall', 'Assembly line', 'Packing hall', 'Brewhouse', 'Fermentation cellar', 'Bottling line'],
    ...['Main kitchen', 'Diet kitchen', 'Tray assembly', 'Kitchen', 'Servery', 'Cafe kitchen', 'Food stalls'],
    ...['Roller floor', 'Sifter room', 'Packing floor', 'Bakehouse', 'Proving room', 'Oven room'],
    ...['Processing hall', 'Culture room', 'Filling hall', 'Butchers', 'Fishmongers'],
  ]),
  ...zoned('medium', [
    ...['Ingredient store', 'Chilled store', 'Packaging store', 'Malt store', 'Finished goods', 'Dry store', 'Bar'],
    ...['Restaurant', 'Staff restaurant', 'Dining hall', 'Wash-up', 'Pot wash', 'Canteen', 'Grain intake', 'Silo base'],
    ...['Cleaning floor', 'Bag warehouse', 'Flour store', 'Shop', 'Milk reception', 'Cold store', 'Racking hall'],
    ...['Cool store', 'Chamber 1', 'Chamber 2', 'Chamber 3', 'Market hall', 'Greengrocers', 'Waste room'],
  ]),
  Outside: 'outside',
};

function zoned(zone: Zones[string], rooms: readonly string[]): Zones {
  return Object.fromEntries(rooms.map((room) => [room, zone]));
}

const shared = { speaks: 'en', login: false, zones } as const;

/** Company B's other sites, each on a plan of its own. */
export const englishSites: readonly SitePlan[] = [
  {
    ...shared,
    name: 'ready-meals',
    layout: 'ready-meals',
    customer: {
      ...{ name: 'Millbrook Ready Meals', credit_code: '91310115MADEM0D14A', client_type: 'industrial' },
      ...{ region: 'Pudong, Shanghai', address: '18 Orchard Lane', latitude: 31.19, longitude: 121.71 },
      introduction: 'Chilled meals for shops and canteens; HACCP in place, audited by two retailers a year.',
    },
    contact: { contact_name: 'Hannah Cole', phone: '13900000061', report_email: 'quality@millbrook.example' },
    planName: 'Production, ground floor',
    metresPerWidth: 76,
    visits: 24,
    lastVisitDaysAgo: 2,
  },
  {
    ...shared,
    name: 'brewery',
    layout: 'brewery',
    customer: {
      ...{ name: 'Copperbridge Brewery', credit_code: '91310112MADEM0D22R', client_type: 'industrial' },
      ...{ region: 'Minhang, Shanghai', address: '7 Maltings Road', latitude: 31.11, longitude: 121.41 },
      introduction: '',
    },
    contact: { contact_name: 'Owen Marsh', phone: '13900000062' },
    planName: 'Brewhouse and bottling',
    metresPerWidth: 76,
    visits: 24,
    lastVisitDaysAgo: 9,
  },
  {
    ...shared,
    name: 'waterside',
    layout: 'hotel',
    customer: {
      ...{ name: 'Waterside Hotel', credit_code: '91310104MADEM0D302', client_type: 'business' },
      ...{ region: 'Xuhui, Shanghai', address: '210 Riverside Avenue', latitude: 31.17, longitude: 121.46 },
      introduction: '',
    },
    contact: { contact_name: 'Nadia Rossi', phone: '13900000063' },
    planName: 'Ground floor',
    metresPerWidth: 50,
    visits: 24,
    lastVisitDaysAgo: 6,
  },
  {
    ...shared,
    name: 'cold-store',
    layout: 'cold-store',
    customer: {
      ...{ name: 'Northgate Cold Store', credit_code: '91310117MADEM0D49R', client_type: 'industrial' },
      ...{ region: 'Songjiang, Shanghai', address: '55 Depot Road', latitude: 31.04, longitude: 121.24 },
      introduction: '',
    },
    contact: { contact_name: 'Greg Tanner', phone: '13900000064' },
    planName: 'Chambers and dock',
    metresPerWidth: 66,
    visits: 24,
    lastVisitDaysAgo: 12,
  },
  {
    ...shared,
    name: 'school',
    layout: 'school',
    customer: {
      ...{ name: 'Oakfield School Kitchen', credit_code: '12310112MADEM0D57H', client_type: 'other' },
      ...{ region: 'Minhang, Shanghai', address: '3 Oakfield Road', latitude: 31.14, longitude: 121.35 },
      introduction: 'Lunch for 620 pupils; visits outside school hours only.',
    },
    contact: { contact_name: 'Joan Whitlock', phone: '13900000065' },
    planName: 'Kitchen and dining hall',
    metresPerWidth: 42,
    visits: 24,
    lastVisitDaysAgo: 8,
  },
  {
    ...shared,
    name: 'hospital',
    layout: 'hospital',
    customer: {
      ...{ name: 'Riverbend Hospital Catering', credit_code: '12310110MADEM0D65F', client_type: 'other' },
      ...{ region: 'Yangpu, Shanghai', address: '90 Riverbend Way', latitude: 31.27, longitude: 121.53 },
      introduction: '',
    },
    contact: { contact_name: 'Priya Nair', phone: '13900000066' },
    planName: 'Catering department',
    metresPerWidth: 60,
    visits: 24,
    lastVisitDaysAgo: 5,
  },
  {
    ...shared,
    name: 'mill',
    layout: 'mill',
    customer: {
      ...{ name: 'Longmeadow Flour Mill', credit_code: '91310120MADEM0D73L', client_type: 'industrial' },
      ...{ region: 'Fengxian, Shanghai', address: '1 Mill Lane', latitude: 30.93, longitude: 121.47 },
      introduction: 'Wheat flour in bulk and in 25 kg bags.',
    },
    contact: { contact_name: 'Stuart Bell', phone: '13900000067' },
    planName: 'Mill, ground floor',
    metresPerWidth: 74,
    visits: 24,
    lastVisitDaysAgo: 3,
  },
  {
    ...shared,
    name: 'corner-loaf',
    layout: 'bakery',
    customer: {
      ...{ name: 'Corner Loaf Bakery', credit_code: '91310106MADEM0D817', client_type: 'business' },
      ...{ region: 'Jing’an, Shanghai', address: '46 Market Street', latitude: 31.23, longitude: 121.45 },
      introduction: '',
    },
    contact: { contact_name: 'Lucy Farr', phone: '13900000068' },
    planName: 'Bakehouse and shop',
    metresPerWidth: 31,
    visits: 24,
    lastVisitDaysAgo: 7,
  },
  {
    ...shared,
    name: 'thornfield',
    layout: 'dairy',
    customer: {
      ...{ name: 'Thornfield Dairy', credit_code: '91310118MADEM0D9XB', client_type: 'industrial' },
      ...{ region: 'Qingpu, Shanghai', address: '12 Pasture Road', latitude: 31.15, longitude: 121.12 },
      introduction: '',
    },
    contact: { contact_name: 'Colin Hayes', phone: '13900000069' },
    planName: 'Dairy, ground floor',
    metresPerWidth: 70,
    visits: 24,
    lastVisitDaysAgo: 10,
  },
  {
    ...shared,
    name: 'medical',
    layout: 'medical',
    customer: {
      ...{ name: 'Eastbank Medical Distribution', credit_code: '91310115MADEM0E02Q', client_type: 'industrial' },
      ...{ region: 'Pudong, Shanghai', address: '300 Logistics Park Road', latitude: 31.32, longitude: 121.6 },
      introduction: '',
    },
    contact: { contact_name: 'Victor Lang', phone: '13900000070' },
    planName: 'Warehouse',
    metresPerWidth: 60,
    visits: 24,
    lastVisitDaysAgo: 14,
  },
  {
    ...shared,
    name: 'market',
    layout: 'market',
    customer: {
      ...{ name: 'Old Mill Market Hall', credit_code: '91310109MADEM0E10X', client_type: 'business' },
      ...{ region: 'Hongkou, Shanghai', address: '5 Old Mill Square', latitude: 31.26, longitude: 121.49 },
      introduction: '',
    },
    contact: { contact_name: 'Sandra Quinn', phone: '13900000071' },
    planName: 'Market floor',
    metresPerWidth: 54,
    visits: 24,
    lastVisitDaysAgo: 4,
  },
];
