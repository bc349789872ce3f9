import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** As long as a mail server takes for one. */
const TAKES_MS = 30;

/** A mail server that takes everything and remembers whom it was for. */
export class Mails {
  /** ids of the mails for an address, in the order in which they came */
  readonly #byAddress = new Map<string, string[]>();
  /** connections that are gone */
  readonly #left = new Set<string>();
  readonly #server: SMTPServer;

  constructor(host: string, port: number) {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, session, done) => {
        let text = '';
        stream.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        stream.on('end', async () => {
          await sleep(TAKES_MS);
          // who doesn't hear that it was taken comes again, so it wasn't
          if (!this.#left.has(session.id)) {
            const [, id = ''] = /^message-id:\s*(\S+)/im.exec(text) ?? [];
            for (const { address } of session.envelope.rcptTo) this.#note(address, id);
          }
          done();
        });
      },
      onClose: ({ id }) => void this.#left.add(id),
    });
    this.#server.on('error', () => {});
    this.#server.listen(port, host);
  }

  #note(address: string, id: string): void {
    this.#byAddress.set(address, [...this.idsFor(address), id]);
  }

  idsFor(address: string): readonly string[] {
    return this.#byAddress.get(address) ?? [];
  }

  close(): void {
    this.#server.close();
  }
}
