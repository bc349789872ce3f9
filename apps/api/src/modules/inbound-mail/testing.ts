import { createTransport } from 'nodemailer';
import { receiveMails, type TestApi, type TestMember } from '../../testing/index.ts';
import { listenForMails } from './receiving/smtp-listener.ts';

export const REPLY_ENV = {
  PUBLIC_URL: 'https://oche.example',
  REPLY_ADDRESS: 'reply@oche.example',
  REPLY_SMTP_PORT: '2525',
  RATE_LIMIT_POSTING_PER_MINUTE: '1000000',
};

export interface Line {
  port: number;
  /**
   * Hands a mail over as the operator's mail server does.
   * @param from null for a bounce
   * @returns the last answer, e.g. `250 taken`
   */
  deliver(mail: {
    to: string | string[];
    from: string | null;
    raw: string | Buffer;
  }): Promise<string>;
  close(): Promise<void>;
}

/** A listener at a free port, and somebody who delivers there. */
export async function openLine(api: TestApi): Promise<Line> {
  const listener = await listenForMails(api.deps, 0);
  const transport = createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true });
  return {
    port: listener.port,
    async deliver({ to, from, raw }) {
      try {
        const sent = await transport.sendMail({ envelope: { from: from ?? '', to }, raw });
        return sent.response;
      } catch (error) {
        return (error as { response?: string }).response ?? String(error);
      }
    },
    close: async () => {
      transport.close();
      await listener.close();
    },
  };
}

let written = 0;

interface Written {
  from: TestMember | string;
  to: string;
  text?: string;
  headers?: Record<string, string>;
  id?: string;
}

/** A mail as people write them, in the form in which it travels. */
export function mailOf({ from, to, text = 'Bin dabei!', headers = {}, id }: Written): string {
  written += 1;
  const head = {
    From: typeof from === 'string' ? from : `Mia Muster <${from.email}>`,
    To: to,
    Subject: 'Re: Neue Antwort',
    'Message-ID': id ?? `<${written}.mail@mailer.example>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    ...headers,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n${text.replaceAll(/\r?\n/g, '\r\n')}\r\n`;
}

/** The address in the latest mail to a member that can be answered. */
export async function addressIn(api: TestApi, member: TestMember): Promise<string> {
  const mails = await receiveMails(api, member.email);
  const address = mails.map(({ replyTo }) => replyTo).findLast((each) => each !== null);
  if (!address) throw new Error('no mail can be answered');
  return address;
}
