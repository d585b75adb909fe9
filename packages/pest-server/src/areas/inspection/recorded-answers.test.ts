import type { AnyQuestionType } from 'pest-sdk';
import { describe, expect, test } from 'vitest';
import { addCompany, addCustomer, addDevice, addTask, lampCheck } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

onEachEngine((server) => {
  test('a photo that answers a question is one of the check, and goes where that goes', async () => {
    const company = await addCompany(server());
    const technician = await company.addServiceStaff();
    const customer = await addCustomer(server(), company);
    const lamp = await addDevice(company.administrator, customer.id, {});
    const taskId = await addTask(company.administrator, customer.id, [technician]);
    await technician.get('task.checkIn', { id: taskId });
    const [seen, other] = [(await technician.upload()).data.fullurl, (await technician.upload()).data.fullurl];
    const answers = { lit: false, clean: 4, seen: { photos: [seen] } };

    const refused = await technician.ask(
      'inspection.record',
      lampCheck(taskId, lamp.id, 1, { photos: [other], answers }),
    );
    expect(refused).toMatchObject({ code: 3001, field: 'answers.seen' });

    await technician.get('inspection.record', lampCheck(taskId, lamp.id, 1, { photos: [seen, other], answers }));
    const { rows } = await technician.get('inspection.sheet', { id: taskId });
    const check = rows[0]?.check;
    expect(check?.answers).toEqual({ lit: false, clean: 4, seen: { photos: [check?.photos[0]] } });
  });

  describe('the answers of a template with rules', () => {
    const item = (id: string, type: AnyQuestionType, change: object = {}) => ({
      id,
      name: id,
      type,
      ...change,
    });
    const items = [
      item('lit', 'yesNo'),
      item('why', 'text', { showIf: "${lit} = 'no'" }),
      item('age', 'number', { required: false, constraint: '. < 60', fromLastTime: true }),
      item('ph', 'acme:ph', { required: false }),
      item('left', 'calculated', { required: false, calculation: '60 - ${age}' }),
    ];
    const template = { name: 'Lamps', deviceType: 'flyLamp' as const, directions: [{ id: 'd', name: 'Lamp', items }] };

    async function addVisits() {
      server().setNow('2026-05-04T02:00:00.000Z');
      const company = await addCompany(server());
      const office = company.administrator;
      const technician = await company.addServiceStaff();
      const customer = await addCustomer(server(), company);
      const lamp = await addDevice(office, customer.id, {});
      const { id: templateId } = await office.get('template.create', template);
      const visits = [
        await addTask(office, customer.id, [technician]),
        await addTask(office, customer.id, [technician]),
      ] as const;
      for (const id of visits) await technician.get('task.checkIn', { id });
      const record = (taskId: string, answers: Record<string, string | number | boolean>, templateVersion?: number) =>
        technician.ask('inspection.record', lampCheck(taskId, lamp.id, 1, { answers, templateVersion }));
      const rowOf = async (id: string) => (await technician.get('inspection.sheet', { id })).rows[0];
      return { office, visits, templateId, record, rowOf };
    }

    test('are recorded without what is not asked, and with what follows from them', async () => {
      const { visits, record, rowOf } = await addVisits();
      expect(await record(visits[0], { lit: true, why: 'hidden', age: 12, left: 99 }, 1)).toMatchObject({ code: 0 });
      expect((await rowOf(visits[0]))?.check?.answers).toEqual({ lit: true, age: 12, left: 48 });
    });

    test('are recorded as they are, of a type that only a host knows', async () => {
      const { visits, record, rowOf } = await addVisits();
      expect(await record(visits[0], { lit: true, ph: 7.2 }, 1)).toMatchObject({ code: 0 });
      expect((await rowOf(visits[0]))?.check?.answers).toEqual({ lit: true, ph: 7.2 });
    });

    test('are refused where they do not stand, and where one is missing of the version that was filled in', async () => {
      const { visits, record } = await addVisits();
      const field = async (answers: Record<string, string | number | boolean>, version?: number) =>
        (await record(visits[0], answers, version)).field ?? null;
      expect(await field({ lit: 'maybe' })).toBe('answers.lit');
      expect(await field({ lit: true, age: 60 })).toBe('answers.age');
      expect(await field({ lit: false }, 1)).toBe('answers.why');
      expect(await field({ lit: false })).toBeNull();
      expect(await field({ lit: true }, 1)).toBeNull();
    });

    test('are checked by the version that they answer, although there is another by now', async () => {
      const { office, visits, templateId, record, rowOf } = await addVisits();
      const [first] = template.directions;
      await office.get('template.update', {
        id: templateId,
        ...template,
        state: 'published',
        directions: [{ id: 'd', name: 'Lamp', items: [...(first?.items ?? []), item('new', 'text')] }],
      });
      expect(await record(visits[0], { lit: true }, 1)).toMatchObject({ code: 0 });
      expect(await record(visits[0], { lit: true, new: 'x' }, 2)).toMatchObject({ code: 0 });
      expect((await rowOf(visits[0]))?.check?.answers).toEqual({ lit: true, new: 'x' });
    });

    test('are offered the next time, of the items that say so, and recorded only where they are sent', async () => {
      const { visits, record, rowOf } = await addVisits();
      await record(visits[0], { lit: true, age: 12 }, 1);
      server().setNow('2026-05-04T03:00:00.000Z');
      expect(await rowOf(visits[1])).toMatchObject({ lastAnswers: { age: 12 }, check: null });
      await record(visits[1], { lit: true }, 1);
      expect((await rowOf(visits[1]))?.check?.answers).toEqual({ lit: true });
    });
  });
});
