import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { HttpLimits } from './http-limits.ts';

const LOOK_AGAIN_MS = 50;

/**
 * Closes the server gently. Live streams end first. Requests under way are answered, and each
 * answer is the last one on its connection. Connections without a request are closed at once,
 * others as soon as they have none. A client that sends or reads too slowly is cut off after
 * `closingMs`.
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
    // Node takes a connection that has sent nothing yet for a slow request, not for an idle one
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
