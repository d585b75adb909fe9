import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MessageRefused } from './messages';
import { SmtpMail } from './smtp-mail';

/** A real mail server, whose users are `office` and nobody else, and which knows `@factory.example` only. */
let server: SMTPServer;
let mails: ParsedMail[];
let recipients: string[][];

beforeEach(async () => {
  mails = [];
  recipients = [];
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'office' && password === 'secret' ? done(null, { user: username }) : done(new Error('Wrong')),
    onRcptTo: ({ address }, _session, done) =>
      address.endsWith('@factory.example') ? done() : done(Object.assign(new Error('No such'), { responseCode: 550 })),
    onData: (stream, { envelope }, done) => {
      recipients.push(envelope.rcptTo.map(({ address }) => address));
      simpleParser(stream).then((mail) => {
        mails.push(mail);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

function carrier(login = 'office:secret'): SmtpMail {
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return new SmtpMail({ url: `smtp://${login}@127.0.0.1:${port}`, from: 'Pest Portal <no-reply@pest.example>' });
}

const letter = {
  id: '0199-1',
  to: 'quality@factory.example',
  subject: '服务报告已审核 <b>',
  text: '报告《五月》已审核。\n\nThe report "May" <script>alert(1)</script> is approved.\n\nhttps://pest.example/r?a=1&b=2',
};

test('a mail arrives as text and as a page, in both scripts, with an identity that stays', async () => {
  await carrier().deliver(letter);
  await carrier().deliver(letter);
  const [mail, again] = mails;
  expect(mail?.subject).toBe(letter.subject);
  expect(mail?.text?.trim()).toBe(letter.text);
  expect(mail?.from?.text).toBe('"Pest Portal" <no-reply@pest.example>');
  expect(mail?.messageId).toBe('<0199-1@pest-portal>');
  expect(again?.messageId).toBe(mail?.messageId);
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(mail?.html).toContain('<a style="color:#0b6b4a" href="https://pest.example/r?a=1&amp;b=2">');
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail?.html).not.toContain('<script>');
});

test('what is written into a subject or an address does not become a header or a second recipient', async () => {
  await carrier().deliver({ ...letter, subject: 'Hello\r\nBcc: thief@factory.example' });
  expect(mails[0]?.bcc).toBeUndefined();
  await carrier()
    .deliver({ ...letter, to: 'a@factory.example, thief@factory.example' })
    .catch(() => undefined);
  expect(recipients.flat()).not.toContain('thief@factory.example');
});

test('an address that the server does not know is refused for good', async () => {
  await expect(carrier().deliver({ ...letter, to: 'nobody@elsewhere.example' })).rejects.toBeInstanceOf(MessageRefused);
});

test('a wrong password of ours, and a server that is away, may be mended', async () => {
  const wrong = await carrier('office:wrong')
    .deliver(letter)
    .catch((error: unknown) => error);
  expect(wrong).toBeInstanceOf(Error);
  expect(wrong).not.toBeInstanceOf(MessageRefused);
  const gone = new SmtpMail({ url: 'smtp://127.0.0.1:1', from: 'x@pest.example' });
  await expect(gone.deliver(letter)).rejects.not.toBeInstanceOf(MessageRefused);
});
