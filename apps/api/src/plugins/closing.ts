import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { HttpLimits } from './http-limits.ts';

const LOOK_AGAIN_MS = 50;

/**
 * How the server leaves. Live streams end first. Answers under way are given, and each is the last
 * of its connection. Connections without a request are closed, now and as soon as they become so.
 * Who sends or reads too slowly for that is cut.
 */
export function registerClosing(
  app: FastifyInstance,
  { closingMs }: Pick<HttpLimits, 'closingMs'>,
  endStreams: () => void,
): void {
  const { server } = app;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  let isClosing = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    endStreams();
    // to Node a connection that has never said a word is a slow request, not an unused connection
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const looking = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN_MS);
    const cut = setTimeout(() => server.closeAllConnections(), closingMs);
    server.once('close', () => {
      clearInterval(looking);
      clearTimeout(cut);
    });
    done();
  });
}
