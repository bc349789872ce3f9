import { idOfText } from '@oche/validators/id-text';
import { locales } from '@oche/validators/locale';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../../../lib/deps.ts';
import { addressKey } from '../../../lib/limits/address.ts';
import { localeOf } from '../../../lib/locale/locale.ts';
import { etagOf, isKnownTag } from '../../../plugins/etag.ts';
import { type PlainOperation, says, sends } from '../../../plugins/openapi/plain-operation.ts';
import { type CalendarOf, readCalendar } from './calendar.service.ts';

const language = z.optional(z.enum(locales));

const operation = (
  of: CalendarOf,
  summary: string,
  missing: NonNullable<PlainOperation['errors']>[number],
): PlainOperation => ({
  id: `leagues.${of}Calendar`,
  area: 'leagues',
  tag: 'Leagues',
  summary,
  parameters: z.object({
    id: z.string().check(z.describe(`Of the ${of}`)),
    language: language.check(z.describe('Of the texts; else the first of `Accept-Language`')),
  }),
  answers: {
    200: sends('RFC 5545', 'text/calendar'),
    304: says('The one that you have, by `If-None-Match`'),
  },
  errors: [missing, 'RATE_LIMITED'],
});

const calendars: { of: CalendarOf; path: string; operation: PlainOperation }[] = [
  {
    of: 'league',
    path: '/leagues',
    operation: operation('league', 'All fixtures of a league as a calendar', 'LEAGUE_NOT_FOUND'),
  },
  {
    of: 'division',
    path: '/leagues/divisions',
    operation: operation('division', 'Fixtures of a division as a calendar', 'DIVISION_NOT_FOUND'),
  },
  {
    of: 'team',
    path: '/leagues/teams',
    operation: operation('team', 'What a team plays as a calendar', 'TEAM_NOT_FOUND'),
  },
];

/** Addresses that calendar apps read again and again. They send no cookie, so their language is in the address. */
export function registerCalendarRoutes(app: FastifyInstance, deps: Deps): void {
  const counted = async (request: FastifyRequest) =>
    deps.limits.use('call', addressKey(request.ip));

  for (const { of, path, operation: config } of calendars) {
    app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
      `${path}/:id(^\\d{1,15}$)/calendar.ics`,
      { onRequest: counted, config: { operation: config } },
      async (request, reply) => {
        const { headers, query } = request;
        const id = idOfText(request.params.id) ?? 0;
        const asked = language.safeParse(query.language).data;
        const locale = asked ?? localeOf(undefined, headers['accept-language']);
        const { state, write } = await readCalendar(deps, { of, id, locale });
        const etag = etagOf(state);
        reply
          .header('cache-control', 'public, no-cache')
          .header('etag', etag)
          .header('x-robots-tag', 'noindex');
        if (isKnownTag(headers['if-none-match'], etag)) return reply.code(304).send();
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', `inline; filename="oche-${of}-${id}.ics"`)
          .send(write());
      },
    );
  }
}
