import type { EndpointName, RequestInput } from 'pest-sdk';
import { endpointOf, endpoints } from 'pest-sdk/schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  addCompany,
  addCustomer,
  addDevice,
  addFloorPlan,
  addTask,
  customerDraft,
  lastCode,
  type Person,
  password,
  personWith,
  prove,
  randomCreditCode,
  randomDeviceCode,
  randomPhone,
  stranger,
  type TestCompany,
} from '../testing/people';
import { addSite, edit, reportOf, visit } from '../testing/report-site';
import { onEachEngine, onPostgres, type TestServer } from '../testing/test-server';

/** A record that is edited as a form does it. */
interface Edited<Name extends EndpointName> {
  readonly person: Person;
  /** What a form sends that was filled and changed nothing, with the state that it was filled from. */
  read(): Promise<RequestInput<Name>>;
  /** Another value of each argument that says something of the record. */
  readonly changes: Partial<RequestInput<Name>>;
}

/** Rows that declare it; the contract's own test says that none is missing. */
const declared = endpoints.filter(({ row }) => row.edits !== undefined).map(({ name }) => name);

interface Place {
  readonly server: TestServer;
  readonly company: TestCompany;
  readonly administrator: Person;
  readonly technician: Person;
  readonly customer: Awaited<ReturnType<typeof addCustomer>>;
  readonly other: Awaited<ReturnType<typeof addCustomer>>;
}

async function addPlace(server: TestServer): Promise<Place> {
  const company = await addCompany(server);
  server.setContractCompany(company.id);
  return {
    server,
    company,
    administrator: company.administrator,
    technician: await company.addServiceStaff(),
    customer: await addCustomer(server, company),
    other: await addCustomer(server, company),
  };
}

const uploaded = async (person: Person) => (await person.upload()).data.fullurl;
/** A name that nothing else has. */
const fresh = (name: string) => `${name} ${randomPhone()}`;
const one = <Item>(items: readonly Item[]): Item => {
  const [first] = items;
  if (first === undefined) throw new Error('There is none.');
  return first;
};

const plannedAnew = {
  places: ['outdoor' as const],
  inspection: 'routine' as const,
  description: 'By the back door',
};

async function customerOf({ server, company, administrator: person }: Place): Promise<Edited<'customer.update'>> {
  const { id } = await addCustomer(server, company);
  const certificates = {
    pestControlCertificate: await uploaded(person),
    msds: await uploaded(person),
    controllerCertificate: await uploaded(person),
  };
  return {
    person,
    read: async () => {
      const details = await person.get('customer.details', { id });
      const { name, creditCode, region, regionCode, address, location, introduction, clientType } = details;
      const { contactName, phone, reportEmail, notes, revision } = details;
      const shared = { name, creditCode, region, regionCode, address, location, introduction, clientType };
      const { pestControlCertificate, msds, controllerCertificate } = details;
      const papers = { pestControlCertificate, msds, controllerCertificate };
      return { id, ...shared, ...papers, contactName, phone, reportEmail, notes, revision };
    },
    changes: {
      ...profileChanges(),
      ...certificates,
      contactName: 'Wang',
      phone: randomPhone(),
      reportEmail: 'qa@foods.example',
      notes: 'Key at the gate',
    },
  };
}

const profileChanges = () => ({
  name: 'Other foods',
  creditCode: randomCreditCode(),
  region: '江苏省 苏州市',
  regionCode: '320500',
  address: '2 Factory Road',
  location: { latitude: 31.2, longitude: 121.4 },
  introduction: 'Since 1998',
  clientType: 'business' as const,
});

/** A customer that registered itself. */
async function registered(server: TestServer): Promise<Person> {
  const loginId = randomPhone();
  await stranger(server).get('auth.startVerification', { phoneNumber: loginId, verificationType: 1 });
  const code = await lastCode(server, loginId);
  const account = { loginId, code, password, confirmPassword: password, userName: 'Chen', userType: 3 as const };
  return personWith(server, '', loginId, await stranger(server).get('auth.webRegister', account));
}

