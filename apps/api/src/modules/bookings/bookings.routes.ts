import { bookingExportInput } from '@oche/validators/bookings/schemas';
import { idOfText } from '@oche/validators/id-text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../../lib/deps.ts';
import { inputError } from '../../lib/error-shape.ts';
import { addressKey } from '../../lib/limits/address.ts';
import { etagOf, isKnownTag } from '../../plugins/etag.ts';
import { type PlainOperation, says, sends } from '../../plugins/openapi/plain-operation.ts';
import { createContext } from '../../trpc/context.ts';
import { admitMember } from '../../trpc/procedures.ts';
import { exportBookings } from './desk/desk-csv.service.ts';
import { readFeed } from './feeds/feed.service.ts';

const tag = 'Bookings';
const feed: PlainOperation = {
  id: 'bookings.readFeed',
  audience: 'who has the secret address, while its member may read it',
  tag,
  summary: 'Bookings as a calendar, for programs that read its address again and again',
  parameters: z.object({
    token: z.string().check(z.describe('Secret: who has it reads the calendar')),
  }),
  answers: {
    200: sends('RFC 5545', 'text/calendar'),
    304: says('The one that you have, by `If-None-Match`'),
  },
  errors: ['FEED_NOT_FOUND', 'RATE_LIMITED'],
};
const spreadsheet: PlainOperation = {
  id: 'bookings.export',
  area: 'lounges',
  scope: 'bookings:read',
  tag,
  summary: 'Bookings of a lounge for a spreadsheet, in the language of `Accept-Language`',
  access: 'the lounge’s team and admins',
  parameters: z.object({
    id: bookingExportInput.shape.loungeId.check(z.describe('Of the lounge')),
    from: bookingExportInput.shape.from.check(z.describe('First day')),
    to: bookingExportInput.shape.to.check(z.describe('Last day, at most two years later')),
  }),
  answers: { 200: sends('With a line of titles', 'text/csv') },
  errors: ['BAD_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'LOUNGE_NOT_FOUND'],
};

/** Addresses that calendar apps and spreadsheets read. */
export function registerBookingRoutes(app: FastifyInstance, deps: Deps): void {
  const counted = async (request: FastifyRequest) =>
    deps.limits.use('call', addressKey(request.ip));

  app.get<{ Params: { token: string } }>(
    '/calendar/:token(^[\\w-]{20,100}$).ics',
    { onRequest: counted, config: { operation: feed } },
    async (request, reply) => {
      const calendar = await readFeed(deps, request.params.token);
      const etag = etagOf(calendar);
      reply
        .header('cache-control', 'private, no-cache')
        .header('etag', etag)
        .header('x-robots-tag', 'noindex');
      if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="oche.ics"')
        .send(calendar);
    },
  );

  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/api/lounges/:id/bookings.csv',
    { config: { operation: spreadsheet } },
    async (request, reply) => {
      const ctx = await admitMember(await createContext(deps, request, reply));
      const { params, query } = request;
      const input = bookingExportInput.safeParse({ ...query, loungeId: idOfText(params.id) });
      if (!input.success) throw inputError(input.error);
      const { fileName, content } = await exportBookings(ctx, input.data);
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(content);
    },
  );
}
