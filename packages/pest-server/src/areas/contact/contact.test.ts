import { expect, test } from 'vitest';
import { stranger } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';
import { removeOldContacts } from './contact.queries';

const message = { name: '周敏', phone: '13800000000', email: '', companyName: '味全食品', message: '想了解高级版' };

onEachEngine((server) => {
  test('a message of the public site is kept as it was written', async () => {
    const once = { ...message, name: '周敏（官网）' };
    expect((await stranger(server()).ask('contact.send', once)).code).toBe(0);
    const kept = await server()
      .database.system.selectFrom('contact_message')
      .selectAll()
      .where('name', '=', once.name)
      .execute();
    expect(kept).toMatchObject([{ name: once.name, company_name: '味全食品', message: '想了解高级版' }]);
  });

  test('a message goes that was sent before a moment, and no other', async () => {
    const old = { ...message, name: '周敏（去年）' };
    await stranger(server()).get('contact.send', old);
    const { system } = server().database;
    const left = () => system.selectFrom('contact_message').select('id').where('name', '=', old.name).execute();
    const sentAt = server().parts.now().getTime();
    await removeOldContacts(system, new Date(sentAt));
    expect(await left()).toHaveLength(1);
    await removeOldContacts(system, new Date(sentAt + 1));
    expect(await left()).toHaveLength(0);
  });

  test('an empty message is refused beside its field', async () => {
    const refused = await stranger(server()).ask('contact.send', { ...message, message: ' ' });
    expect(refused).toMatchObject({ code: 3001, field: 'message' });
  });

  test('one address sends five an hour, however many come at once', async () => {
    const one = stranger(server());
    const answers = await Promise.all(Array.from({ length: 12 }, () => one.ask('contact.send', message)));
    expect(answers.map(({ code }) => code).filter((code) => code === 0)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 4001)).toHaveLength(7);
    expect((await stranger(server()).ask('contact.send', message)).code).toBe(0);
  });
});
