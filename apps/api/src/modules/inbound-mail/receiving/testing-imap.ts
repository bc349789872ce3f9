import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Mailbox {
  url: string;
  mails: { raw: Buffer; isSeen: boolean }[];
  /** commands as they came, without their tags */
  said: string[];
  /** drops the connection at this command, once */
  failAt: string | null;
  close(): Promise<void>;
}

/** A mailbox that speaks as much of IMAP (RFC 3501) as fetching unseen mails needs. */
export async function openMailbox(): Promise<Mailbox> {
  const sockets = new Set<Socket>();
  const box: Omit<Mailbox, 'url' | 'close'> = { mails: [], said: [], failAt: null };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('* OK ready\r\n');
    let rest = '';
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        const [tag = '', ...words] = line.split(' ');
        const command = words.join(' ');
        box.said.push(command);
        if (box.failAt !== null && command.includes(box.failAt)) {
          box.failAt = null;
          socket.destroy();
          return;
        }
        socket.write(answerTo(box.mails, command));
        socket.write(`${tag} OK done\r\n`);
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(box, {
    url: `imap://reply%40oche.example:s3cret@127.0.0.1:${port}/INBOX`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
}

function answerTo(mails: Mailbox['mails'], command: string): Buffer {
  const lines = (...texts: string[]) => Buffer.from(texts.map((text) => `${text}\r\n`).join(''));
  if (/^CAPABILITY/i.test(command)) return lines('* CAPABILITY IMAP4rev1');
  if (/^LIST|^LSUB/i.test(command)) return lines('* LIST () "/" INBOX');
  if (/^(SELECT|EXAMINE)/i.test(command))
    return lines(
      `* ${mails.length} EXISTS`,
      '* FLAGS (\\Seen)',
      '* OK [PERMANENTFLAGS (\\Seen)] yes',
      '* OK [UIDVALIDITY 1] yes',
      `* OK [UIDNEXT ${mails.length + 1}] yes`,
    );
  if (/^UID SEARCH/i.test(command)) {
    const unseen = mails.flatMap(({ isSeen }, index) => (isSeen ? [] : [index + 1]));
    return lines(`* SEARCH ${unseen.join(' ')}`.trim());
  }
  const uid = Number(/^UID (?:FETCH|STORE) (\d+)/i.exec(command)?.[1]);
  const mail = mails[uid - 1];
  if (!mail) return Buffer.alloc(0);
  if (/^UID STORE/i.test(command)) {
    mail.isSeen = true;
    return lines(`* ${uid} FETCH (UID ${uid} FLAGS (\\Seen))`);
  }
  const end = mail.raw.indexOf('\r\n\r\n') + 4;
  const isHead = /HEADER/i.test(command);
  const part = isHead ? mail.raw.subarray(0, end) : mail.raw;
  return Buffer.concat([
    Buffer.from(
      `* ${uid} FETCH (UID ${uid} RFC822.SIZE ${mail.raw.length} BODY[${isHead ? 'HEADER' : ''}] {${part.length}}\r\n`,
    ),
    part,
    Buffer.from(')\r\n'),
  ]);
}
