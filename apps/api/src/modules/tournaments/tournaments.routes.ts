import { idOfText } from '@oche/validators/id-text';
import { entryOutput } from '@oche/validators/tournaments/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../lib/deps.ts';
import { addressKey } from '../../lib/limits/address.ts';
import { type PlainOperation, sends } from '../../plugins/openapi/plain-operation.ts';
import { sendDrawing } from '../../plugins/send-drawing.ts';
import { createContext } from '../../trpc/context.ts';
import { admitMember } from '../../trpc/procedures.ts';
import { readCalendar } from './calendar/calendar.service.ts';
import { exportCsv, exportJson } from './entries/export.service.ts';
import { drawPreview } from './preview/preview.service.ts';

const tag = 'Tournaments';
const parameters = z.object({ id: z.string().describe('Of the tournament') });
const calendar: PlainOperation = {
  id: 'tournaments.calendar',
  area: 'tournaments',
  tag,
  summary: 'A tournament as a file for calendars',
  parameters,
  answers: { 200: sends('RFC 5545', 'text/calendar') },
  errors: ['TOURNAMENT_NOT_FOUND', 'RATE_LIMITED'],
};
const preview: PlainOperation = {
  id: 'tournaments.preview',
  area: 'tournaments',
  tag,
  summary: 'A public tournament as a picture of 1200 × 630 pixels, for shared links',
  parameters,
  answers: { 200: sends('The picture', 'image/png', z.file()) },
  errors: ['TOURNAMENT_NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
};
const exported = (
  id: string,
  summary: string,
  type: string,
  schema?: z.core.$ZodType,
): PlainOperation => ({
  id,
  area: 'tournaments',
  scope: 'tournaments:read',
  tag,
  summary,
  access: 'the tournament’s organisers',
  parameters,
  answers: { 200: sends('All entries, also those that have left', type, schema) },
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'TOURNAMENT_NOT_FOUND'],
});

/** Files of a tournament: for other sites, calendars, spreadsheets and programs. */
export function registerTournamentRoutes(app: FastifyInstance, deps: Deps): void {
  const counted = async (request: FastifyRequest) =>
    deps.limits.use('call', addressKey(request.ip));

  app.get<{ Params: { id: string } }>(
    '/tournaments/:id(^\\d{1,15}$)/picture.png',
    { onRequest: counted, config: { operation: preview } },
    async (request, reply) => {
      const picture = await drawPreview(deps, idOfText(request.params.id) ?? 0);
      return sendDrawing(request, reply, { type: 'image/png', picture });
    },
  );

  app.get<{ Params: { id: string } }>(
    '/tournaments/:id(^\\d{1,15}$)/calendar.ics',
    { onRequest: counted, config: { operation: calendar } },
    async (request, reply) => {
      const ctx = await createContext(deps, request, reply);
      const id = idOfText(request.params.id) ?? 0;
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .header('content-disposition', `attachment; filename="oche-${id}.ics"`)
        .send(await readCalendar(ctx, id));
    },
  );

  const exports = [
    {
      path: 'participants.csv',
      type: 'text/csv; charset=utf-8',
      read: exportCsv,
      operation: exported('tournaments.exportCsv', 'Participants for a spreadsheet', 'text/csv'),
    },
    {
      path: 'participants.json',
      type: 'application/json; charset=utf-8',
      read: exportJson,
      operation: exported(
        'tournaments.exportJson',
        'Participants as JSON',
        'application/json',
        z.array(entryOutput),
      ),
    },
  ];
  for (const { path, type, read, operation } of exports) {
    app.get<{ Params: { id: string } }>(
      `/api/tournaments/:id/${path}`,
      { config: { operation } },
      async (request, reply) => {
        const ctx = await admitMember(await createContext(deps, request, reply));
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
