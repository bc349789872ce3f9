import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './request-guards.ts';

/** More than a picture of today's phones has. A longer body isn't worth reading to its end. */
const READ_ON_BYTES = 32 * 1024 * 1024;

/**
 * Reads and drops the rest of a body when the answer is sent before the body is complete, e.g. as
 * it is too large or its sender may not send it. Without this, what still arrives would reset the
 * connection, and the sender would lose the answer. Reading has the time limit of the body.
 */
export function registerUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (hasBody(request) && !request.raw.complete) {
      reply.removeHeader('connection');
      readOn(request.raw);
    }
    done(null, payload);
  });
}

function readOn(body: IncomingMessage): void {
  let read = 0;
  body.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > READ_ON_BYTES) body.destroy();
  });
  body.resume();
}
