import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type EndpointName, type RequestInput, serviceAgreementVersion } from 'pest-sdk';
import { endpointOf, endpoints } from 'pest-sdk/schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../database/ids';
import {
  addCompany,
  addCustomer,
  addDevice,
  addFloorPlan,
  addTask,
  customerDraft,
  deviceDraft,
  lampCheck,
  type Person,
  password,
  personWith,
  prove,
  randomCreditCode,
  randomPhone,
  signIn,
  type TestCompany,
} from '../testing/people';
import { onEachEngine, type TestServer } from '../testing/test-server';

/** What a call can name. */
interface Names {
  readonly company: string;
  readonly customer: string;
  readonly login: string;
  readonly phone: string;
  readonly staff: string;
  readonly file: string;
  readonly plan: string;
  readonly workshop: string;
  readonly device: string;
  readonly task: string;
  readonly risk: string;
  readonly document: string;
  readonly chemicalUse: string;
  readonly consumable: string;
  readonly template: string;
  readonly report: string;
  readonly reportStep: string;
  readonly reportNote: string;
  readonly share: string;
  readonly leave: string;
  readonly notice: string;
  readonly tag: string;
  readonly model: string;
  readonly recurring: string;
  readonly seal: string;
  readonly contract: string;
  readonly pdf: string;
  readonly log: string;
  readonly role: string;
  readonly order: string;
  readonly partner: string;
  readonly service: string;
  readonly webhook: string;
  readonly delivery: string;
}

type Asked = Exclude<EndpointName, PublicName | 'auth.logout' | 'upload.file'>;
type PublicName = Extract<
  EndpointName,
  | 'auth.login'
  | 'auth.beginPasskeySignIn'
  | 'auth.beginCompanySignIn'
  | 'auth.finishCompanySignIn'
  | 'auth.signInWithPasskey'
  | 'auth.startVerification'
  | 'auth.webForgotPassword'
  | 'auth.webRegister'
  | 'auth.guardianRegister'
  | 'contact.send'
  | 'membership.plans'
  | 'report.detailSimpleNoLogin'
  | 'embed.exchange'
>;

/** A change of what belongs to whoever asks, which names no record at all: there is nothing foreign to be named. */
const namesNothing = Symbol('names nothing');
type Case<Name extends EndpointName> = typeof namesNothing | ((names: Names) => RequestInput<Name>);

const draftOf = (names: Names) => ({
  customerId: names.customer,
  workshopIds: [names.workshop],
  places: ['indoor' as const],
  inspection: 'devices' as const,
  plannedAt: '2026-05-06T06:00:00.000Z',
  description: '',
  staffIds: [names.staff],
});
const recurringOf = ({ customer, workshop, staff }: Names) => ({
  customerId: customer,
  workshopIds: [workshop],
  places: ['indoor' as const],
  description: '',
  staffIds: [staff],
  pattern: { kind: 'weekly' as const, every: 1, weekdays: [3 as const] },
  time: '09:00',
  startDay: '2026-05-06',
});
const chemicalUseOf = ({ task, consumable }: Names) => ({
  taskId: task,
  consumableId: consumable,
  amount: '1',
  dilution: '',
  areaTreated: '1',
  where: 'Yard',
  method: 'spray',
  targetPest: '',
  batch: '',
  applicatorLicence: '',
  precautions: '',
});
const riskAt = (names: Names) => ({
  taskId: names.task,
  deviceId: names.device,
  location: 'Door',
  description: 'Gap',
  severity: 'major' as const,
  photos: [],
  action: '',
  owner: '',
  dueDay: null,
});
const pestLogOf = (names: Names) => ({
  title: 'Rats',
  description: '',
  content: 'Seen by the door',
  photos: [],
  customerId: names.customer,
  responsibleId: names.staff,
  operatorId: names.staff,
});
const templateBody = {
  name: 'Lamp',
  deviceType: 'flyLamp' as const,
  process: '',
  directions: [
    {
      id: 'd',
      name: 'Lamp',
      note: '',
      items: [
        {
          id: 'i',
          name: 'Clean',
          type: 'text' as const,
          required: false,
          options: [],
          multiple: false,
          unit: '',
          min: null,
          max: null,
          alarmAbove: null,
        },
      ],
    },
  ],
};
const documentOf = {
  kind: 'staffCertificate' as const,
  title: 'Taken',
  number: '',
  lastDay: null,
  customerId: null,
  accountId: null,
  consumableId: null,
};
const signerOf = { name: 'Taken', title: '', method: 'typed', strokes: null, reason: '' } as const;
const deviceThresholdOf = { deviceType: 'mouseTrap' as const, fromDay: '2026-05-01', value: 1, source: '' };
const thresholdOf = { group: 'flyingInsect' as const, fromDay: '2026-05-01', monthly: 30, source: '' };
const toldOf = { url: 'https://erp.example/taken', events: ['service.planned' as const] };
const consumableBody = { categoryId: 1, name: 'Board', unit: 'piece', safetyStock: '1', warningLevel: '1' } as const;
const { customerId: _, ...device } = deviceDraft('', { code: 'T-foreign-1' });
const profile = customerDraft('Somebody else');
const ownProfile = {
  name: profile.name,
  creditCode: profile.creditCode,
  region: profile.region,
  address: '',
  location: null,
  introduction: '',
  clientType: 'other' as const,
};
const unknownPhone = '13999999999';