async function taskOf({ administrator: person, customer, other, technician, company }: Place) {
  const { id: workshopId } = await person.get('workshop.add', { customerId: other.id, name: fresh('Hall') });
  const colleague = await company.addServiceStaff('Chen');
  const id = await addTask(person, other.id, [technician]);
  const read = async (): Promise<RequestInput<'task.update'>> => {
    const { customerId, workshops, places, plannedAt, description, staff, inspection, revision } = await person.get(
      'task.details',
      { id },
    );
    const [workshopIds, staffIds] = [workshops.map((each) => each.id), staff.map((each) => each.id)];
    return { id, customerId, workshopIds, places, plannedAt, description, staffIds, inspection, revision };
  };
  const changes = {
    ...plannedAnew,
    workshopIds: [workshopId],
    plannedAt: '2026-05-07T06:00:00.000Z',
    staffIds: [colleague.id],
  };
  return { person, id, read, changes, elsewhere: customer.id };
}

async function riskOf({ server, company, administrator, technician }: Place) {
  const customer = await addCustomer(server, company);
  const taskId = await addTask(administrator, customer.id, [technician], { inspection: 'routine' });
  await technician.get('task.checkIn', { id: taskId });
  const { id } = await technician.get('risk.add', {
    taskId,
    deviceId: null,
    location: 'Kitchen',
    description: 'Door does not close',
    severity: 'major',
    photos: [],
    action: 'Repair',
    owner: 'Site',
    dueDay: '2026-05-20',
  });
  await technician.get('risk.treat', { id, state: 'unresolved', treatment: 'Told them', photos: [] });
  return { id, read: () => administrator.get('risk.details', { id }) };
}

async function consumableOf({ administrator: person }: Place) {
  const draft = { categoryId: 5, name: fresh('Gel'), unit: 'tube', safetyStock: '10', warningLevel: '5' };
  const { id } = await person.get('stock.addConsumablesStock', { ...draft, stock: '20' });
  const read = async (): Promise<RequestInput<'stock.updateConsumablesStock'>> => {
    const { items } = await person.get('stock.chemicalConsumables', { limit: 50 });
    const { stock: _stock, status: _status, batches: _batches, ...known } = one(items.filter((item) => item.id === id));
    return known;
  };
  return { id, read };
}

