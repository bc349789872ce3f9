import { connect, Server as NetServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { HttpLimits } from './guards/http-limits.ts';

const LOOK_AGAIN_MS = 50;

type Server = FastifyInstance['server'];
type ClosingLimits = Pick<HttpLimits, 'closingMs' | 'lingerMs' | 'noticeMs' | 'drainMs'>;

/**
 * Closes the server gently. For `noticeMs` its health stays what it was: whoever restarts several processes goes on as soon
 * as one says that it is ready, and a proxy that asks each of them once a second may not have heard that yet. It would have
 * nobody left. For `drainMs` it still answers, while its health says that it ends, so that such a proxy sends nobody any
 * more. Then live streams end. Requests under way are answered, and each answer is the last one on its connection.
 * Connections without a request are closed after `lingerMs`, others as soon as they have none. A client that sends or reads
 * too slowly is cut off after `closingMs`.
 *
 * A reverse proxy may send a request at the very moment at which its connection is closed, and must
 * not send it again if it changes something. So a connection waits longer for a request than a proxy
 * keeps it unused, and requests are taken whose connection the server has not seen yet.
 */
export function registerClosing(
  app: FastifyInstance,
  { closingMs, lingerMs, noticeMs, drainMs }: ClosingLimits,
  { begins, endStreams }: { begins: () => void; endStreams: () => void },
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
  app.addHook('preClose', (done) => after(noticeMs, () => drain(done)));

  function drain(done: () => void): void {
    isClosing = true;
    begins();
    after(drainMs, () => close(done));
  }

  function close(done: () => void): void {
    endStreams();
    const closeUnused = holdUnused(server);
    let looking: NodeJS.Timeout | undefined;
    const linger = setTimeout(() => {
      // Node takes a connection that has sent nothing yet for a slow request, not for an idle one
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      closeUnused();
      looking = setInterval(closeUnused, LOOK_AGAIN_MS);
    }, lingerMs);
    const cut = setTimeout(() => server.closeAllConnections(), closingMs);
    server.once('close', () => {
      clearTimeout(linger);
      clearInterval(looking);
      clearTimeout(cut);
    });
    // at once, as Fastify closes it some turns of the loop later
    afterThoseWaiting(server, () => NetServer.prototype.close.call(server, () => done()));
  }
}

/** At once, and not in a turn of its own, where there is nothing to wait for. */
const after = (ms: number, work: () => void): void => {
  if (ms > 0) setTimeout(work, ms);
  else work();
};

/**
 * Node closes unused connections together with the socket that listens. From here on only the returned
 * function does it.
 */
function holdUnused(server: Server): () => void {
  const closeUnused = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {};
  return closeUnused;
}

/**
 * Calls back, if the server listens at all, when all connections have been accepted that were waiting
 * for it, as the system resets those when nobody listens any more. A connection of our own, last in that
 * line, tells when.
 */
function afterThoseWaiting(server: Server, done: () => void): void {
  const address = server.address();
  if (address === null || typeof address === 'string') {
    done();
    return;
  }
  const last = connect({ port: address.port, host: address.address });
  // it connects in the next tick, so that it is the last in the line
  process.nextTick(() => admitNobodyElse(server));
  const end = () => {
    server.off('connection', look);
    last.destroy();
    done();
  };
  const look = ({ remotePort }: Socket) => {
    if (remotePort === last.localPort) end();
  };
  server.on('connection', look);
  last.once('error', end);
}

/**
 * Lets no further connection queue behind those that wait already. Between our own last one and the end of
 * listening more of them would come, and be reset together with what they have sent: a proxy can't tell
 * whether that was carried out. The system ignores whoever asks for a place in a full queue; asked again
 * after a second, when nobody listens any more, it refuses, and a proxy goes to another process.
 *
 * Node has no public way to shorten the queue of a server that listens; should this one be gone, those few
 * are reset.
 */
function admitNobodyElse(server: Server): void {
  const handle: unknown = Reflect.get(server, '_handle');
  if (handle === null || typeof handle !== 'object') return;
  const listen: unknown = Reflect.get(handle, 'listen');
  if (typeof listen === 'function') listen.call(handle, 0);
}
