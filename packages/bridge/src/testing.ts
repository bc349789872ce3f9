import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Hello, SeenPost } from './contract.ts';

/** Oche's side of the contract, and what can go wrong with it. */
export interface FakeOche {
  url: URL;
  hellos: Hello[];
  seen: SeenPost[];
  byes: string[];
  /** how many connections there were */
  connections(): number;
  /** What it answers from now on; null: as it should. */
  answer: { status: number; body: object } | null;
  isAttached: boolean;
  /** The lease is over. */
  forget(): void;
  /** Resolves when something that arrives, or has, is as wanted. */
  until<T>(find: (oche: FakeOche) => T | undefined | false): Promise<T>;
  stop(): Promise<void>;
}

export const TOKEN = 'board-token';

export async function fakeOche(port = 0): Promise<FakeOche> {
  const sockets = new Set<Socket>();
  const waiting = new Set<() => void>();
  let held: string | null = null;
  const reply = (response: ServerResponse, status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
    for (const check of waiting) check();
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const body = JSON.parse(text);
    if (request.headers.authorization !== `Bearer ${TOKEN}`)
      return reply(response, 401, { code: 'BOARD_TOKEN_UNKNOWN' });
    if (oche.answer) return reply(response, oche.answer.status, oche.answer.body);
    switch (request.url) {
      case '/api/counting-boards/hello':
        held = body.lease;
        oche.hellos.push(body);
        return reply(response, 200, { board: 'Board 3', leaseSeconds: 30 });
      case '/api/counting-boards/seen':
        if (body.lease !== held) return reply(response, 409, { code: 'BOARD_HELD' });
        oche.seen.push(body);
        return reply(response, 200, { isAttached: oche.isAttached });
      case '/api/counting-boards/bye':
        oche.byes.push(body.lease);
        return reply(response, 200, {});
      default:
        return reply(response, 404, { code: 'NOT_FOUND' });
    }
  });
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(port, resolve));

  const oche: FakeOche = {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    hellos: [],
    seen: [],
    byes: [],
    connections: () => sockets.size,
    answer: null,
    isAttached: false,
    forget: () => {
      held = null;
    },
    until: (find) =>
      new Promise((resolve) => {
        const check = () => {
          const found = find(oche);
          if (found === undefined || found === false) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
      }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return oche;
}
