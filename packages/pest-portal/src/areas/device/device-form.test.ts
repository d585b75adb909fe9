import { checkRequest, contract } from 'pest-sdk/schemas';
import { expect, test } from 'vitest';
import { deviceIssues, deviceRequest, emptyDevice } from './device-form';

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
