import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addCompany, addCustomer, personWith, picture } from '../../testing/people';
import { onEachEngine } from '../../testing/test-server';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

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
      for (const part of ['/JavaScript', '/Launch', '/EmbeddedFile', '/Encrypt', '/XFA']) {
        const bad = Buffer.from(pdf.toString().replace('/Catalog', `/Catalog${part}`));
        expect((await administrator.upload(bad, 'x.pdf')).code, part).toBe(3001);
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
      });
      expect(headers['cache-control']).toContain('private');
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
      await server()
        .database.system.updateTable('stored_file')
        .set({ bytes: 2 * 1024 * 1024 + 1 })
        .where('key', '=', /files\/([^?]+)/.exec(image)?.[1] ?? '')
        .execute();
      expect(await asLogo(image)).toMatchObject({ code: 3001, field: 'logo' });
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