/** How each row is asked for the records that somebody else made. A new row of the contract asks for its line here. */
const cases: { readonly [Name in Asked]: Case<Name> } = {
  'account.list': () => ({}),
  'account.details': ({ staff }) => ({ id: staff }),
  'account.signIns': ({ staff }) => ({ id: staff }),
  'account.number': () => ({}),
  'account.create': namesNothing,
  'account.update': ({ staff }) => ({
    id: staff,
    name: 'Taken',
    staffKind: 'service',
    loginId: unknownPhone,
    email: '',
    permissions: [],
    password,
  }),
  'account.delete': ({ staff }) => ({ id: staff }),
  'account.disable': ({ staff }) => ({ id: staff, disabled: true }),
  'account.resetPassword': ({ staff }) => ({ id: staff, password }),
  'account.endSessions': ({ staff }) => ({ id: staff }),
  'account.resetSecondFactor': ({ staff }) => ({ id: staff }),
  'account.unbindIdentity': ({ staff }) => ({ id: staff }),
  'account.serviceAccounts': () => ({}),
  'account.addServiceAccount': namesNothing,
  'account.rotateServiceKey': ({ service }) => ({ id: service, days: 30, password }),
  'account.revokeServiceAccount': ({ service }) => ({ id: service }),
  'auth.info': () => ({}),
  'auth.sessions': () => ({}),
  'auth.endSession': ({ staff }) => ({ id: staff }),
  'auth.endOtherSessions': namesNothing,
  'auth.secondFactor': () => ({}),
  'auth.beginSecondFactor': namesNothing,
  'auth.confirmSecondFactor': namesNothing,
  'auth.renewRecoveryCodes': namesNothing,
  'auth.endSecondFactor': namesNothing,
  'auth.passkeys': () => ({}),
  'auth.beginPasskey': namesNothing,
  'auth.addPasskey': namesNothing,
  'auth.removePasskey': ({ staff }) => ({ id: staff, password }),
  'auth.changePassword': namesNothing,
  'auth.updateOwn': ({ file }) => ({ userName: 'Somebody', headPic: file }),
  'auth.editUserPassword': () => ({ oldPassword: 'f'.repeat(32), newPassword: password, confirmPassword: password }),
  'auth.setOwnPassword': namesNothing,
  'company.details': () => ({}),
  'company.signIn': () => ({}),
  'company.saveSignIn': namesNothing,
  'company.removeSignIn': namesNothing,
  'company.beginSignInTest': namesNothing,
  'company.finishSignInTest': namesNothing,
  'company.update': namesNothing,
  'company.updateSettings': namesNothing,
  'erasure.company': () => ({}),
  'erasure.give': namesNothing,
  'erasure.takeBack': namesNothing,
  'contract.approvedList': () => ({}),
  'contract.add': ({ pdf, seal, staff }) => ({
    name: 'Taken',
    number: 'T-1',
    file: pdf,
    sealId: seal,
    reviewerId: staff,
  }),
  'contract.updateApply': ({ contract }) => ({ id: contract, outcome: 'reject', reason: 'Taken' }),
  'contract.delete': ({ contract }) => ({ id: contract }),
  'contract.places': ({ pdf, seal }) => ({ file: pdf, sealId: seal }),
  'contract.placesOf': ({ contract }) => ({ id: contract }),
  'contract.reviewers': () => ({}),
  'customer.checkLicense': () => ({ creditCode: '91310000MA1FL0000A' }),
  'customer.list': () => ({}),
  'customer.allList': () => ({}),
  'customer.places': () => ({}),
  'customer.map': () => ({}),
  'customer.details': ({ customer }) => ({ id: customer }),
  'customer.search': () => ({ key: unknownPhone }),
  'customer.add': namesNothing,
  'customer.create': namesNothing,
  'customer.importLines': namesNothing,
  'customer.addFriend': namesNothing,
  'customer.createAccount': ({ customer }) => ({ id: customer, loginId: randomPhone(), password }),
  'customer.logins': ({ customer }) => ({ id: customer }),
  'customer.confirmLogin': ({ customer, login, phone }) => ({ id: customer, accountId: login, loginId: phone }),
  'customer.hideLogin': ({ customer, login }) => ({ id: customer, accountId: login }),
  'customer.resetLogin': ({ customer, login }) => ({ id: customer, accountId: login, password }),
  'customer.disableLogin': ({ customer, login }) => ({ id: customer, accountId: login, disabled: true }),
  'customer.requests': () => ({}),
  'customer.withdrawRequest': ({ customer }) => ({ id: customer }),
  'customer.own': () => ({}),
  'customer.updateOwn': () => ownProfile,
  'customer.information': () => ({}),
  'customer.submitInformation': namesNothing,
  'customer.update': ({ customer }) => ({ id: customer, ...profile }),
  'customer.editFactory': ({ customer }) => ({ id: customer, ...profile }),
  'customer.remove': ({ customer }) => ({ id: customer }),
  'customer.removeFactory': ({ customer }) => ({ id: customer }),
  'customer.category': () => ({}),
  'customer.addFactoryDevice': ({ customer }) => ({ customerId: customer, code: 'T-unknown-1' }),
  'customer.removeFactoryDevice': ({ customer }) => ({ customerId: customer, code: 'T-unknown-1' }),
  'customer.findFactoryDevice': ({ customer }) => ({ customerId: customer }),
  'device.myList': () => ({}),
  'device.detail': (names) => ({ id: names.device }),
  'device.list': (names) => ({
    customerId: names.customer,
    floorPlanId: names.plan,
    workshopId: names.workshop,
  }),
  'device.update': (names) => ({ ...device, id: names.device, floorPlanId: names.plan, workshopId: names.workshop }),
  'device.mobile': (names) => ({ id: names.device, floorPlanId: names.plan, position: { x: 0.9, y: 0.9 } }),
  'device.add': (names) => ({ ...device, customerId: names.customer, floorPlanId: names.plan }),
  'device.nextCodes': ({ customer }) => ({ type: 'flyLamp', customerId: customer }),
  'device.copy': (names) => ({ ids: [names.device], customerId: names.customer, floorPlanId: names.plan }),
  'device.importLines': ({ customer }) => ({
    customerId: customer,
    mode: 'all',
    lines: [{ line: 2, type: 'flyLamp' }],
  }),
  'device.history': (names) => ({ id: names.device }),
  'device.delete': (names) => ({ id: names.device }),
  'device.tagList': () => ({}),
  'device.modelList': () => ({}),
  'device.addTag': namesNothing,
  'device.updateTag': ({ tag }) => ({ id: tag, name: 'Taken' }),
  'device.mergeTags': ({ tag }) => ({ id: tag, into: tag }),
  'device.deleteTag': ({ tag }) => ({ id: tag }),
  'device.addModel': namesNothing,
  'device.updateModel': ({ model }) => ({ id: model, name: 'Taken' }),
  'device.mergeModels': ({ model }) => ({ id: model, into: model }),
  'device.deleteModel': ({ model }) => ({ id: model }),
  'device.mosquitoGraph': ({ plan }) => ({ floorPlanId: plan, range: 'month' }),
  'device.meDeviceAll': () => ({}),
  'deviceRole.list': () => ({}),
  'deviceRole.account': () => ({}),
  'deviceRole.create': ({ customer, workshop, staff }) => ({
    name: 'Taken',
    customerIds: [customer],
    workshopIds: [workshop],
    accountIds: [staff],
  }),
  'deviceRole.update': ({ role, staff }) => ({ id: role, name: 'Taken', accountIds: [staff] }),
  'deviceRole.details': ({ role }) => ({ id: role }),
  'deviceRole.matches': ({ customer, workshop }) => ({ customerIds: customer, workshopIds: workshop }),
  'deviceRole.assign': ({ staff, role }) => ({ accountId: staff, roleIds: [role] }),
  'deviceRole.delete': ({ role }) => ({ id: role }),
  'floorPlan.list': ({ customer }) => ({ customerId: customer }),
  'floorPlan.asOf': ({ plan }) => ({ id: plan, day: '2026-05-04' }),
  'floorPlan.add': ({ customer, file }) => ({ customerId: customer, name: 'Plan', image: file }),
  'floorPlan.update': ({ plan, device }) => ({
    id: plan,
    name: 'Taken',
    metresPerWidth: null,
    trashAreas: [],
    positions: [{ id: device, x: 0, y: 0 }],
  }),
  'floorPlan.delete': ({ plan }) => ({ id: plan }),
  'home.customerType': () => ({}),
  'home.consumableWarning': () => ({}),
  'home.todayData': () => ({}),
  'home.needs': () => ({}),
  'home.firstSteps': () => ({}),
  'home.outlook': () => ({}),
  'home.captures': ({ customer }) => ({ customerId: customer, from: '2026-01-01', to: '2026-12-31' }),
  'home.siteTrend': ({ customer }) => ({ customerId: customer }),
  'home.sitePauses': ({ customer }) => ({ customerId: customer }),
  'home.scheduleTrend': () => ({}),
  'home.customerTrend': () => ({}),
  'inspection.sheet': ({ task }) => ({ id: task }),
  'inspection.record': (names) => lampCheck(names.task, names.device, 3),
  'inspection.removeRecord': (names) => ({ taskId: names.task, deviceId: names.device }),
  'inspection.sign': ({ task }) => ({ taskId: task, ...signerOf }),
  'inspection.chemicals': () => ({}),
  'inspection.chemicalUses': ({ task }) => ({ id: task }),
  'inspection.siteUse': ({ customer }) => ({ customerId: customer, from: '2026-05-01', to: '2026-05-31' }),
  'inspection.useChemical': chemicalUseOf,
  'inspection.removeChemicalUse': ({ chemicalUse }) => ({ id: chemicalUse }),
  'leave.list': () => ({}),
  'leave.audit': ({ leave }) => ({ id: leave, outcome: 'refuse', reason: 'Taken' }),
  'leave.conflicts': ({ leave }) => ({ id: leave }),
  'leave.apply': namesNothing,
  'leave.withdraw': ({ leave }) => ({ id: leave }),
  'pestLog.list': () => ({ state: 'unhandled' }),
  'pestLog.details': ({ log }) => ({ id: log }),
  'pestLog.people': () => ({}),
  'pestLog.create': (names) => ({ ...pestLogOf(names), taskId: names.task }),
  'pestLog.update': (names) => ({ id: names.log, ...pestLogOf(names) }),
  'pestLog.handOver': ({ log, staff }) => ({ id: log, operatorId: staff }),
  'pestLog.handle': ({ log }) => ({ id: log, handling: 'Taken', photos: [] }),
  'pestLog.delete': ({ log }) => ({ id: log }),
  'platform.companies': () => ({ state: 'approved' }),
  'platform.customers': () => ({ state: 'approved' }),
  'platform.customer': ({ customer }) => ({ id: customer }),
  'platform.customerLogins': ({ customer }) => ({ id: customer }),
  'platform.hearLogin': ({ customer, login }) => ({
    id: customer,
    accountId: login,
    speaks: false,
    reason: 'Taken',
  }),
  'platform.correctCustomer': ({ customer }) => ({
    id: customer,
    name: 'Taken',
    creditCode: randomCreditCode(),
    region: 'Taken',
    regionCode: null,
    address: '',
    introduction: '',
    clientType: 'other',
    reason: 'Taken',
  }),
  'platform.review': ({ customer }) => ({ kind: 'customer', id: customer, outcome: 'fail', reason: 'Taken' }),
  'platform.outbox': () => ({}),
  'platform.operations': () => ({}),
  'platform.resend': ({ customer }) => ({ id: customer }),
  'platform.contactMessages': () => ({}),
  'platform.readContactMessage': ({ customer }) => ({ id: customer, read: true }),
  'platform.audit': () => ({}),
  'platform.orders': () => ({ show: 'all' }),
  'platform.confirmTransfer': ({ order }) => ({ id: order, amountCents: 199_900, password }),
  'platform.issueInvoice': ({ order }) => ({ id: order, number: 'Taken' }),
  'platform.paymentAlarms': () => ({}),
  'platform.settlePaymentAlarm': ({ order }) => ({ id: order, note: 'Taken' }),
  'membership.current': () => ({}),
  'membership.photos': () => ({}),
  'document.list': ({ customer }) => ({ customerId: customer }),
  'document.binder': ({ customer }) => ({ customerId: customer }),
  'document.add': ({ customer, staff, consumable, file }) => ({
    ...documentOf,
    customerId: customer,
    accountId: staff,
    consumableId: consumable,
    file,
  }),
  'document.update': ({ document, file }) => ({ ...documentOf, id: document, file }),
  'document.delete': ({ document }) => ({ id: document }),
  'threshold.list': ({ customer }) => ({ customerId: customer }),
  'threshold.set': ({ customer }) => ({ ...thresholdOf, customerId: customer }),
  'threshold.deviceList': ({ customer }) => ({ customerId: customer }),
  'threshold.setForDevices': ({ customer }) => ({ ...deviceThresholdOf, customerId: customer }),
  'threshold.removeForDevices': ({ customer }) => ({
    customerId: customer,
    deviceType: 'mouseTrap',
    fromDay: '2026-05-01',
  }),
  'search.find': () => ({ text: canary }),
  'threshold.remove': ({ customer }) => ({ customerId: customer, group: 'rodent', fromDay: '2026-05-01' }),
  'embed.partners': () => ({}),
  'embed.granted': () => ({}),
  'embed.addPartner': namesNothing,
  'embed.updatePartner': ({ partner }) => ({ id: partner, name: 'Taken', origins: [] }),
  'embed.rotateKey': ({ partner }) => ({ id: partner }),
  'embed.revokePartner': ({ partner }) => ({ id: partner }),
  'embed.webhooks': ({ partner }) => ({ partnerId: partner }),
  'embed.addWebhook': ({ partner, customer }) => ({ ...toldOf, partnerId: partner, customerIds: [customer] }),
  'embed.updateWebhook': ({ webhook }) => ({ ...toldOf, id: webhook, enabled: false }),
  'embed.rotateWebhookSecret': ({ webhook }) => ({ id: webhook }),
  'embed.removeWebhook': ({ webhook }) => ({ id: webhook }),
  'embed.testWebhook': ({ webhook }) => ({ id: webhook }),
  'embed.webhookDeliveries': ({ partner }) => ({ partnerId: partner }),
  'embed.resendWebhook': ({ delivery }) => ({ id: delivery }),
  'order.list': () => ({}),
  'order.details': ({ order }) => ({ id: order }),
  'order.create': namesNothing,
  'order.pay': ({ order }) => ({ id: order, method: 'bank' }),
  'order.close': ({ order }) => ({ id: order }),
  'order.requestInvoice': ({ order }) => ({
    id: order,
    kind: 'ordinary',
    titleKind: 'person',
    title: 'Taken',
    taxNumber: '',
    email: 'taken@example.com',
  }),
  'order.contract': ({ order }) => ({ id: order }),
  'notice.list': () => ({}),
  'notice.unread': () => ({}),
  'notice.read': ({ notice }) => ({ id: notice }),
  'notice.readAll': namesNothing,
  'notice.settings': () => ({}),
  'notice.saveSettings': namesNothing,
  'report.list': ({ customer }) => ({ customerId: customer }),
  'report.add': ({ task }) => ({ taskId: task }),
  'report.update': ({ report }) => ({ id: report, name: 'Taken', subject: '' }),
  'report.delete': ({ report }) => ({ id: report }),
  'report.detail': ({ report }) => ({ id: report }),
  'report.detailSimple': ({ report }) => ({ id: report }),
  'report.saveDetailData': ({ report }) => ({ id: report, version: 1, name: 'Taken', subject: '', sections: [] }),
  'report.saveDetailSimple': ({ report }) => ({ id: report, version: 1, name: 'Taken', subject: '', sections: [] }),
  'report.saveLayout': ({ report }) => ({
    id: report,
    layout: { paper: 'A4', logo: null, accent: null, header: '', footer: '' },
  }),
  'report.examineDetailSimple': ({ report }) => ({ id: report, outcome: 'reject', reason: 'Taken' }),
  'report.sign': ({ report }) => ({
    id: report,
    version: 1,
    role: 'customer',
    name: 'Taken',
    method: 'typed',
    strokes: null,
  }),
  'report.versions': ({ report }) => ({ id: report }),
  'report.version': ({ reportStep }) => ({ id: reportStep }),
  'report.notes': ({ report }) => ({ id: report }),
  'report.addNote': ({ report }) => ({ id: report, sectionId: 'summary', text: 'Taken' }),
  'report.answerNote': ({ reportNote }) => ({ id: reportNote, text: 'Taken' }),
  'report.resolveNote': ({ reportNote }) => ({ id: reportNote }),
  'report.shares': ({ report }) => ({ id: report }),
  'report.share': ({ report }) => ({ id: report }),
  'report.endShare': ({ share }) => ({ id: share }),
  'report.exportPdf': ({ report }) => ({ id: report }),
  'risk.list': ({ task, customer }) => ({ taskId: task, customerId: customer }),
  'risk.counts': ({ customer }) => ({ customerId: customer }),
  'risk.details': ({ risk }) => ({ id: risk }),
  'risk.add': riskAt,
  'risk.treat': ({ risk }) => ({ id: risk, state: 'resolved', treatment: 'Taken', photos: [] }),
  'risk.verify': ({ risk }) => ({ id: risk }),
  'risk.assign': ({ risk }) => ({ id: risk, assignedTo: 'customer', owner: 'Taken', action: '', dueDay: null }),
  'risk.answer': ({ risk, file }) => ({ id: risk, treatment: 'Taken', photos: [file] }),
  'risk.returnAnswer': ({ risk }) => ({ id: risk, reason: 'Taken' }),
  'schedule.board': () => ({ from: '2026-05-01', to: '2026-05-14' }),
  'schedule.move': ({ task, staff }) => ({
    id: task,
    from: { plannedAt: '2026-05-04T06:00:00.000Z', staffIds: [staff] },
    to: { plannedAt: '2026-05-06T06:00:00.000Z', staffIds: [staff] },
  }),
  'schedule.recurring': () => ({}),
  'schedule.addRecurring': recurringOf,
  'schedule.changeRecurring': (names) => ({ id: names.recurring, ...recurringOf(names) }),
  'schedule.pauseRecurring': ({ recurring }) => ({ id: recurring, from: '2026-05-06', to: '2026-05-20' }),
  'schedule.resumeRecurring': ({ recurring }) => ({ id: recurring, from: '2026-05-06', to: '2026-05-20' }),
  'schedule.endRecurring': ({ recurring }) => ({ id: recurring, lastDay: '2026-05-06' }),
  'seal.list': () => ({}),
  'seal.add': namesNothing,
  'seal.update': ({ seal, file }) => ({ id: seal, title: 'Taken', image: file, keyword: 'Taken' }),
  'seal.delete': ({ seal }) => ({ id: seal }),
  'serviceCompany.list': () => ({}),
  'serviceCompany.delete': ({ company }) => ({ id: company }),
  'serviceCompany.requests': () => ({}),
  'serviceCompany.confirm': ({ company }) => ({ id: company }),
  'serviceCompany.decline': ({ company }) => ({ id: company }),
  'stock.allCategoryStock': () => ({}),
  'stock.addCategoryStock': ({ consumable }) => ({ id: consumable, quantity: '5' }),
  'stock.setCategoryWarningNum': ({ consumable }) => ({ id: consumable, warningLevel: '5' }),
  'stock.categoryWarningNum': () => ({}),
  'stock.chemicalConsumables': () => ({}),
  'stock.consumablesStock': () => ({}),
  'stock.addConsumablesStock': namesNothing,
  'stock.importLines': namesNothing,
  'stock.updateConsumablesStock': ({ consumable }) => ({ id: consumable, ...consumableBody }),
  'stock.all': () => ({}),
  'stock.removeConsumablesByIds': ({ consumable }) => ({ ids: consumable }),
  'stock.ledger': ({ consumable }) => ({ id: consumable }),
  'stock.takeOut': ({ consumable }) => ({ id: consumable, quantity: '1', cause: 'damaged' }),
  'stock.count': ({ consumable }) => ({
    lines: [{ id: consumable, batchId: null, expected: '0', counted: '1' }],
  }),
  'stock.balance': () => ({ kind: 'chemical', from: '2026-01-01', to: '2026-12-31' }),
  'task.list': ({ customer }) => ({ customerId: customer }),
  'task.counts': ({ customer }) => ({ customerId: customer }),
  'task.details': ({ task }) => ({ id: task }),
  'task.history': ({ task }) => ({ id: task }),
  'task.create': draftOf,
  'task.update': (names) => ({ id: names.task, ...draftOf(names) }),
  'task.distribute': ({ task, staff }) => ({ id: task, staffIds: [staff] }),
  'task.delete': ({ task }) => ({ id: task }),
  'task.scheduling': () => ({ from: '2026-05-01', to: '2026-05-14' }),
  'task.checkIn': ({ task }) => ({ id: task }),
  'task.submit': ({ task }) => ({ id: task }),
  'task.review': ({ task }) => ({ id: task, outcome: 'return', reason: 'Taken' }),
  'task.signInfo': ({ task }) => ({ id: task }),
  'task.generateReport': ({ task }) => ({ id: task }),
  'task.removeService': ({ task }) => ({ id: task }),
  'task.generateServicesReport': ({ task }) => ({ ids: [task] }),
  'task.saveServicesPdfData': ({ report }) => ({ id: report, data: '{"taken":true}' }),
  'task.getServicesPdfData': ({ report }) => ({ id: report }),
  'template.list': () => ({}),
  'template.details': ({ template }) => ({ id: template }),
  'template.create': namesNothing,
  'template.update': ({ template }) => ({ id: template, ...templateBody }),
  'template.delete': ({ template }) => ({ id: template }),
  'workshop.list': ({ customer }) => ({ customerId: customer }),
  'workshop.children': ({ customer }) => ({ customerId: customer }),
  'workshop.add': ({ customer }) => ({ customerId: customer, name: 'Taken', zoneRisk: 'low' }),
  'workshop.update': ({ workshop }) => ({ id: workshop, name: 'Taken', zoneRisk: 'low' }),
  'workshop.delete': ({ workshop }) => ({ id: workshop }),
};