/** One record for each edit of the contract. A row that edits another kind of record asks for its line here. */
const cases: { readonly [Name in EndpointName]?: (place: Place) => Promise<Edited<Name>> } = {
  'account.update': async ({ company, administrator: person }) => {
    const { id } = await company.addServiceStaff('Zhao');
    return {
      person,
      read: async () => {
        const { name, staffKind, loginId, email, licence, permissions, revision } = await person.get(
          'account.details',
          { id },
        );
        return { id, name, staffKind, loginId, email, licence, permissions, revision };
      },
      changes: {
        name: 'Zhao Lei',
        staffKind: 'management',
        loginId: randomPhone(),
        email: 'zhao@pest.example',
        licence: 'L-2',
        permissions: ['m_index'],
      },
    };
  },
  'auth.updateOwn': async ({ company }) => {
    const person = await company.addServiceStaff('Li');
    return {
      person,
      read: async () => {
        const { userName, revision } = await person.get('auth.info', {});
        return { userName, revision };
      },
      changes: { userName: 'Li Qiang', headPic: await uploaded(person) },
    };
  },
  'company.update': async ({ server }) => {
    const { administrator: person } = await addCompany(server);
    const files: string[] = [];
    for (let count = 0; count < 7; count += 1) files.push(await uploaded(person));
    const [logo = '', businessLicense = '', newLogo = '', newLicence = '', first = '', second = '', third = ''] = files;
    const profile = { name: 'Clearline', address: '1 Road', contactName: 'Wang', contactPhone: randomPhone() };
    await person.get('company.update', { ...profile, introduction: '', logo, businessLicense });
    return {
      person,
      read: async () => {
        const { name, address, contactName, contactPhone, introduction, revision, ...company } = await person.get(
          'company.details',
          {},
        );
        const { pestControlQualification, pesticideUsageCertificate, personnelQualification } = company;
        const papers = { pestControlQualification, pesticideUsageCertificate, personnelQualification };
        const pictures = { logo: company.logo ?? '', businessLicense: company.businessLicense ?? '', ...papers };
        return { name, address, contactName, contactPhone, introduction, ...pictures, revision };
      },
      changes: {
        name: 'Clearline Ltd',
        address: '2 Road',
        contactName: 'Li',
        contactPhone: randomPhone(),
        introduction: 'Since 1998',
        logo: newLogo,
        businessLicense: newLicence,
        pestControlQualification: first,
        pesticideUsageCertificate: second,
        personnelQualification: third,
      },
    };
  },
  'customer.update': customerOf,
  'customer.editFactory': customerOf,
  'customer.updateOwn': async ({ server, company }) => {
    const { person } = await addCustomer(server, company);
    await prove(server, person);
    return {
      person,
      read: async () => {
        const { editable: _, ...own } = await person.get('customer.own', {});
        return own;
      },
      changes: {
        ...profileChanges(),
        pestControlCertificate: await uploaded(person),
        msds: await uploaded(person),
        controllerCertificate: await uploaded(person),
      },
    };
  },
  'customer.submitInformation': async ({ server }) => {
    const person = await registered(server);
    const { name, creditCode, region } = customerDraft();
    await person.get('customer.submitInformation', { name, creditCode, region, phone: randomPhone() });
    return {
      person,
      read: async () => {
        const {
          status: _s,
          reason: _r,
          submittedAt: _a,
          history: _h,
          submits: _m,
          renewal: _w,
          ...given
        } = await person.get('customer.information', {});
        return given;
      },
      changes: {
        ...profileChanges(),
        phone: randomPhone(),
        reportEmail: 'qa@foods.example',
        pestControlCertificate: await uploaded(person),
        msds: await uploaded(person),
        controllerCertificate: await uploaded(person),
      },
    };
  },
  'platform.correctCustomer': async ({ server, company }) => {
    const { id } = await addCustomer(server, company);
    const { administrator: person, id: platformId } = await addCompany(server);
    await server.database.system.updateTable('company').set({ platform: true }).where('id', '=', platformId).execute();
    const { location: _l, ...changes } = profileChanges();
    return {
      person,
      read: async () => ({ ...(await person.get('platform.customer', { id })), reason: 'As its licence says' }),
      changes,
    };
  },
  'device.update': async ({ administrator: person, customer }) => {
    const { id: workshopId } = await person.get('workshop.add', { customerId: customer.id, name: fresh('Hall') });
    const { id } = await addDevice(person, customer.id);
    return {
      person,
      read: async () => {
        const { type, code, name, model, brand, location, mountHeight, revision, ...device } = await person.get(
          'device.detail',
          { id },
        );
        const place = {
          floorPlanId: device.floorPlanId,
          workshopId: device.workshopId,
          position: device.position,
        };
        const tags = device.tags.map((tag) => tag.name);
        return { id, type, code, name, model, brand, location, mountHeight, ...place, tags, revision };
      },
      changes: {
        type: 'mouseTrap',
        code: randomDeviceCode(),
        name: 'Trap',
        model: 'T-2',
        brand: 'Trapco',
        location: 'Dock',
        mountHeight: 1.9,
        workshopId,
        tags: ['Quarterly'],
      },
    };
  },
  'device.updateTag': async ({ administrator: person }) => {
    const { id } = await person.get('device.addTag', { name: fresh('Yard') });
    return {
      person,
      read: async () => {
        const { name, revision } = one((await person.get('device.tagList', {})).filter((tag) => tag.id === id));
        return { id, name, revision };
      },
      changes: { name: fresh('Gate') },
    };
  },
  'device.updateModel': async ({ administrator: person }) => {
    const { id } = await person.get('device.addModel', { type: 'baitStation', name: fresh('B'), brand: 'Baitco' });
    return {
      person,
      read: async () => {
        const found = one((await person.get('device.modelList', {})).filter((model) => model.id === id));
        return { id, name: found.name, brand: found.brand, revision: found.revision };
      },
      changes: { name: fresh('C'), brand: 'Baitsafe' },
    };
  },
  'deviceRole.update': async ({ administrator: person, customer, technician }) => {
    const { id: workshopId } = await person.get('workshop.add', { customerId: customer.id, name: fresh('Hall') });
    const { id } = await person.get('deviceRole.create', { name: fresh('Traps') });
    return {
      person,
      read: () => person.get('deviceRole.details', { id }),
      changes: {
        name: fresh('All traps'),
        deviceTypes: ['mouseTrap'],
        customerIds: [customer.id],
        workshopIds: [workshopId],
        accountIds: [technician.id],
      },
    };
  },
  'deviceRole.assign': async ({ administrator: person, company }) => {
    const { id: accountId } = await company.addServiceStaff('Chen');
    const { id } = await person.get('deviceRole.create', { name: fresh('Lamps') });
    return {
      person,
      read: async () => {
        const accounts = await person.get('deviceRole.account', {});
        const { roles, revision } = one(accounts.filter((account) => account.id === accountId));
        return { accountId, roleIds: roles.map((role) => role.id), revision };
      },
      changes: { roleIds: [id] },
    };
  },
  'document.update': async ({ administrator: person, customer, technician, ...place }) => {
    const { id: consumableId } = await consumableOf({ administrator: person, customer, technician, ...place });
    const { id } = await person.get('document.add', {
      kind: 'staffCertificate',
      title: 'Licence',
      number: '',
      lastDay: null,
      customerId: null,
      accountId: null,
      consumableId: null,
      file: await uploaded(person),
    });
    return {
      person,
      read: async () => {
        const { items } = await person.get('document.list', { limit: 50 });
        const {
          kind,
          title,
          number,
          lastDay,
          customerId,
          accountId,
          consumableId: product,
          file,
          revision,
        } = one(items.filter((item) => item.id === id));
        return { id, kind, title, number, lastDay, customerId, accountId, consumableId: product, file, revision };
      },
      changes: {
        kind: 'safetySheet',
        title: 'Sheet',
        number: 'N-2',
        lastDay: '2027-01-01',
        customerId: customer.id,
        accountId: technician.id,
        consumableId,
        file: await uploaded(person),
      },
    };
  },
  'embed.updatePartner': async ({ administrator: person }) => {
    const { id } = await person.get('embed.addPartner', { name: 'ERP', origins: ['https://erp.example.com'] });
    return {
      person,
      read: async () => {
        const partners = await person.get('embed.partners', {});
        const { name, origins, revision } = one(partners.filter((partner) => partner.id === id));
        return { id, name, origins, revision };
      },
      changes: { name: 'Their ERP', origins: ['https://new.example.com'] },
    };
  },
  'embed.updateWebhook': async ({ administrator: person }) => {
    const { id: partnerId } = await person.get('embed.addPartner', { name: 'ERP' });
    const told = { url: 'https://erp.example.com/events', events: ['risk.opened' as const] };
    const { id } = await person.get('embed.addWebhook', { partnerId, ...told });
    return {
      person,
      read: async () => {
        const { url, events, customerIds, enabled, revision } = one(await person.get('embed.webhooks', { partnerId }));
        return { id, url, events, customerIds, enabled, revision };
      },
      changes: { url: 'https://erp.example.com/told', events: ['stock.low'], enabled: false },
    };
  },
  'floorPlan.update': async ({ administrator: person, customer }) => {
    const id = await addFloorPlan(person, customer.id);
    return {
      person,
      read: async () => {
        const plans = await person.get('floorPlan.list', { customerId: customer.id });
        const { name, metresPerWidth, trashAreas, recordRevision } = one(plans.filter((plan) => plan.id === id));
        return { id, name, metresPerWidth, trashAreas, recordRevision };
      },
      changes: {
        name: 'Hall',
        metresPerWidth: 42.5,
        image: await uploaded(person),
        trashAreas: [{ id: 'bins', name: 'Bins', left: 0.1, top: 0.1, right: 0.2, bottom: 0.3 }],
      },
    };
  },
  'pestLog.update': async ({ administrator: person, customer, technician }) => {
    const draft = { title: 'Rats', description: '', content: 'By the door', photos: [], customerId: null };
    const people = { responsibleId: person.id, operatorId: person.id };
    const { id } = await person.get('pestLog.create', { ...draft, ...people });
    return {
      person,
      read: async () => {
        const { title, description, content, photos, customerId, responsibleId, operatorId, revision } =
          await person.get('pestLog.details', { id });
        return { id, title, description, content, photos, customerId, responsibleId, operatorId, revision };
      },
      changes: {
        title: 'Mice',
        description: 'Two',
        content: 'At the gate',
        photos: [await uploaded(person)],
        customerId: customer.id,
        responsibleId: technician.id,
        operatorId: technician.id,
      },
    };
  },
  'report.update': async ({ server }) => {
    const site = await addSite(server);
    const { id } = await reportOf(site, await visit(site, 3));
    const person = site.administrator;
    return {
      person,
      read: async () => {
        const { name, subject, version } = await person.get('report.detail', { id });
        return { id, name, subject, version };
      },
      changes: { name: 'May', subject: 'Flies' },
    };
  },
  'report.saveDetailData': async ({ server }) => {
    const site = await addSite(server);
    const { id } = await reportOf(site, await visit(site, 3));
    const person = site.administrator;
    return {
      person,
      read: async () => edit(await person.get('report.detail', { id })),
      changes: { name: 'May', subject: 'Flies' },
    };
  },
  'report.saveDetailSimple': async ({ server }) => {
    const site = await addSite(server);
    const { id } = await reportOf(site, await visit(site, 3));
    const person = site.administrator;
    return {
      person,
      read: async () => edit(await person.get('report.detail', { id })),
      changes: { name: 'May', subject: 'Flies' },
    };
  },
  'report.saveLayout': async ({ server }) => {
    const site = await addSite(server);
    const { id } = await reportOf(site, await visit(site, 3));
    const person = site.administrator;
    const usual = { paper: 'A4' as const, logo: null, accent: null, header: '', footer: '' };
    return {
      person,
      read: async () => {
        const { layout = usual, layoutRevision } = await person.get('report.detail', { id });
        return { id, layout, layoutRevision };
      },
      changes: { layout: { ...usual, paper: 'Letter', header: 'Clearline' } },
    };
  },
  'risk.treat': async (place) => {
    const { id, read } = await riskOf(place);
    return {
      person: place.technician,
      read: async () => {
        const { treatment, treatmentPhotos: photos, revision } = await read();
        return { id, state: 'unresolved', treatment, photos, revision };
      },
      changes: { state: 'resolved', treatment: 'Closed it', photos: [await uploaded(place.technician)] },
    };
  },
  'risk.assign': async (place) => {
    const { id, read } = await riskOf(place);
    return {
      person: place.administrator,
      read: async () => {
        const { assignedTo, owner, action, dueDay, revision } = await read();
        return { id, assignedTo, owner, action, dueDay, revision };
      },
      changes: { assignedTo: 'customer', owner: 'Kitchen', action: 'Replace', dueDay: '2026-06-01' },
    };
  },
  'schedule.changeRecurring': async ({ server, company, administrator: person, technician }) => {
    const customer = await addCustomer(server, company);
    const { id: workshopId } = await person.get('workshop.add', { customerId: customer.id, name: 'Hall' });
    const draft = { customerId: customer.id, places: ['indoor' as const], staffIds: [technician.id] };
    const pattern = { kind: 'weekly' as const, every: 1, weekdays: [3 as const] };
    await person.get('schedule.addRecurring', { ...draft, pattern, time: '09:00', startDay: '2026-05-06' });
    return {
      person,
      read: async () => {
        const all = await person.get('schedule.recurring', {});
        const { id, customerId, workshops, places, inspection, description, staff, time, startDay, endDay, ...rest } =
          one(all.filter((recurring) => recurring.customerId === customer.id).slice(-1));
        const [workshopIds, staffIds] = [workshops.map((each) => each.id), staff.map((each) => each.id)];
        const where = { customerId, workshopIds, places, inspection, description, staffIds };
        return { id, ...where, time, startDay, endDay, pattern: rest.pattern, revision: rest.revision };
      },
      changes: {
        ...plannedAnew,
        workshopIds: [workshopId],
        staffIds: [],
        pattern: { kind: 'weekly', every: 2, weekdays: [3] },
        time: '10:30',
        startDay: '2026-05-13',
        endDay: '2026-12-30',
      },
    };
  },
  'seal.update': async ({ administrator: person }) => {
    const { id } = await person.get('seal.add', { title: 'Seal', image: await uploaded(person), keyword: 'Party B' });
    return {
      person,
      read: async () => {
        const { items } = await person.get('seal.list', {});
        const { title, image, keyword, revision } = one(items.filter((seal) => seal.id === id));
        return { id, title, image, keyword, revision };
      },
      changes: { title: 'Round seal', image: await uploaded(person), keyword: 'Party A' },
    };
  },
  'stock.updateConsumablesStock': async (place) => {
    const { read } = await consumableOf(place);
    return {
      person: place.administrator,
      read,
      changes: {
        name: fresh('Gel'),
        unit: 'box',
        safetyStock: '77',
        warningLevel: '6',
        capacity: '12',
        capacityUnit: 'g',
        targetPest: 'Roach',
        dilution: '1 : 50',
        dosage: '1 drop',
        registrationNumber: 'WP1',
        activeIngredient: 'fipronil',
        ratio: '1 : 2',
        applicationArea: 'Indoors',
      },
    };
  },
  'stock.setCategoryWarningNum': async (place) => {
    const { id, read } = await consumableOf(place);
    return {
      person: place.administrator,
      read: async () => {
        const { warningLevel, revision } = await read();
        return { id, warningLevel, revision };
      },
      changes: { warningLevel: '7' },
    };
  },
  'task.update': async (place) => {
    const { person, read, changes } = await taskOf(place);
    return { person, read, changes };
  },
  'task.distribute': async (place) => {
    const { person, id, read, changes } = await taskOf(place);
    return {
      person,
      read: async () => {
        const { staffIds = [], revision } = await read();
        return { id, staffIds, revision };
      },
      changes: { staffIds: changes.staffIds },
    };
  },
  'template.update': async ({ server }) => {
    const { administrator: person } = await addCompany(server);
    const item = { name: 'Clean', type: 'text' as const, required: false };
    const draft = { name: 'Lamp', deviceType: 'flyLamp' as const, directions: [{ name: 'Body', items: [item] }] };
    const { id } = await person.get('template.create', draft);
    return {
      person,
      read: async () => {
        const { published: _, updatedAt: _at, ...template } = await person.get('template.details', { id });
        return template;
      },
      changes: { name: 'Lamp, monthly', process: 'Open it.' },
    };
  },
  'workshop.update': async ({ administrator: person, customer }) => {
    const name = fresh('Hall');
    const { id } = await person.get('workshop.add', { customerId: customer.id, name });
    return {
      person,
      read: async () => {
        const { items } = await person.get('workshop.list', { customerId: customer.id, limit: 50 });
        const found = one(items.filter((workshop) => workshop.id === id));
        return { id, name: found.name, zoneRisk: found.zoneRisk, revision: found.revision };
      },
      changes: { name: fresh('Store'), zoneRisk: 'high' },
    };
  },
};

