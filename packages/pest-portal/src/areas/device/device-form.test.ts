import { expect, test } from 'vitest';
import { checkDevice, draftOf, emptyDevice } from './device-draft';

test('a device needs a code and a name', () => {
  expect(checkDevice(emptyDevice)).toEqual({ code: 'code.missing', name: 'name.missing' });
});

test.each(['MT-01', 'MT 0001', 'MT_0001', '捕鼠器000001', 'A'.repeat(33)])('%s is no device code', (code) => {
  expect(checkDevice({ ...emptyDevice, name: '捕鼠器', code })).toEqual({ code: 'code.format' });
});

test('blanks around the text are not sent, and no workshop is null', () => {
  const form = { ...emptyDevice, code: ' MT-0001 ', name: ' 捕鼠器 ' };
  expect(checkDevice(form)).toEqual({});
  expect(draftOf(form, 'p1', { x: 0.1, y: 0.2 })).toMatchObject({
    code: 'MT-0001',
    name: '捕鼠器',
    workshopId: null,
    position: { x: 0.1, y: 0.2 },
  });
});