/** Ends what the second company needs for the rest of the run. */
const endsOwnBinding: ReadonlySet<string> = new Set(['customer.remove', 'customer.removeFactory']);
/** A bound company sees that there are other logins, and shows them its own records or not. */
const aboutOwnRecords: ReadonlySet<string> = new Set(['customer.confirmLogin', 'customer.hideLogin']);

const agreement = new URL('../../../../tests/fixtures/pdf/en_pest_service_agreement.pdf', import.meta.url);

/** A marker in every text that the first company records. */
const canary = 'ZAUNKOENIG';

/** Names that nothing has. */
function unknownNames(): Names {
  const id = () => newId(new Date());
  return {
    company: id(),
    customer: id(),
    login: id(),
    phone: unknownPhone,
    staff: id(),
    file: 'https://pest.test/files/unknown.png?expires=1&signature=unknown',
    plan: id(),
    workshop: id(),
    device: id(),
    task: id(),
    risk: id(),
    document: id(),
    chemicalUse: id(),
    consumable: id(),
    template: id(),
    report: id(),
    reportStep: id(),
    reportNote: id(),
    share: id(),
    leave: id(),
    notice: id(),
    tag: id(),
    model: id(),
    recurring: id(),
    seal: id(),
    contract: id(),
    pdf: 'https://pest.test/files/unknown.pdf?expires=1&signature=unknown',
    log: id(),
    role: id(),
    order: id(),
    partner: id(),
    service: id(),
    webhook: id(),
    delivery: id(),
  };
}

