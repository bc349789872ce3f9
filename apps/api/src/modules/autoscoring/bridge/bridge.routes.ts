import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../lib/errors.ts';
import { type PlainOperation, sends } from '../../../plugins/openapi/plain-operation.ts';

/** Where `packages/bridge` puts what it has built. */
const PACKAGE = fileURLToPath(
  new URL('../../../../../../packages/bridge/dist/oche-bridge.tgz', import.meta.url),
);

const operation: PlainOperation = {
  id: 'autoscoring.bridge',
  tag: 'Boards that count',
  summary: 'The program that runs beside a board, as npx takes it',
  audience: 'whoever has a board that counts',
  answers: { 200: sends('A package of npm', 'application/gzip') },
  errors: ['NOT_FOUND'],
};

/** Whoever runs Oche hands its bridge out, always the one that speaks with it: `npx https://…/oche-bridge.tgz`. */
export function registerBridge(app: FastifyInstance): void {
  app.get('/oche-bridge.tgz', { config: { operation } }, async (_, reply) => {
    const file = await readFile(PACKAGE).catch(() => {
      // where nothing was built, e.g. in development
      throw new AppError('NOT_FOUND');
    });
    return reply.header('cache-control', 'public, max-age=300').type('application/gzip').send(file);
  });
}
