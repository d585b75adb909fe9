import { describe, expect, it } from 'vitest';
import { core } from 'zod/mini';
import { type EndpointName, endpointOf, endpoints } from '.';
import type { Schema } from './endpoint';

/**
 * Every other write of a signed-in account, and why nobody's work is lost by it. What a new row is must be said here, or
 * it declares that it edits a record.
 */
const others = {
  'makes something new, or a list of it': [
    'account.create',
    'account.addServiceAccount',
    'contract.add',
    'customer.add',
    'customer.create',
    'customer.importLines',
    'customer.createAccount',
    'customer.addFriend',
    'device.add',
    'device.copy',
    'device.importLines',
    'device.addTag',
    'device.addModel',
    'deviceRole.create',
    'document.add',
    'embed.addPartner',
    'embed.addWebhook',
    'embed.testWebhook',
    'floorPlan.add',
    'inspection.sign',
    'inspection.useChemical',
    'leave.apply',
    'order.create',
    'order.requestInvoice',
    'pestLog.create',
    'report.add',
    'report.addNote',
    'report.share',
    'risk.add',
    'schedule.addRecurring',
    'seal.add',
    'stock.addConsumablesStock',
    'stock.addCategoryStock',
    'stock.takeOut',
    'stock.count',
    'stock.importLines',
    'task.create',
    'task.generateReport',
    'task.generateServicesReport',
    'template.create',
    'upload.file',
    'workshop.add',
  ],
  'is a step that is taken once, and refused where somebody has taken it': [
    'contract.updateApply',
    'customer.confirmLogin',
    'erasure.give',
    'erasure.takeBack',
    'leave.audit',
    'order.pay',
    'order.close',
    'pestLog.handle',
    'platform.review',
    'platform.resend',
    'platform.confirmTransfer',
    'platform.issueInvoice',
    'platform.settlePaymentAlarm',
    'report.examineDetailSimple',
    'report.sign',
    'report.resolveNote',
    'risk.answer',
    'risk.returnAnswer',
    'risk.verify',
    'serviceCompany.confirm',
    'serviceCompany.decline',
    'task.checkIn',
    'task.submit',
    'task.review',
  ],
  'says what was seen of it in its own words': ['schedule.move'],
  'is an entry of one device or one day, with who wrote it and when': [
    'inspection.record',
    'threshold.set',
    'threshold.setForDevices',
  ],
  'takes away or joins what is named': [
    'customer.hideLogin',
    'customer.removeFactory',
    'customer.removeFactoryDevice',
    'customer.addFactoryDevice',
    'device.mergeTags',
    'device.mergeModels',
    'account.revokeServiceAccount',
    'embed.revokePartner',
    'embed.removeWebhook',
    'report.endShare',
    'schedule.pauseRecurring',
    'schedule.resumeRecurring',
    'schedule.endRecurring',
    'stock.removeConsumablesByIds',
    'task.removeService',
    'threshold.remove',
    'threshold.removeForDevices',
  ],
  'sets one thing, which is shown while it is set': [
    'account.disable',
    'company.saveSignIn',
    'company.updateSettings',
    'customer.disableLogin',
    'device.mobile',
    'embed.resendWebhook',
    'notice.read',
    'notice.readAll',
    'notice.saveSettings',
    'pestLog.handOver',
    'platform.hearLogin',
    'platform.readContactMessage',
    'report.answerNote',
    'task.saveServicesPdfData',
  ],
  'is of a password, a key or a session': [
    'account.resetPassword',
    'account.endSessions',
    'account.resetSecondFactor',
    'account.unbindIdentity',
    'account.rotateServiceKey',
    'auth.beginSecondFactor',
    'auth.confirmSecondFactor',
    'auth.renewRecoveryCodes',
    'auth.endSecondFactor',
    'auth.beginPasskey',
    'auth.addPasskey',
    'auth.removePasskey',
    'auth.endSession',
    'auth.endOtherSessions',
    'auth.logout',
    'auth.setOwnPassword',
    'company.removeSignIn',
    'company.beginSignInTest',
    'company.finishSignInTest',
    'auth.changePassword',
    'customer.resetLogin',
    'embed.rotateKey',
    'embed.rotateWebhookSecret',
  ],
} as const satisfies Readonly<Record<string, readonly EndpointName[]>>;

const writes = endpoints.filter(
  ({ row }) => row.method !== 'GET' && row.method !== 'DELETE' && (row.auth === 'token' || row.auth === 'optional'),
);
const edits = writes.filter(({ row }) => row.edits !== undefined).map(({ name }) => name);

function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
  return schema instanceof core.$ZodObject ? schema._zod.def.shape : {};
}

/** Whether a result has a field of this name somewhere, as a page of records does. */
function tells(schema: Schema, field: string): boolean {
  if (schema instanceof core.$ZodArray) return tells(schema._zod.def.element, field);
  if (schema instanceof core.$ZodNullable || schema instanceof core.$ZodOptional) {
    return tells(schema._zod.def.innerType, field);
  }
  const shape = shapeOf(schema);
  return field in shape || ('items' in shape && tells(shape.items ?? schema, field));
}

describe('an edit that sends a whole record', () => {
  it('is declared: every other write says why nobody’s work is lost by it', () => {
    const named: readonly EndpointName[] = [...edits, ...Object.values(others).flat()];
    expect([...named].sort()).toEqual(writes.map(({ name }) => name).sort());
  });

  it.each(edits)('%s says which state of the record was changed, or leaves it out', (name) => {
    const { edits: argument = 'revision', request } = endpointOf(name);
    const field = shapeOf(request)[argument];
    expect(field).toBeDefined();
    // Reports had it from the first day: their content is signed.
    const optional = field?._zod.optin === 'optional';
    expect(optional).toBe(!name.startsWith('report.saveDetail'));
  });

  it.each(edits)('%s is of a record that tells its state', (name) => {
    const area = name.slice(0, name.indexOf('.') + 1);
    const reading = endpoints.filter(({ name: other, row }) => row.method === 'GET' && other.startsWith(area));
    const { edits: argument = 'revision' } = endpointOf(name);
    expect(reading.filter(({ row }) => tells(row.result, argument))).not.toEqual([]);
  });

  it.each(edits)('%s can be refused for it', (name) => {
    expect(endpointOf(name).errors).toContain('general.businessFailure');
  });
});