/** A company that recorded something of everything at a site, with the site's own login. */
async function recordEverything(server: TestServer) {
  const company = await addCompany(server);
  const { administrator } = company;
  const { id: technicianId, loginId: phone } = await company.addServiceStaff(`${canary} technician`);
  const technician = await signIn(server, phone, technicianId);
  const loginId = randomPhone();
  const { id: customer } = await administrator.get('customer.create', {
    ...customerDraft('Food factory'),
    contactName: `${canary} contact`,
    reportEmail: `${canary.toLowerCase()}@factory.example`,
    notes: `${canary} notes`,
    loginId,
    password,
  });
  const [login] = await administrator.get('customer.logins', { id: customer });
  const person = await signIn(server, loginId, login?.id);
  const upload = await administrator.upload();
  const plan = (
    await administrator.get('floorPlan.add', {
      customerId: customer,
      name: `${canary} plan`,
      image: (await administrator.upload()).data.fullurl,
    })
  ).id;
  const workshop = (
    await administrator.get('workshop.add', { customerId: customer, name: `${canary} workshop`, zoneRisk: 'high' })
  ).id;
  const lamp = await addDevice(administrator, customer, {
    floorPlanId: plan,
    workshopId: workshop,
    position: { x: 0.5, y: 0.5 },
    name: `${canary} lamp`,
    location: `${canary} place`,
    model: `${canary}-1`,
    tags: [`${canary} tag`],
  });
  const [tag] = await administrator.get('device.tagList', {});
  const [model] = await administrator.get('device.modelList', {});
  const template = (
    await administrator.get('template.create', { ...templateBody, name: `${canary} template`, process: canary })
  ).id;
  const chemical = { ...consumableBody, categoryId: 5, name: `${canary} gel`, warningLevel: '100' };
  const consumable = (await administrator.get('stock.addConsumablesStock', { ...chemical, stock: '50' })).id;
  const task = await addTask(administrator, customer, [technician], {
    places: ['indoor'],
    description: `${canary} service`,
  });
  await technician.get('task.checkIn', { id: task });
  await technician.get('inspection.record', lampCheck(task, lamp.id, 25, { note: `${canary} note` }));
  await technician.get('inspection.useChemical', {
    ...chemicalUseOf({ ...unknownNames(), task, consumable }),
    where: `${canary} yard`,
  });
  const [use] = await technician.get('inspection.chemicalUses', { id: task });
  const risk = (
    await technician.get('risk.add', {
      ...riskAt({ ...unknownNames(), task, device: lamp.id }),
      description: `${canary} gap`,
    })
  ).id;
  await technician.get('risk.treat', { id: risk, state: 'resolved', treatment: `${canary} sealed`, photos: [] });
  await administrator.get('threshold.set', { ...thresholdOf, customerId: customer, source: `${canary} agreed` });
  await administrator.get('threshold.setForDevices', {
    ...deviceThresholdOf,
    customerId: customer,
    source: `${canary} agreed`,
  });
  const { id: document } = await administrator.get('document.add', {
    ...documentOf,
    title: `${canary} certificate`,
    accountId: technician.id,
    file: (await administrator.upload()).data.fullurl,
  });
  await technician.get('task.submit', { id: task });
  await administrator.get('task.review', { id: task, outcome: 'pass' });
  const report = (await administrator.get('task.generateReport', { id: task })).id;
  await administrator.get('report.update', { id: report, name: `${canary} report`, subject: canary });
  await administrator.get('task.saveServicesPdfData', { id: report, data: `{"text":"${canary}"}` });
  const share = (await administrator.get('report.share', { id: report })).id;
  const [reportStep] = await administrator.get('report.versions', { id: report });
  const reportNote = await administrator.get('report.addNote', { id: report, sectionId: 'summary', text: canary });
  const { id: partner } = await administrator.get('embed.addPartner', {
    name: `${canary} ERP`,
    origins: [`https://${canary.toLowerCase()}.example`],
  });
  const { id: service } = await administrator.get('account.addServiceAccount', {
    name: `${canary} ERP`,
    permissions: ['m_client_list'],
    days: 30,
    password,
  });
  const told = { partnerId: partner, url: `https://${canary.toLowerCase()}.example/told`, events: toldOf.events };
  const { id: webhook } = await administrator.get('embed.addWebhook', told);
  const { id: delivery } = await administrator.get('embed.testWebhook', { id: webhook });
  await technician.get('leave.apply', {
    startAt: '2026-05-20T00:00:00.000Z',
    endAt: '2026-05-21T00:00:00.000Z',
    reason: `${canary} wedding`,
  });
  const recurring = (
    await administrator.get('schedule.addRecurring', {
      ...recurringOf({ ...unknownNames(), customer, workshop, staff: technician.id }),
      description: `${canary} every week`,
      endDay: '2026-05-13',
    })
  ).id;
  const log = (
    await technician.get('pestLog.create', {
      ...pestLogOf({ ...unknownNames(), customer, staff: technician.id }),
      content: `${canary} sighting`,
      taskId: task,
    })
  ).id;
  const papers = await submitContract(server, company);
  const { items: leaves } = await administrator.get('leave.list', {});
  const notices = (await technician.get('notice.list', {})).items;
  const { id: role } = await administrator.get('deviceRole.create', {
    name: `${canary} role`,
    customerIds: [customer],
    workshopIds: [workshop],
    accountIds: [technician.id],
  });
  const { id: order } = await administrator.get('order.create', {
    product: 'silver',
    years: 1,
    agreementVersion: serviceAgreementVersion,
  });
  const names: Names = {
    company: company.id,
    customer,
    login: person.id,
    phone: loginId,
    staff: technician.id,
    file: upload.data.fullurl,
    plan,
    workshop,
    device: lamp.id,
    task,
    risk,
    document,
    chemicalUse: use?.id ?? '',
    consumable,
    template,
    report,
    reportStep: reportStep?.id ?? '',
    reportNote: reportNote.id,
    share,
    partner,
    service,
    webhook,
    delivery,
    leave: leaves[0]?.id ?? '',
    notice: notices[0]?.id ?? '',
    tag: tag?.id ?? '',
    model: model?.id ?? '',
    recurring,
    log,
    ...papers,
    role,
    order,
  };
  return { company, person, names };
}

