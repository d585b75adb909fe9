import type { CustomerLine, ImportMode } from 'pest-sdk';
import { expect, test } from 'vitest';
import {
  addCompany,
  customerDraft,
  password,
  prove,
  randomCreditCode,
  randomPhone,
  signIn,
} from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

const cells = { address: '', latitude: '', longitude: '', clientType: '', contactName: '', reportEmail: '' };

function line(number: number, given: Partial<CustomerLine> = {}): CustomerLine {
  return {
    ...{ ...cells, regionCode: '', introduction: '', notes: '', region: '上海市 浦东新区', phone: '13812345678' },
    ...{ line: number, name: `Site ${number}`, creditCode: randomCreditCode() },
    ...given,
  };
}

onEachEngine((server) => {
  test('customers of a file come in once, each bad line is named, and others’ customers only when they are added', async () => {
    const { administrator } = await addCompany(server());
    const stranger = await addCompany(server());
    const [theirs, spoken] = [customerDraft(), customerDraft()];
    await stranger.administrator.get('customer.add', theirs);
    const loginId = randomPhone();
    await stranger.administrator.get('customer.create', { ...spoken, loginId, password });
    await prove(server(), await signIn(server(), loginId));
    const send = (mode: ImportMode, lines: CustomerLine[]) =>
      administrator.get('customer.importLines', { mode, lines });
    const good = line(2, { clientType: '工业', latitude: '31.2', longitude: '121.4', regionCode: '310115' });
    const lines = [
      good,
      line(3, { name: '' }),
      line(4, { creditCode: 'abc', phone: '021-1' }),
      line(5, { clientType: 'Zoo', latitude: '31' }),
      line(6, { creditCode: good.creditCode.toLowerCase() }),
      line(7, { creditCode: theirs.creditCode }),
      line(8, { creditCode: spoken.creditCode }),
    ];
    const expected = [
      [3, 'name', 'required'],
      [4, 'creditCode', 'creditCode'],
      [4, 'phone', 'contactPhone'],
      [5, 'clientType', 'unknownClientType'],
      [5, 'longitude', 'required'],
      [6, 'creditCode', 'twiceInFile'],
    ];
    const dry = await send('check', lines);
    expect(dry).toMatchObject({ lines: 7, good: 3, added: 0 });
    expect(dry.faults.map(({ line, field, reason }) => [line, field, reason])).toEqual(expected);
    expect(await send('all', lines)).toMatchObject({ added: 0 });
    const done = await send('good', lines);
    expect(done).toMatchObject({ good: 2, added: 2 });
    expect(done.faults.at(-1)).toMatchObject({ line: 8, reason: 'takenCustomer', code: 4001 });
    const { items, total } = await administrator.get('customer.list', {});
    expect(total).toBe(2);
    const added = items.find(({ name }) => name === good.name);
    expect(await administrator.get('customer.details', { id: added?.id ?? '' })).toMatchObject({
      clientType: 'industrial',
      location: { latitude: 31.2, longitude: 121.4 },
      regionCode: '310115',
    });
    expect(await send('good', [good])).toMatchObject({ added: 0, faults: [{ line: 2, reason: 'ownCustomer' }] });
  });
});
