import { describe, expect, it } from 'vitest';
import { core } from 'zod/mini';
import { type EndpointName, endpointOf, endpoints } from '.';

const password = '0'.repeat(32);
const file = '/files/a.png';
const registration = {
  loginId: '13900000001',
  password,
  confirmPassword: password,
  code: '123456',
  companyName: 'Clearline',
  companyEmail: 'office@clearline.example',
  companyAddress: '1 Harbour Street',
  userName: 'Li Ming',
  userType: 1,
};
/** Specification §5: company name, region, credit code and phone are required of a customer, and nothing else. */
const customer = { name: 'Foods', region: 'Shanghai', creditCode: '91310000MA1FL0000A', phone: '13900000011' };
const device = { type: 'flyLamp', name: 'Lamp 1', code: 'FL-0001' };
const task = { customerId: 'c', places: ['indoor'], plannedAt: 1_777_852_800_000 };
const plannedTask = { ...task, workshopIds: ['w'], description: 'Monthly', staffIds: ['s'] };
const consumable = { categoryId: 5, name: 'Gel', safetyStock: '10', warningLevel: '5' };
const template = {
  name: 'Lamp, monthly',
  deviceType: 'flyLamp',
  process: 'Open it.',
  directions: [
    {
      name: 'Body',
      note: '',
      items: [
        { name: 'Clean', type: 'choice', options: [{ label: 'yes' }, { label: 'no' }] },
        { name: 'Height', type: 'number' },
        { name: 'Remarks', type: 'text' },
      ],
    },
  ],
};
const account = { name: 'Zhao', staffKind: 'service', loginId: '13900000012' };

/**
 * What a client sends that knows the specification and nothing of us: the fields that its §3, §5 and §7 name, without
 * those that it leaves optional. Lists and rows with an id have nothing else.
 */
const requests: { readonly [Name in EndpointName]?: unknown } = {
  'auth.login': { loginId: '13900000001', password, loginType: 'web' },
  'auth.info': { token: 't' },
  'auth.logout': {},
  'auth.webRegister': registration,
  'auth.guardianRegister': registration,
  'auth.startVerification': { phoneNumber: '13900000001', verificationType: 1 },
  'auth.webForgotPassword': { loginId: '13900000001', code: '123456', password, confirmPassword: password },
  'customer.checkLicense': { creditCode: customer.creditCode },
  'customer.list': {},
  'customer.allList': {},
  'customer.add': customer,
  'customer.create': { ...customer, loginId: '13900000013', password },
  'customer.createAccount': { id: 'c', loginId: '13900000013', password },
  'customer.update': { id: 'c', ...customer },
  'customer.editFactory': { id: 'c', ...customer },
  'device.myList': {},
  'device.list': {},
  'device.add': { customerId: 'c', ...device },
  'device.update': { id: 'd', ...device },
  'device.mobile': { id: 'd', floorPlanId: 'p', position: { x: 0.5, y: 0.5 } },
  'device.mosquitoGraph': { floorPlanId: 'p' },
  'floorPlan.list': {},
  'floorPlan.add': { customerId: 'c', name: 'Ground floor', image: file },
  'workshop.add': { customerId: 'c', name: 'Packing' },
  'workshop.update': { id: 'w', name: 'Packing' },
  'stock.addCategoryStock': { id: 's', quantity: '5' },
  'stock.setCategoryWarningNum': { id: 's', warningLevel: '5' },
  'stock.chemicalConsumables': {},
  'stock.consumablesStock': {},
  'stock.addConsumablesStock': { ...consumable, stock: '0' },
  'stock.updateConsumablesStock': { id: 's', ...consumable },
  'stock.removeConsumablesByIds': { ids: 's,t' },
  'company.update': {
    name: 'Clearline',
    address: '1 Harbour Street',
    contactName: 'Li',
    contactPhone: '13900000001',
    introduction: '',
    logo: file,
    businessLicense: file,
  },
  'task.list': {},
  'task.create': task,
  'task.update': { id: 't', ...plannedTask },
  'task.distribute': { id: 't', staffIds: ['s'] },
  'task.scheduling': {},
  'risk.list': {},
  'report.list': {},
  'contact.send': { name: 'Li', phone: '13900000001', message: 'Hello' },
  'account.list': {},
  'account.create': { ...account, password },
  'account.update': { id: 'a', ...account, email: 'zhao@clearline.example', permissions: [] },
  'template.create': template,
  'template.update': { id: 't', ...template },
  'leave.list': {},
  'leave.audit': { id: 'l', outcome: 'refuse', reason: 'No cover' },
  'seal.list': {},
  'seal.add': { title: 'Seal', image: file, keyword: 'Party A' },
  'seal.update': { id: 's', title: 'Seal', image: file, keyword: 'Party A' },
  'contract.approvedList': {},
  'contract.add': { name: 'Year 2026', number: 'C-1', file, sealId: 's', reviewerId: 'a' },
};

describe('a client built from the specification', () => {
  it.each(Object.entries(requests))('may call %s with what the specification names', (name, request) => {
    const { success, error } = core.safeParse(endpointOf(name as EndpointName).request, request);
    expect(success ? [] : error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([]);
  });

  const withId = endpoints.filter(({ row }) => row.source !== 'ours' && row.path.includes('{id}'));
  it.each(withId)('may call $name with an id alone', ({ row }) => {
    expect(core.safeParse(row.request, { id: 'x' }).success).toBe(true);
  });

  it('leaves to the server how a service is inspected and how open a zone lies', () => {
    const filled = (name: EndpointName) => core.parse(endpointOf(name).request, requests[name]);
    expect(filled('task.create')).toMatchObject({ inspection: 'devices', workshopIds: [], staffIds: [] });
    expect(filled('task.update')).not.toHaveProperty('inspection');
    expect(filled('workshop.add')).toMatchObject({ zoneRisk: 'medium' });
    expect(filled('workshop.update')).not.toHaveProperty('zoneRisk');
  });
});