/** A contract that waits for review, while contracts are switched on for this company. */
async function submitContract(server: TestServer, { id, administrator }: TestCompany) {
  server.setContractCompany(id);
  const pdf = (await administrator.upload(await readFile(agreement), 'contract.pdf')).data.fullurl;
  const seal = await administrator.get('seal.add', {
    title: `${canary} seal`,
    image: (await administrator.upload()).data.fullurl,
    keyword: 'Customer (seal',
  });
  const contract = await administrator.get('contract.add', {
    name: `${canary} contract`,
    number: `${canary}-1`,
    file: pdf,
    sealId: seal.id,
    reviewerId: administrator.id,
  });
  return { pdf, seal: seal.id, contract: contract.id };
}

/** Everything that a company has in the database, and the customer that it entered. */
async function dump(server: TestServer, { company, customer }: Names): Promise<string> {
  const { system } = server.database;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'company_id' order by table_name`.execute(system);
  const all: unknown[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select to_jsonb(t) as row from ${sql.table(name)} as t
      where company_id = ${company} order by to_jsonb(t)::text`.execute(system);
    all.push(name, rows);
  }
  const logins = await system.selectFrom('account').selectAll().where('made_by', '=', company).orderBy('id').execute();
  const site = await system.selectFrom('customer').selectAll().where('id', '=', customer).executeTakeFirstOrThrow();
  return JSON.stringify([all, logins, { ...site, served_by: null }]);
}

