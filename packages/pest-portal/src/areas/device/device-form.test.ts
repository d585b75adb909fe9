import { deviceTypeRows, limits } from 'pest-sdk';
import { sampleResult } from 'pest-sdk/mock';
import { checkRequest, contract } from 'pest-sdk/schemas';
import { expect, test } from 'vitest';
import { deviceIssues, deviceRequest, emptyDevice, proposedName } from './device-form';

const asked = (values: typeof emptyDevice) =>
  checkRequest(contract.device.add.request, {
    customerId: 'c1',
    ...deviceRequest(values, 'p1', { x: 0.1, y: 0.2 }),
  });

test('a device needs a code and a name', () => {
  expect(asked(emptyDevice).issues?.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
    'code required',
    'name required',
  ]);
});

test('a proposed name counts on from the devices of its type, and says the workshop where no place is said', () => {
  const device = sampleResult('device.detail');
  const devices = [device, { ...device, id: 'other' }];
  const values = { ...emptyDevice, type: device.type, workshopId: 'w1' };
  const workshops = [{ id: 'w1', name: '内包装间' }];
  const type = deviceTypeRows[device.type].words.zh;
  expect(proposedName(values, devices, workshops)).toBe(`内包装间 ${type} 3`);
  expect(proposedName({ ...values, location: '东门' }, devices, workshops)).toBe(`东门 ${type} 3`);
  expect(proposedName({ ...values, location: '长'.repeat(200) }, devices, workshops)).toHaveLength(limits.nameLength);
});

test.each(['MT-01', 'MT 0001', 'MT_0001', '捕鼠器000001', 'A'.repeat(33)])('%s is no device code', (code) => {
  expect(deviceIssues({ ...emptyDevice, code })).toEqual({ code: { kind: 'deviceCode' } });
});

test('blanks around the text are not sent', () => {
  const values = { ...emptyDevice, code: ' MT-0001 ', name: ' 捕鼠器 ' };
  expect(deviceIssues(values)).toEqual({});
  expect(asked(values).request).toMatchObject({
    code: 'MT-0001',
    name: '捕鼠器',
    workshopId: null,
    position: { x: 0.1, y: 0.2 },
  });
});
