import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A connection to PostgreSQL, passed on by this process, that a test can cut. */
export class Wire {
  readonly #sockets = new Set<Socket>();
  readonly #url: URL;
  readonly #server: Server;
  #state: 'whole' | 'cut' | 'silent' = 'whole';

  /** @param url the address of the database at its far end */
  constructor(url: string) {
    this.#url = new URL(url);
    const { hostname, port } = this.#url;
    this.#server = createServer((client) => {
      this.#sockets.add(client);
      client.on('error', () => {});
      if (this.#state === 'cut') return client.destroy();
      if (this.#state === 'silent') return;
      const database = connect(Number(port || 5432), hostname);
      this.#sockets.add(database);
      database.on('error', () => client.destroy());
      database.on('close', () => client.destroy());
      client.on('close', () => database.destroy());
      client.pipe(database).pipe(client);
    });
  }

  /** @returns the address at which the database is reached through this wire */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    return Object.assign(new URL(this.#url), { hostname: '127.0.0.1', port }).href;
  }

  become(state: 'whole' | 'cut' | 'silent'): void {
    this.#state = state;
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  close(): void {
    this.become('cut');
    this.#server.close();
  }
}
