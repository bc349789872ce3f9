import { idOfText } from '@oche/validators/id-text';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../lib/deps.ts';
import { type PlainOperation, sends } from '../../../plugins/openapi/plain-operation.ts';
import { createContext } from '../../../trpc/context.ts';
import { admitMember } from '../../../trpc/procedures.ts';
import { exportTournament } from './export.service.ts';
import { matchRow, throwRow } from './export-rows.ts';
import { type Exported, type ExportFormat, exported, exportFormats } from './export-texts.ts';

const TYPES: Record<ExportFormat, string> = { csv: 'text/csv', json: 'application/json' };
const ROWS: Record<Exported, z.ZodType> = { matches: z.array(matchRow), throws: z.array(throwRow) };

const operation = (what: Exported, format: ExportFormat): PlainOperation => ({
  id: `tournaments.${what}As${format === 'csv' ? 'Csv' : 'Json'}`,
  area: 'tournaments',
  scope: 'tournaments:read',
  tag: 'Tournaments',
  summary:
    what === 'matches'
      ? 'Matches of a tournament with their results, as a file'
      : 'Every visit that was scored at a tournament, as a file',
  access: 'organisers of the tournament',
  parameters: z.object({ id: z.string().describe('Of the tournament') }),
  answers: { 200: sends('All of them', TYPES[format], format === 'json' ? ROWS[what] : undefined) },
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'TOURNAMENT_NOT_FOUND'],
});

/** Files that organisers download. */
export function registerExportRoutes(app: FastifyInstance, deps: Deps): void {
  for (const what of exported) {
    for (const format of exportFormats) {
      app.get<{ Params: { id: string } }>(
        `/api/tournaments/:id/${what}.${format}`,
        { config: { operation: operation(what, format) } },
        async (request, reply) => {
          const ctx = await admitMember(await createContext(deps, request, reply));
          // no tournament has the number 0
          const id = idOfText(request.params.id) ?? 0;
          const { fileName, content } = await exportTournament(ctx, { id, what, format });
          return reply
            .type(`${TYPES[format]}; charset=utf-8`)
            .header('cache-control', 'no-store')
            .header('content-disposition', `attachment; filename="${fileName}"`)
            .send(content);
        },
      );
    }
  }
}
