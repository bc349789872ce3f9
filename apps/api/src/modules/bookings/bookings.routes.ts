import { createHash } from 'node:crypto';
import { bookingExportInput } from '@oche/validators/bookings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../../lib/address.ts';
import type { Deps } from '../../lib/deps.ts';
import { inputError } from '../../lib/error-shape.ts';
import { createContext } from '../../trpc/context.ts';
import { admitMember } from '../../trpc/procedures.ts';
import { exportBookings } from './desk/desk-csv.service.ts';
import { readFeed } from './feeds/feed.service.ts';

/** Addresses that calendar programs and spreadsheets read. */
export function registerBookingRoutes(app: FastifyInstance, deps: Deps): void {
  const counted = async (request: FastifyRequest) =>
    deps.limits.use('call', addressKey(request.ip));

  app.get<{ Params: { token: string } }>(
    '/calendar/:token(^[\\w-]{20,100}$).ics',
    { onRequest: counted },
    async (request, reply) => {
      const calendar = await readFeed(deps, request.params.token);
      const etag = `"${createHash('sha256').update(calendar).digest('base64url').slice(0, 27)}"`;
      reply
        .header('cache-control', 'private, no-cache')
        .header('etag', etag)
        .header('x-robots-tag', 'noindex');
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="oche.ics"')
        .send(calendar);
    },
  );

  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/api/lounges/:id/bookings.csv',
    async (request, reply) => {
      const ctx = await admitMember(await createContext(deps, request, reply));
      const { params, query } = request;
      const input = bookingExportInput.safeParse({ ...query, loungeId: Number(params.id) });
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

/** Proxies that compress make an ETag weak, so `W/"…"` is the same calendar. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