/** Asks a row for some names; null where there is nothing to ask. */
async function askFor<Name extends Asked>(person: Person, name: Name, names: Names): Promise<string | null> {
  const asked: Case<Name> = cases[name];
  return asked === namesNothing ? null : (await person.ask(name, asked(names))).body;
}

function namesDiffer<Name extends Asked>(name: Name, one: Names, other: Names): boolean {
  const asked: Case<Name> = cases[name];
  if (asked === namesNothing) return false;
  const without = (names: Names) => JSON.stringify(asked(names)).replace(/"13\d{9}"/g, '');
  return without(one) !== without(other);
}

const asked = Object.keys(cases).filter((name): name is Asked => name in cases);

interface Probe {
  readonly person: Person;
  readonly names: Names;
  /** What the person may name: the same in both questions. */
  readonly own: Partial<Names>;
  readonly except?: ReadonlySet<string>;
}

/** Foreign, unknown and deleted names answer alike to the byte, and nothing of the first company is in any answer. */
async function probe({ person, names, own, except = new Set() }: Probe): Promise<void> {
  const recorded = Object.entries(names).filter(
    ([kind]) => !['company', 'customer', 'login', 'file', 'pdf'].includes(kind),
  );
  for (const name of asked) {
    if (except.has(name)) continue;
    const given = await askFor(person, name, { ...names, ...own });
    if (given === null) continue;
    expect.soft(given.includes(canary) || given.includes(canary.toLowerCase()), `${name} shows a text`).toBe(false);
    const shown = recorded.filter(([, id]) => given.includes(id)).map(([kind]) => kind);
    expect.soft(shown, `${name} shows what was recorded`).toEqual([]);
    const unknown = { ...unknownNames(), ...own };
    if (!namesDiffer(name, { ...names, ...own }, unknown) || aboutOwnRecords.has(name)) continue;
    expect.soft(given, `${name} tells foreign from unknown`).toBe(await askFor(person, name, unknown));
  }
}