/** The same for any row: what is asked with is checked by the server. */
interface AnyEdited {
  readonly person: Person;
  read(): Promise<Readonly<Record<string, unknown>>>;
  readonly changes: Readonly<Record<string, unknown>>;
}

const allCases = cases as Readonly<Record<string, ((place: Place) => Promise<AnyEdited>) | undefined>>;

function caseOf(name: EndpointName, place: Place): Promise<AnyEdited> {
  const open = allCases[name];
  if (!open) throw new Error(`${name} edits a record that this walk does not know.`);
  return open(place);
}

function ask(person: Person, name: EndpointName, request: Readonly<Record<string, unknown>>) {
  return (person.ask as (name: EndpointName, request: unknown) => ReturnType<Person['ask']>)(name, request);
}

/** Each argument with its other value: a request that changes this one only. */
function changesOf({ changes }: AnyEdited): readonly Readonly<Record<string, unknown>>[] {
  return Object.entries(changes).map(([argument, value]) => ({ [argument]: value }));
}

onEachEngine((server) => {
  let place: Place;

  beforeAll(async () => {
    place = await addPlace(server());
  });

  describe.each(declared)('%s', (name) => {
    const { edits: argument = 'revision' } = endpointOf(name);

    test('takes what was read with each change, and tells another state afterwards', async () => {
      const edited = await caseOf(name, place);
      for (const change of changesOf(edited)) {
        const before = await edited.read();
        expect(before[argument]).toBeDefined();
        const answer = await ask(edited.person, name, { ...before, ...change });
        expect({ change, code: answer.code, body: answer.body }).toMatchObject({ code: 0 });
        expect({ change, seen: (await edited.read())[argument] }).not.toEqual({ change, seen: before[argument] });
      }
    });

    test('from a state that is no more: refused beside that argument, and nothing changes', async () => {
      const edited = await caseOf(name, place);
      const [change = {}] = changesOf(edited);
      const opened = await edited.read();
      expect((await ask(edited.person, name, { ...opened, ...change })).code).toBe(0);
      const saved = await edited.read();
      const answer = await ask(edited.person, name, opened);
      expect(answer).toMatchObject({ code: 4001, field: argument });
      expect(answer.msg).toContain('已被他人修改');
      expect(await edited.read()).toEqual(saved);
    });

    test.skipIf(name.startsWith('report.saveDetail'))('without any, it holds as it always did', async () => {
      const edited = await caseOf(name, place);
      const [change = {}] = changesOf(edited);
      const { [argument]: _seen, ...before } = await edited.read();
      expect(await ask(edited.person, name, { ...before, ...change })).toMatchObject({ code: 0 });
    });

    test.skipIf(name.startsWith('report.saveDetail'))(
      'another company is told the same with a state as without',
      async () => {
        const edited = await caseOf(name, place);
        const { [argument]: seen, ...request } = await edited.read();
        // What belongs to whoever asks is nobody else's.
        if (!('id' in request || 'accountId' in request)) return;
        const outside = (await addCompany(server())).administrator;
        const codes = [];
        for (const asked of [request, { ...request, [argument]: seen }]) {
          codes.push((await ask(outside, name, asked)).code);
        }
        expect(codes[1]).toBe(codes[0]);
        expect(codes[0]).not.toBe(0);
      },
    );
  });
});

onPostgres((server) => {
  test.each(declared)('%s: of two at once from one state, one is taken', async (name) => {
    const place = await addPlace(server());
    const edited = await caseOf(name, place);
    const [change = {}] = changesOf(edited);
    const opened = { ...(await edited.read()), ...change };
    const answers = await Promise.all([1, 2].map(() => ask(edited.person, name, opened)));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 4001]);
  });
});
