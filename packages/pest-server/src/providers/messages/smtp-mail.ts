import { createTransport, type Transporter } from 'nodemailer';
import { mailPage } from './mail-page';
import { type Letter, type MessageCarrier, MessageRefused } from './messages';

const timeoutMs = 20_000;

export interface SmtpOptions {
  /** `smtps://user:password@host:465`, or `smtp://…` that upgrades to TLS where the server offers it. */
  readonly url: string;
  /** Who the mails come from: `Pest Portal <no-reply@pest.example.com>`. */
  readonly from: string;
}

/** Mails through an SMTP server: text and a simple page, with an identity that stays the same at each try. */
export class SmtpMail implements MessageCarrier {
  readonly #transport: Transporter;
  readonly #from: string;

  constructor({ url, from }: SmtpOptions) {
    this.#from = from;
    this.#transport = createTransport({
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // What a mail says is text of ours; it never names a file or an address to read.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async deliver({ id, to, subject, text }: Letter): Promise<void> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        // As an object: a comma in it does not make two recipients.
        to: { name: '', address: to },
        subject,
        text,
        html: mailPage(subject, text),
        messageId: `<${id}@pest-portal>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw isFinal(error) ? new MessageRefused(messageOf(error), { cause: error }) : error;
    }
  }
}

/** The server's 5xx about this mail: its address or its content. Not one about our own password, which may be mended. */
function isFinal(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