async function loginMadeBy(server: TestServer, company: TestCompany, customerId: string): Promise<Person> {
  const loginId = randomPhone();
  await company.administrator.get('customer.createAccount', { id: customerId, loginId, password });
  const person = await signIn(server, loginId);
  await prove(server, person);
  return person;
}

onEachEngine((server) => {
  test('every row that is answered to signed-in people has a case', () => {
    const answered = endpoints.filter(({ row }) => row.auth !== 'public' && row.auth !== 'partner');
    const missing = answered.filter(({ name }) => !(name in cases) && name !== 'auth.logout' && name !== 'upload.file');
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(asked.filter((name) => cases[name] === namesNothing && endpointOf(name).method === 'GET')).toEqual([]);
  });

  describe('C6 C8 C19 a second company bound to the same customer, and its login', () => {
    let first: Awaited<ReturnType<typeof recordEverything>>;
    let second: TestCompany;
    let secondLogin: Person;
    let before: string;

    beforeAll(async () => {
      server().setNow('2026-05-04T02:00:00.000Z');
      first = await recordEverything(server());
      second = await addCompany(server());
      // Each in its turn: what the first company has is not the second one's, although contracts are on for it now.
      server().setContractCompany(second.id);
      await second.administrator.get('customer.addFriend', { id: first.names.customer });
      secondLogin = await loginMadeBy(server(), second, first.names.customer);
      before = await dump(server(), first.names);
    }, 120_000);

    test('the first company and its login see what it recorded: the probe is no empty one', async () => {
      const { company, person, names } = first;
      for (const name of [
        'floorPlan.list',
        'device.detail',
        'task.details',
        'report.detail',
        'stock.all',
        'search.find',
      ] as const) {
        expect(await askFor(company.administrator, name, names), name).toContain(canary);
      }
      for (const name of ['floorPlan.list', 'device.myList', 'task.list', 'search.find'] as const) {
        expect(await askFor(person, name, names), name).toContain(canary);
      }
    });

    test('bound: its administrator', async () => {
      const { names } = first;
      const own = { customer: names.customer };
      await probe({ person: second.administrator, names, own, except: endsOwnBinding });
      expect(await dump(server(), names)).toBe(before);
    });

    test('bound: the login that it made, although it has proven its phone', async () => {
      const { names } = first;
      await probe({ person: secondLogin, names, own: { customer: names.customer } });
      expect(await dump(server(), names)).toBe(before);
    });

    test('another customer of the first company', async () => {
      const { names, company } = first;
      const { person } = await addCustomer(server(), company);
      await prove(server(), person);
      const after = await dump(server(), names);
      // The company serves it too: that is nothing foreign, and it knows its new name.
      const others = { ...names, company: newId(new Date()) };
      await probe({ person, names: others, own: {}, except: new Set(['customer.updateOwn']) });
      expect(await dump(server(), names)).toBe(after);
      before = after;
    });

    test('a partner’s page of the first company, for another customer', async () => {
      const { names, company } = first;
      const { id: other } = await addCustomer(server(), company);
      const { key } = await company.administrator.get('embed.addPartner', { name: 'Portal of another' });
      const after = await dump(server(), names);
      const { token } = await personWith(server(), '', '', key).get('embed.exchange', {
        widgets: ['heatMap', 'floorPlanEditor', 'reportBuilder'],
        customerIds: [other],
        scope: 'write',
      });
      const page = personWith(server(), '', '', token);
      expect((await page.ask('floorPlan.list', {})).code).toBe(0);
      // Words that the company keeps are not a customer's.
      const kept = new Set(['device.tagList', 'device.modelList']);
      await probe({ person: page, names: { ...names, company: newId(new Date()) }, own: {}, except: kept });
      // What the token itself left behind.
      await server().database.system.deleteFrom('embed_token').execute();
      await server().database.system.updateTable('partner').set({ last_used_at: null }).execute();
      expect(await dump(server(), names)).toBe(after);
      before = after;
    });

    test('unbound: its administrator, and the login that it made', async () => {
      const { names } = first;
      const tasks = await second.administrator.get('task.list', { finished: 'false' });
      for (const { id } of tasks.items) await second.administrator.get('task.delete', { id });
      await second.administrator.get('customer.remove', { id: names.customer });
      await probe({ person: second.administrator, names, own: {} });
      await probe({ person: secondLogin, names, own: { customer: names.customer } });
      expect(await dump(server(), names)).toBe(before);
    });
  });

  test('C8 what the own company deleted answers like what never was', async () => {
    const company = await addCompany(server());
    const { administrator } = company;
    const { id: customer } = await addCustomer(server(), company);
    const plan = await addFloorPlan(administrator, customer);
    const { id: workshop } = await administrator.get('workshop.add', {
      customerId: customer,
      name: 'Hall',
      zoneRisk: 'low',
    });
    const lamp = await addDevice(administrator, customer);
    const task = await addTask(administrator, customer, []);
    const { id: template } = await administrator.get('template.create', templateBody);
    const { id: consumable } = await administrator.get('stock.addConsumablesStock', { ...consumableBody, stock: '0' });
    const [login] = await administrator.get('customer.logins', { id: customer });
    await administrator.get('device.delete', { id: lamp.id });
    await administrator.get('floorPlan.delete', { id: plan });
    await administrator.get('workshop.delete', { id: workshop });
    await administrator.get('task.delete', { id: task });
    await administrator.get('template.delete', { id: template });
    await administrator.get('stock.removeConsumablesByIds', { ids: consumable });
    await administrator.get('customer.remove', { id: customer });
    const deleted = { customer, plan, workshop, device: lamp.id, task, template, consumable, login: login?.id ?? '' };
    await probe({ person: administrator, names: { ...unknownNames(), ...deleted }, own: {} });
  });
});
