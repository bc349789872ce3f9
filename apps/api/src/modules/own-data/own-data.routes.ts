import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../lib/deps.ts';
import { type PlainOperation, sends } from '../../plugins/openapi/plain-operation.ts';
import { createContext } from '../../trpc/context.ts';
import { admitMember } from '../../trpc/procedures.ts';
import { openArchive } from './archive/archive.service.ts';

const download: PlainOperation = {
  id: 'ownData.archive',
  tag: 'Accounts',
  summary: 'The archive of everything that the member has here, as a ZIP file',
  access: 'the member whose archive it is',
  parameters: z.object({ id: z.string().describe('Of the archive') }),
  answers: { 200: sends('The archive', 'application/zip', z.file()) },
  errors: ['UNAUTHENTICATED', 'ARCHIVE_NOT_FOUND'],
};

/** An archive is a large file, so it comes as a stream. */
export function registerOwnDataRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string } }>(
    '/api/own-data/archives/:id',
    { config: { operation: download } },
    async (request, reply) => {
      const ctx = await admitMember(await createContext(deps, request, reply));
      const file = await openArchive(ctx, request.params.id);
      return reply
        .type('application/zip')
        .headers({
          'cache-control': 'no-store',
          'content-length': file.bytes,
          'content-disposition': 'attachment; filename="oche.zip"',
        })
        .send(await file.open());
    },
  );
}
