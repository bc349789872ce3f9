import { SMTPServer } from 'smtp-server';

/** A mail server that takes everything and remembers whom it was for, and as what. */
export class Mails {
  /** ids of mails, and how often each came */
  readonly byId = new Map<string, number>();
  readonly #server: SMTPServer;

  constructor(host: string, port: number) {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, session, done) => {
        let text = '';
        stream.setEncoding('utf8');
        stream.on('data', (part) => {
          text += part;
        });
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address).join();
          const [, id = ''] = /^message-id:\s*(\S+)/im.exec(text) ?? [];
          this.byId.set(`${to} ${id}`, (this.byId.get(`${to} ${id}`) ?? 0) + 1);
          done();
        });
      },
    });
    this.#server.on('error', () => {});
    this.#server.listen(port, host);
  }

  get count(): number {
    return [...this.byId.values()].reduce((sum, count) => sum + count, 0);
  }

  close(): void {
    this.#server.close();
  }
}
