import { idOfText } from '@oche/validators/id-text';
import { exportedSeason, type SeasonSheet, seasonSheets } from '@oche/validators/leagues/export';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../../../lib/deps.ts';
import { addressKey } from '../../../lib/limits/address.ts';
import { type PlainOperation, sends } from '../../../plugins/openapi/plain-operation.ts';
import { createContext } from '../../../trpc/context.ts';
import { exportCsv, exportJson } from './export.service.ts';

const operation = (
  id: string,
  summary: string,
  type: string,
  schema?: z.core.$ZodType,
): PlainOperation => ({
  id: `leagues.${id}`,
  area: 'leagues',
  scope: 'leagues:read',
  tag: 'Leagues',
  summary,
  parameters: z.object({ id: z.string().check(z.describe('Of the season')) }),
  answers: {
    200: sends('Players are named as far as the reader may see them', type, schema),
  },
  errors: ['SEASON_NOT_FOUND', 'RATE_LIMITED'],
});

const SUMMARIES: Record<SeasonSheet, string> = {
  fixtures: 'Fixtures of a season with their results, for a spreadsheet',
  games: 'Every game of the sheets of a season, for a spreadsheet',
  tables: 'The tables of a season, for a spreadsheet',
  squads: 'Who is registered for which team of a season, for a spreadsheet',
};

/** A season as files: whole for programs, in parts for spreadsheets, in the language of `Accept-Language`. */
export function registerExportRoutes(app: FastifyInstance, deps: Deps): void {
  const counted = async (request: FastifyRequest) =>
    deps.limits.use('call', addressKey(request.ip));
  const files = [
    {
      file: 'season.json',
      type: 'application/json; charset=utf-8',
      read: exportJson,
      config: operation(
        'exportSeason',
        'A season with its divisions, tables, teams, fixtures and sheets',
        'application/json',
        exportedSeason,
      ),
    },
    ...seasonSheets.map((sheet) => ({
      file: `${sheet}.csv`,
      type: 'text/csv; charset=utf-8',
      read: (ctx: Parameters<typeof exportJson>[0], id: number) => exportCsv(ctx, { id, sheet }),
      config: operation(
        `export${sheet[0]?.toUpperCase()}${sheet.slice(1)}`,
        SUMMARIES[sheet],
        'text/csv',
      ),
    })),
  ];
  for (const { file, type, read, config } of files) {
    app.get<{ Params: { id: string } }>(
      `/api/leagues/seasons/:id/${file}`,
      { onRequest: counted, config: { operation: config } },
      async (request, reply) => {
        const ctx = await createContext(deps, request, reply);
        const { fileName, content } = await read(ctx, idOfText(request.params.id) ?? 0);
        return reply
          .type(type)
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${fileName}"`)
          .send(content);
      },
    );
  }
}
