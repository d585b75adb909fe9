import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { RequestInput } from 'pest-sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { violates } from '../../database/transactions';
import { findSealPlaces } from '../../paper/seal/seal-places';
import { addCompany, addCustomer, type Person, type TestCompany } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';
import { addToldPartner } from '../../testing/told-partner';

const fixture = (name: string) => readFile(new URL(`../../../../../tests/fixtures/pdf/${name}`, import.meta.url));
const [agreement, scan, broken] = await Promise.all(
  ['en_pest_service_agreement.pdf', 'scan_image_only.pdf', 'encrypted_aes256_owner_password_only.pdf'].map(fixture),
);

onEachEngine((server) => {
  let company: TestCompany;
  let administrator: Person;
  let reviewer: Person;
  let sealId: string;
  let file: string;

  beforeAll(async () => {
    company = await addCompany(server());
    server().setContractCompany(company.id);
    administrator = company.administrator;
    reviewer = await company.addManagementStaff(['m_contract_list', 'btn_contract_audit']);
    sealId = await addSeal('Customer (seal');
    file = (await administrator.upload(agreement, 'agreement.pdf')).data.fullurl;
  });

  async function addSeal(keyword: string): Promise<string> {
    const image = (await administrator.upload()).data.fullurl;
    return (await administrator.get('seal.add', { title: `Seal ${keyword}`, image, keyword })).id;
  }

  let numbers = 0;
  const draft = (given: Partial<RequestInput<'contract.add'>> = {}): RequestInput<'contract.add'> => {
    numbers += 1;
    return { name: 'Agreement', number: `C-${numbers}`, file, sealId, reviewerId: reviewer.id, ...given };
  };
  const submit = async (given?: Partial<RequestInput<'contract.add'>>) =>
    (await administrator.get('contract.add', draft(given))).id;
  const find = async (id: string, person = administrator) =>
    (await person.get('contract.approvedList', { limit: 50 })).items.find((contract) => contract.id === id);
  const bytesAt = async (url: string) => {
    const key = server().parts.fileLinks.keyOf(url) ?? '';
    const stored = await server().parts.storage.read(key);
    return stored ? buffer(stored.stream) : Buffer.of();
  };

  test('a contract is submitted, approved by its reviewer, and stamped in the same act; the original stays', async () => {
    const id = await submit();
    expect(await find(id)).toMatchObject({ state: 'pending', stampedFile: null, mayReview: false });
    expect(await find(id, reviewer)).toMatchObject({ mayReview: true, reviewerName: 'Manager' });
    await reviewer.get('contract.updateApply', { id, outcome: 'approve' });
    const approved = await find(id);
    expect(approved).toMatchObject({ state: 'approved', reviewedBy: 'Manager', stampedPages: [1], mayReview: false });
    const stamped = await bytesAt(approved?.stampedFile ?? '');
    expect((await findSealPlaces(stamped, 'Customer (seal')).places).toHaveLength(1);
    expect(stamped.equals(agreement ?? Buffer.of())).toBe(false);
    expect((await bytesAt(approved?.file ?? '')).equals(agreement ?? Buffer.of())).toBe(true);
  });

  test('where the seal will stand is told while the form is filled in', async () => {
    const { keyword, pages, places } = await administrator.get('contract.places', { file, sealId });
    expect({ keyword, pages }).toEqual({ keyword: 'Customer (seal', pages: 1 });
    expect(places).toEqual([
      { page: 1, x: expect.closeTo(0.17, 1), y: expect.closeTo(0.77, 1), pageAspect: expect.closeTo(595 / 842, 2) },
    ]);
  });

  test('who reviews a contract is told the same places, and nobody else', async () => {
    const id = await submit();
    const places = await administrator.get('contract.places', { file, sealId });
    expect(await reviewer.get('contract.placesOf', { id })).toEqual(places);
    // Its administrator submitted it.
    expect((await administrator.ask('contract.placesOf', { id })).code).toBe(4001);
    const clerk = await company.addManagementStaff(['m_contract_list', 'btn_contract_save']);
    expect((await clerk.ask('contract.placesOf', { id })).code).toBe(20014);
    await reviewer.get('contract.updateApply', { id, outcome: 'approve' });
    expect((await reviewer.ask('contract.placesOf', { id })).code).toBe(20017);
  });

  describe('what cannot be stamped is refused beside the file, in words, and nothing is written', () => {
    test.each([
      ['no keyword', agreement, '签字盖章处', '没有找到印章关键字“签字盖章处”'],
      ['a scan', scan, '盖章', '没有文字'],
    ])('%s', async (_what, pdf, keyword, said) => {
      const url = (await administrator.upload(pdf, 'x.pdf')).data.fullurl;
      const other = await addSeal(keyword);
      const refusal = { code: 4001, field: 'file', msg: expect.stringContaining(said) };
      expect(await administrator.ask('contract.places', { file: url, sealId: other })).toMatchObject(refusal);
      const before = (await administrator.get('contract.approvedList', {})).total;
      expect(await administrator.ask('contract.add', draft({ file: url, sealId: other }))).toMatchObject(refusal);
      expect((await administrator.get('contract.approvedList', {})).total).toBe(before);
    });

    test('an encrypted file, when it is uploaded', async () => {
      const answer = await administrator.upload(broken, 'x.pdf');
      expect(answer).toMatchObject({ code: 3001, field: 'file', msg: expect.stringContaining('加密') });
    });

    test('a picture, and a number of more than 20 signs', async () => {
      const picture = (await administrator.upload()).data.fullurl;
      const asPicture = await administrator.ask('contract.add', draft({ file: picture }));
      expect(asPicture).toMatchObject({ code: 3001, field: 'file' });
      const long = await administrator.ask('contract.add', draft({ number: 'x'.repeat(21) }));
      expect(long).toMatchObject({ code: 3001, field: 'number' });
    });
  });

  test('a seal that lost its keyword meanwhile leaves the contract waiting', async () => {
    const other = await addSeal('Provider (seal');
    const id = await submit({ sealId: other });
    const image = (await administrator.upload()).data.fullurl;
    await administrator.get('seal.update', { id: other, title: 'Other', image, keyword: 'not there' });
    expect(await reviewer.ask('contract.updateApply', { id, outcome: 'approve' })).toMatchObject({ code: 4001 });
    expect(await find(id)).toMatchObject({ state: 'pending', stampedFile: null });
  });

  test('a number is one contract’s, also when several submit it at once', async () => {
    const number = 'HT-2026-00000000-001';
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => administrator.ask('contract.add', draft({ number }))),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 4001, 4001, 4001]);
    expect(answers.find(({ code }) => code === 4001)).toMatchObject({ field: 'number' });
    const wide = await administrator.ask('contract.add', draft({ number: 'ｈｔ－２０２６－00000000–001' }));
    expect(wide).toMatchObject({ code: 4001, field: 'number' });
  });

  test('it is reviewed once: 20017, also when several review at once; one stamped file is kept', async () => {
    const id = await submit();
    const files = () =>
      server().database.system.selectFrom('stored_file').select('key').where('owner_id', '=', company.id).execute();
    const before = (await files()).length;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        index % 2 === 0
          ? reviewer.ask('contract.updateApply', { id, outcome: 'approve' })
          : reviewer.ask('contract.updateApply', { id, outcome: 'reject', reason: 'Wrong price' }),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(5).fill(20017)]);
    const { state } = (await find(id)) ?? {};
    expect((await files()).length - before).toBe(state === 'approved' ? 1 : 0);
    const second = await submit();
    const kept = (await files()).length;
    const approvals = await Promise.all(
      Array.from({ length: 4 }, () => reviewer.ask('contract.updateApply', { id: second, outcome: 'approve' })),
    );
    expect(approvals.map(({ code }) => code).sort()).toEqual([0, 20017, 20017, 20017]);
    expect((await files()).length - kept).toBe(1);
    expect((await reviewer.ask('contract.updateApply', { id, outcome: 'approve' })).code).toBe(20017);
  });

  test('rejected with a reason it may be deleted; approved it is kept, by the database too', async () => {
    const rejected = await submit();
    await reviewer.get('contract.updateApply', { id: rejected, outcome: 'reject', reason: 'Wrong price' });
    expect(await find(rejected)).toMatchObject({ state: 'rejected', reason: 'Wrong price' });
    await administrator.get('contract.delete', { id: rejected });
    expect(await find(rejected)).toBeUndefined();
    const approved = await submit();
    await reviewer.get('contract.updateApply', { id: approved, outcome: 'approve' });
    const { items } = await administrator.get('notice.list', { limit: 50 });
    expect(items.filter(({ recordId }) => recordId === approved || recordId === rejected)).toMatchObject([
      { kind: 'contractApproved', recordId: approved },
      { kind: 'contractRefused', recordId: rejected, facts: { reason: 'Wrong price' } },
    ]);
    expect((await administrator.ask('contract.delete', { id: approved })).code).toBe(4001);
    const change = server()
      .database.system.updateTable('contract_document')
      .set({ name: 'Changed' })
      .where('id', '=', approved)
      .execute();
    await expect(change).rejects.toSatisfy((error) => violates(error, 'contract_stamped'));
  });

  test('partners are told what became of a contract', async () => {
    const told = await addToldPartner(server(), company, ['contract.decided']);
    const [approved, rejected] = [await submit(), await submit()];
    await reviewer.get('contract.updateApply', { id: approved, outcome: 'approve' });
    await reviewer.get('contract.updateApply', { id: rejected, outcome: 'reject', reason: 'Wrong customer' });
    expect((await told()).map(({ data }) => data)).toEqual([
      { contractId: approved, number: (await find(approved))?.number, outcome: 'approved' },
      { contractId: rejected, number: expect.any(String), outcome: 'rejected' },
    ]);
  });

  test('a seal that contracts wait for is not deleted; stamped contracts keep theirs', async () => {
    const seal = await addSeal('Customer (seal and');
    const id = await submit({ sealId: seal });
    expect((await administrator.get('seal.list', { search: 'seal and' })).items[0]?.waiting).toBe(1);
    expect((await administrator.ask('seal.delete', { id: seal })).code).toBe(4001);
    await reviewer.get('contract.updateApply', { id, outcome: 'approve' });
    await administrator.get('seal.delete', { id: seal });
    expect((await administrator.get('seal.list', { search: 'seal and' })).items).toEqual([]);
    expect(await find(id)).toMatchObject({ sealTitle: 'Seal Customer (seal and', state: 'approved' });
    expect((await administrator.ask('contract.add', draft({ sealId: seal }))).code).toBe(4004);
  });

  describe('who reviews', () => {
    test('only who may review contracts is a reviewer; nobody reviews what they submitted while there is another', async () => {
      const technician = await company.addServiceStaff();
      const refused = await administrator.ask('contract.add', draft({ reviewerId: technician.id }));
      expect(refused).toMatchObject({ code: 4001, field: 'reviewerId' });
      const own = await administrator.ask('contract.add', draft({ reviewerId: administrator.id }));
      expect(own).toMatchObject({ code: 4001, field: 'reviewerId' });
      const reviewers = (await administrator.get('contract.reviewers', {})).map(({ id }) => id);
      expect(reviewers).toContain(reviewer.id);
      for (const { id } of [technician, administrator]) expect(reviewers).not.toContain(id);
      const id = await submit();
      expect((await administrator.ask('contract.updateApply', { id, outcome: 'approve' })).code).toBe(4001);
    });

    test('another reviewer does not decide for the chosen one, an administrator does', async () => {
      const clerk = await company.addManagementStaff(['btn_contract_save']);
      const other = await company.addManagementStaff(['btn_contract_audit']);
      const { id } = await clerk.get('contract.add', {
        ...draft(),
        file: (await clerk.upload(agreement, 'a.pdf')).data.fullurl,
      });
      expect((await other.ask('contract.updateApply', { id, outcome: 'approve' })).code).toBe(4001);
      expect((await administrator.ask('contract.updateApply', { id, outcome: 'approve' })).code).toBe(0);
    });
  });

  test('the review is in the audit log, with its reason and address', async () => {
    const id = await submit({ name: 'Audited' });
    await reviewer.get('contract.updateApply', { id, outcome: 'reject', reason: 'Wrong price' });
    const entries = await server()
      .database.system.selectFrom('audit_entry')
      .selectAll()
      .where('subject_id', '=', id)
      .execute();
    expect(entries).toMatchObject([
      { act: 'contractRejected', account_id: reviewer.id, owner_id: company.id, note: 'Wrong price' },
    ]);
    expect(entries[0]?.address).toMatch(/^10\./);
  });

  test('a seal is a picture of at most 5 MB, with a title and a keyword', async () => {
    const image = (await administrator.upload()).data.fullurl;
    const empty = await administrator.ask('seal.add', { title: 'Seal', image, keyword: ' ' });
    expect(empty).toMatchObject({ code: 3001, field: 'keyword' });
    const asPdf = await administrator.ask('seal.add', { title: 'Seal', image: file, keyword: 'x' });
    expect(asPdf).toMatchObject({ code: 3001, field: 'image' });
  });

  test('no other company, no customer, nobody while it is not configured: 20014', async () => {
    const other = (await addCompany(server())).administrator;
    const { person: customer } = await addCustomer(server(), company);
    for (const person of [other, customer]) {
      expect((await person.ask('seal.list', {})).code).toBe(20014);
      expect((await person.ask('contract.approvedList', {})).code).toBe(20014);
      expect((await person.ask('contract.add', draft())).code).toBe(20014);
    }
    expect((await administrator.get('auth.info', {})).contracts).toBe(true);
    server().setContractCompany(undefined);
    expect((await administrator.ask('contract.approvedList', {})).code).toBe(20014);
    expect((await administrator.get('auth.info', {})).contracts).toBe(false);
    server().setContractCompany(company.id);
  });
});
