import { expect, it } from 'vitest';
import { type EndpointName, endpointOf } from '../contract';
import { checkRequest } from '../contract/check-request';
import { sampleResult } from './index';

/** Specification §3: each entity, the row that answers it, and the field that holds each of its words. */
const answered = [
  ['User info', 'auth.info', 'type headPic power companyInfo customerInfo'],
  ['Stock warning item', 'stock.allCategoryStock', 'categoryId categoryName stock'],
  [
    'Company',
    'company.details',
    'name address contactName contactPhone logo introduction businessLicense pestControlQualification ' +
      'pesticideUsageCertificate personnelQualification status',
  ],
  [
    'Customer',
    'customer.details',
    'name creditCode region address location reportEmail phone introduction loginId registeredAt clientType ' +
      'floorPlanCount workshopCount pestControlCertificate msds controllerCertificate',
  ],
  ['Device', 'device.detail', 'type name model brand location templateId code bound floorPlanId position tags'],
  ['Physical consumable', 'stock.consumablesStock', 'name stock safetyStock warningLevel'],
  [
    'Chemical consumable',
    'stock.chemicalConsumables',
    'name capacity capacityUnit targetPest dilution dosage registrationNumber activeIngredient ratio applicationArea',
  ],
  ['Account', 'account.details', 'name staffKind loginId email permissions addedAt'],
  ['Account quota', 'account.number', 'limit used available'],
  ['Service', 'task.details', 'customerId customerName workshops places plannedAt description staff'],
  ['Report', 'report.detail', 'name subject sections signatures'],
  ['Inspection template', 'template.details', 'name deviceType process directions'],
  ['Leave', 'leave.list', 'accountName reason startAt endAt state refusalReason'],
  [
    'Pest log',
    'pestLog.details',
    'title responsibleName description content photos publisherName operatorName handling',
  ],
  ['Contract', 'contract.approvedList', 'name number file sealTitle reviewerName state'],
  ['Seal', 'seal.list', 'title image keyword'],
] as const satisfies readonly (readonly [string, EndpointName, string])[];

it.each(answered)('%s has the fields of the specification', (_, name, fields) => {
  const answer: object = sampleResult(name);
  const record = 'items' in answer && Array.isArray(answer.items) ? answer.items[0] : [answer].flat()[0];
  expect(Object.keys(record)).toEqual(expect.arrayContaining(fields.split(' ')));
});

it('an inspection template has directions of a name and a note, with items of a name, a type and options', () => {
  const [direction] = sampleResult('template.details').directions;
  expect(Object.keys(direction ?? {})).toEqual(expect.arrayContaining(['name', 'note', 'items']));
  expect(Object.keys(direction?.items[0] ?? {})).toEqual(expect.arrayContaining(['name', 'type', 'options']));
});

/** What is told once, and never answered. */
it.each(['account.create', 'customer.createAccount', 'auth.webRegister'] as const)('%s takes a password', (name) => {
  expect(checkRequest(endpointOf(name).request, {}).issues?.map(({ path }) => path)).toContain('password');
});
