import { utimes, writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { limits, reviewStatus } from 'pest-sdk';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { removeUnusedFiles } from '../../books/files/remove-unused-files';
import { withinAllowance } from '../../books/files/upload-allowance';
import { newId } from '../../database/ids';
import { samplePdf } from '../../paper/pdf/pdf.fixture';
import { StorageUnavailableError } from '../../providers/storage/storage';
import { addCompany, addCustomer, personWith, picture } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

const pdf = samplePdf();

/** A small picture that is sent with this many bytes: a chunk that no reader reads fills it up. */
async function pictureOf(bytes: number): Promise<Buffer> {
  const small = await picture();
  const chunk = Buffer.alloc(bytes - small.length);
  chunk.writeUInt32BE(chunk.length - 12, 0);
  chunk.write('paDd', 4);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return Buffer.concat([small.subarray(0, -12), chunk, small.subarray(-12)]);
}

function pathOf(url: string): string {
  return url.replace('https://pest.test', '');
}

onEachEngine((server) => {
  describe('what is taken', () => {
    test('E2 a picture is written anew: upright, without metadata, without what hung behind it', async () => {
      const { administrator } = await addCompany(server());
      const photo = await sharp(await picture(60, 40))
        .jpeg()
        .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .toBuffer();
      const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
      const { data } = await administrator.upload(polyglot, 'photo.jpg');
      const served = await server().app.inject({ url: pathOf(data.fullurl) });
      expect(served.headers['content-type']).toBe('image/jpeg');
      const meta = await sharp(served.rawPayload).metadata();
      expect([meta.width, meta.height, meta.orientation, meta.exif]).toEqual([40, 60, undefined, undefined]);
      expect(served.rawPayload.includes('<script>')).toBe(false);
      expect(served.rawPayload.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
    });

    test('E1 the content decides: only JPEG, PNG and PDF', async () => {
      const { administrator } = await addCompany(server());
      const gif = await sharp(await picture())
        .gif()
        .toBuffer();
      const webp = await sharp(await picture())
        .webp()
        .toBuffer();
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      const half = (await picture(400, 300)).subarray(0, 200);
      for (const [name, bytes] of Object.entries({ gif, webp, svg, half, empty: Buffer.alloc(0) })) {
        expect(await administrator.upload(bytes, 'picture.png'), name).toMatchObject({ code: 3001, field: 'file' });
      }
      expect((await administrator.upload(pdf, 'contract.png')).code).toBe(0);
    });

    test('E4 a PDF that runs, opens or hides something is refused', async () => {
      const { administrator } = await addCompany(server());
      for (const catalog of ['/OpenAction<</S/J#61vaScript>>', '/AcroForm<</XFA[]>>', '/X<</S/SubmitForm>>']) {
        expect((await administrator.upload(samplePdf({ catalog }), 'x.pdf')).code, catalog).toBe(3001);
      }
      expect((await administrator.upload(pdf.subarray(0, 40), 'x.pdf')).code).toBe(3001);
    });

    test('E3 a picture of too many pixels is refused', async () => {
      const { administrator } = await addCompany(server());
      const huge = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: 'white' } })
        .png()
        .toBuffer();
      expect((await administrator.upload(huge)).code).toBe(3001);
    });

    test('E5 the sender’s name is a label, and the file lies under a name of ours', async () => {
      const { administrator } = await addCompany(server());
      for (const [given, label] of [
        ['../../etc/x.png', 'x.png'],
        ['C:\\photos\\车间.png', '车间.png'],
        ['a\u202Egnp.exe', 'agnp.exe'],
      ] as const) {
        const { data } = await administrator.upload(await picture(), given);
        expect(data.file_name).toBe(label);
        expect(data.fullurl).toMatch(/^https:\/\/pest\.test\/files\/[\w-]{32}\.png\?expires=\d+&signature=[\w-]{32}$/);
      }
    });

    test('E6 a stranger uploads nothing', async () => {
      expect((await personWith(server(), '', '', '').upload()).code).toBe(1003);
    });

    test('a picture that is larger than any may be is refused before it is decoded', async () => {
      const { administrator } = await addCompany(server());
      expect(await administrator.upload(await pictureOf(limits.sealBytes + 1))).toMatchObject({
        code: 3001,
        field: 'file',
        msg: '图片不能超过 5 MB',
      });
    });

    test('E6 before the review only pictures for it are taken, a few a day', async () => {
      for (const status of [reviewStatus.none, reviewStatus.waiting, reviewStatus.failed]) {
        const { administrator } = await addCompany(server(), status);
        expect((await administrator.upload()).code).toBe(0);
        expect((await administrator.upload(pdf, 'contract.pdf')).code).toBe(10009);
        expect((await administrator.upload(await pictureOf(limits.imageBytes + 1))).code).toBe(10009);
        await setAllowance(administrator, { files: 30 });
        expect(await administrator.upload()).toMatchObject({ status: 429, code: 4001 });
      }
    });
  });

  async function setAllowance(
    person: { readonly token: string },
    change: { files?: number; day?: string; under_way?: Date[] },
  ): Promise<void> {
    const headers = { authorization: person.token };
    const { data } = (await server().app.inject({ url: '/api/v-user/info', headers })).json<{ data: { id: string } }>();
    await server()
      .database.system.updateTable('upload_allowance')
      .set(change)
      .where('account_id', '=', data.id)
      .execute();
  }

  describe('how much', () => {
    test('E6 four at once for an account, and what a killed process left behind runs out', async () => {
      const { administrator } = await addCompany(server());
      expect((await administrator.upload()).code).toBe(0);
      const now = server().parts.now();
      await setAllowance(administrator, { under_way: [now, now, now] });
      expect((await administrator.upload()).code).toBe(0);
      await setAllowance(administrator, { under_way: [now, now, now, now] });
      const refused = await administrator.upload();
      expect(refused).toMatchObject({ status: 429, code: 4001, msg: '同时上传的文件不能超过 4 个，请稍候' });
      expect(refused.headers['retry-after']).toBe('5');
      server().setNow('2026-05-04T02:03:00.000Z');
      expect((await administrator.upload()).code).toBe(0);
      server().setNow('2026-05-04T02:00:00.000Z');
    });

    test('E6 they are counted before they are read: of thirty at once exactly four begin', async () => {
      const { administrator } = await addCompany(server());
      await administrator.upload();
      const { accountId } = await callerOf(administrator);
      let finish: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        finish = resolve;
      });
      let refused = 0;
      const caller = { accountId, home: { status: reviewStatus.approved } };
      const all = Array.from({ length: 30 }, () =>
        withinAllowance(server().parts, caller, () => held).then(
          () => true,
          () => {
            refused += 1;
            if (refused === 26) finish();
            return false;
          },
        ),
      );
      expect((await Promise.all(all)).filter(Boolean)).toHaveLength(4);
      expect((await administrator.upload()).code).toBe(0);
    });

    test('E6 five hundred a day', async () => {
      const { administrator } = await addCompany(server());
      await administrator.upload();
      await setAllowance(administrator, { files: 499 });
      expect((await administrator.upload()).code).toBe(0);
      expect(await administrator.upload()).toMatchObject({ status: 429, code: 4001 });
      await setAllowance(administrator, { day: '2026-05-03' });
      expect((await administrator.upload()).code).toBe(0);
    });

    test('E6 a full company is told so, with the figures', async () => {
      const { administrator, id } = await addCompany(server());
      const { accountId } = await callerOf(administrator);
      for (let count = 0; count < 3; count += 1) {
        await server()
          .database.system.insertInto('stored_file')
          .values({
            id: newId(new Date()),
            key: newId(new Date()),
            owner_id: id,
            company_id: id,
            customer_id: null,
            account_id: accountId,
            kind: 'pdf',
            bytes: 2 ** 31 - 1,
            sent_bytes: 1,
            width: 0,
            height: 0,
            label: '',
            created_at: new Date(),
            bound_at: new Date(),
          })
          .execute();
      }
      expect(await administrator.upload()).toMatchObject({ code: 4001, msg: '存储空间已满：已用 6144 MB，共 5120 MB' });
    });

    async function callerOf(person: { readonly token: string }): Promise<{ accountId: string }> {
      const headers = { authorization: person.token };
      const { data } = (await server().app.inject({ url: '/api/v-user/info', headers })).json<{
        data: { id: string };
      }>();
      return { accountId: data.id };
    }

    test('E7 a day later what nothing uses is gone, and what a killed process left half written', async () => {
      const company = await addCompany(server());
      const [unused, used] = [await company.administrator.upload(), await company.administrator.upload()];
      const { id } = await addCustomer(server(), company);
      await company.administrator.get('floorPlan.add', { customerId: id, name: 'Hall', image: used.data.fullurl });
      const { storage, now } = server().parts;
      const part = await storage.part();
      await writeFile(part, 'half');
      await utimes(part, now(), now());
      const keyOf = (url: string) => /files\/([^?]+)/.exec(url)?.[1] ?? '';
      await removeUnusedFiles(server().parts, new Date('2026-05-05T01:59:00.000Z'));
      expect(await storage.read(keyOf(unused.data.fullurl))).not.toBeNull();
      await removeUnusedFiles(server().parts, new Date('2026-05-05T02:01:00.000Z'));
      expect(await storage.read(keyOf(unused.data.fullurl))).toBeNull();
      expect(await storage.read(keyOf(used.data.fullurl))).not.toBeNull();
      expect(await storage.removeParts(new Date())).toBe(0);
    });

    test('E7 an upload that is refused or cut leaves nothing behind', async () => {
      const { administrator } = await addCompany(server());
      await administrator.upload(Buffer.from('no picture'));
      const headers = { authorization: administrator.token, 'content-type': 'multipart/form-data; boundary=b' };
      const payload = `--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n${'x'.repeat(9_999)}`;
      const cut = await server().app.inject({ method: 'POST', url: '/api/upload/file', headers, payload });
      expect(cut.json()).toMatchObject({ code: 3001, field: 'file' });
      expect(await server().parts.storage.removeParts(new Date(Date.now() + 60_000))).toBe(0);
    });
  });

  describe('what a request must be', () => {
    test('a request without its file, or with another field, is refused', async () => {
      const { administrator } = await addCompany(server());
      const headers = { authorization: administrator.token };
      const url = '/api/upload/file';
      const json = await server().app.inject({ method: 'POST', url, headers, payload: {} });
      expect(json.json()).toMatchObject({ code: 4000 });
      const payload = '--b\r\nContent-Disposition: form-data; name="other"; filename="x.png"\r\n\r\nx\r\n--b--\r\n';
      const type = { 'content-type': 'multipart/form-data; boundary=b' };
      const other = await server().app.inject({ method: 'POST', url, headers: { ...headers, ...type }, payload });
      expect(other.json()).toMatchObject({ code: 3001, field: 'file' });
    });
  });

  describe('what is served', () => {
    test('E9 a link ends within the hour, and one changed character closes it', async () => {
      const { administrator } = await addCompany(server());
      const { data } = await administrator.upload();
      const get = (url: string) => server().app.inject({ url: pathOf(url) });
      expect((await get(data.fullurl)).statusCode).toBe(200);
      expect((await get(data.fullurl.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).statusCode).toBe(404);
      expect((await get(data.fullurl.replace(/expires=\d/, 'expires=9'))).statusCode).toBe(404);
      expect((await get(data.fullurl.split('?')[0] ?? '')).statusCode).toBe(404);
      server().setNow('2026-05-04T03:00:01.000Z');
      expect((await get(data.fullurl)).statusCode).toBe(404);
      server().setNow('2026-05-04T02:00:00.000Z');
    });

    test('E10 what is served can run nothing and is read by nobody else', async () => {
      const { administrator } = await addCompany(server());
      const { data } = await administrator.upload();
      const { headers } = await server().app.inject({ url: pathOf(data.fullurl) });
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-site',
        'content-disposition': `inline; filename="picture.png"; filename*=UTF-8''picture.png`,
      });
      expect(headers['cache-control']).toContain('private');
    });

    test('files that cannot be reached now are asked for again', async () => {
      const { administrator } = await addCompany(server());
      const { data } = await administrator.upload();
      const away = new StorageUnavailableError('The files are away.');
      const read = vi.spyOn(server().parts.storage, 'read').mockRejectedValueOnce(away);
      const answer = await server().app.inject({ url: pathOf(data.fullurl) });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect((await server().app.inject({ url: pathOf(data.fullurl) })).statusCode).toBe(200);
      read.mockRestore();
    });

    test('paths that climb out of the folder find nothing', async () => {
      for (const path of ['/files/..%2f..%2fetc%2fpasswd', '/files/../secret', '/files/x.png']) {
        expect((await server().app.inject({ url: path })).statusCode, path).toBe(404);
      }
    });
  });

  describe('what is bound', () => {
    test('E11 a PDF is no logo, and a picture over 2 MB is none either', async () => {
      const { administrator } = await addCompany(server());
      const image = (await administrator.upload()).data.fullurl;
      const document = (await administrator.upload(pdf, 'x.pdf')).data.fullurl;
      const profile = {
        name: 'Pest Control Ltd',
        address: '1 Road',
        contactName: 'Wang',
        contactPhone: '13900000000',
        introduction: '',
        logo: image,
        businessLicense: image,
        pestControlQualification: null,
        pesticideUsageCertificate: null,
        personnelQualification: null,
      };
      const asLogo = (logo: string) => administrator.ask('company.update', { ...profile, logo });
      expect(await asLogo(document)).toMatchObject({ code: 3001, field: 'logo' });
      const sent = async (bytes: number) => (await administrator.upload(await pictureOf(bytes))).data.fullurl;
      expect(await asLogo(await sent(limits.imageBytes + 1))).toMatchObject({ code: 3001, field: 'logo' });
      expect((await asLogo(await sent(limits.imageBytes))).code).toBe(0);
    });

    test('a link that has ended still binds its file', async () => {
      const { administrator } = await addCompany(server());
      const { id: customerId } = await administrator.get('customer.add', {
        name: 'Mill',
        creditCode: `91${String(Date.now()).padStart(16, '0')}`,
        region: 'Shanghai',
        address: '',
        location: null,
        reportEmail: '',
        contactName: '',
        phone: '13900000000',
        introduction: '',
        clientType: 'other',
      });
      const { data } = await administrator.upload();
      server().setNow('2026-05-04T03:30:00.000Z');
      const answer = await administrator.ask('floorPlan.add', { customerId, name: 'Hall', image: data.fullurl });
      expect(answer.code).toBe(0);
      server().setNow('2026-05-04T02:00:00.000Z');
    });

    test('a customer’s own upload is not the company’s to bind', async () => {
      const company = await addCompany(server());
      const customer = await addCustomer(server(), company);
      const { data } = await customer.person.upload();
      const given = { customerId: customer.id, name: 'Hall', image: data.fullurl };
      expect((await company.administrator.ask('floorPlan.add', given)).code).toBe(3001);
    });
  });
});
