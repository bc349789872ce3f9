import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './request-guards.ts';

/** More than a picture of today's phones has; from then on it isn't worth its while. */
const READ_ON_BYTES = 32 * 1024 * 1024;

/**
 * An answer that doesn't wait for the whole body (who may not send, or sends too much) would be
 * thrown away by its sender's machine if the connection ended with it: what is still on its way
 * resets the connection. So the rest is read, and forgotten. It has the time that the body had.
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
