import { setTimeout as sleep } from 'node:timers/promises';
import { id, idempotencyKey, page, text } from '@oche/validators/common';
import { tracked } from '@trpc/server';
import { z } from 'zod';
import type { ServiceContext } from '../lib/deps.ts';
import { AppError } from '../lib/errors.ts';
import { ADMITTED } from '../lib/streamed.ts';
import { router } from '../trpc/init.ts';
import {
  adminProcedure,
  liveProcedure,
  memberLiveProcedure,
  memberProcedure,
  moderatorProcedure,
  publicProcedure,
} from '../trpc/procedures.ts';

const tag = 'probe';
const item = z.object({ id: z.number(), label: z.string() });

const standing = z.object({ id: z.string(), role: z.string(), status: z.string() });
const standingOf = ({ actor }: ServiceContext) => actor;

/** How often each mutation really ran, to prove that a refused one did not. */
export const ran = { add: 0 };

/** Procedures that make visible what the layers around them do. */
export const testRouter = router({
  probe: router({
    get: publicProcedure
      .meta({ rest: { method: 'GET', path: '/probe/{id}', summary: 'One', tag } })
      .input(z.object({ id, flavour: z.string().optional() }))
      .output(z.object({ id: z.number(), flavour: z.string().nullable() }))
      .query(({ input }) => ({ id: input.id, flavour: input.flavour ?? null })),

    list: publicProcedure
      .meta({
        rest: {
          method: 'GET',
          path: '/probe',
          summary: 'Many',
          tag,
          toBody: ({ label }) => ({ label }),
          bodySchema: z.object({ label: z.string() }),
        },
      })
      .input(page)
      .output(
        z.object({
          items: z.array(item),
          nextCursor: z.string().nullable(),
          previousCursor: z.string().nullable(),
        }),
      )
      .query(({ input }) => ({
        items: Array.from({ length: input.limit }, (_, index) => ({
          id: index,
          label: `#${index}`,
        })),
        nextCursor: input.cursor === 'last' ? null : 'last',
        previousCursor: input.cursor === 'last' ? 'first' : null,
      })),

    who: publicProcedure
      .output(z.object({ id: z.string().nullable() }))
      .query(({ ctx }) => ({ id: ctx.actor?.id ?? null })),

    /** the caller as the session tells; null for a visitor */
    standing: publicProcedure
      .meta({ rest: { method: 'GET', path: '/probe/standing', summary: 'Who', tag } })
      .output(standing.nullable())
      .query(({ ctx }) => standingOf(ctx)),
    /** the same for a page about the account's safety */
    safety: publicProcedure
      .meta({
        isSecurity: true,
        rest: { method: 'GET', path: '/probe/safety', summary: 'Who, for certain', tag },
      })
      .output(standing.nullable())
      .query(({ ctx }) => standingOf(ctx)),

    add: publicProcedure
      .meta({ rest: { method: 'POST', path: '/probe', summary: 'Add', tag, status: 201 } })
      .input(z.object({ label: text({ max: 100 }), idempotencyKey }))
      .output(z.object({ label: z.string(), idempotencyKey: z.string().nullable() }))
      .mutation(({ input }) => {
        ran.add += 1;
        return { label: input.label, idempotencyKey: input.idempotencyKey ?? null };
      }),

    /** takes files */
    addLong: publicProcedure
      .meta({ bodyBytes: 512 * 1024 })
      .input(z.object({ label: z.string() }))
      .output(z.number())
      .mutation(({ input }) => input.label.length),

    addNothing: publicProcedure.mutation(() => {
      ran.add += 1;
      return null;
    }),

    rename: memberProcedure
      .meta({
        rest: {
          method: 'PATCH',
          path: '/probe/{id}',
          summary: 'Rename',
          tag,
          names: { 'data.label': 'label' },
        },
      })
      .input(z.object({ id, data: z.object({ label: text({ max: 100 }) }) }))
      .output(item)
      .mutation(({ input }) => ({ id: input.id, label: input.data.label })),

    post: memberProcedure.meta({ limit: 'posting' }).mutation(() => null),
    moderate: moderatorProcedure.input(z.object({ id })).mutation(() => null),
    administer: adminProcedure.input(z.object({ id })).query(() => null),

    secret: publicProcedure
      .meta({ rest: { method: 'GET', path: '/probe/secret', summary: 'Fails', tag } })
      .query(() => {
        throw new Error('secret: password of anna@oche.test');
      }),
    wrongOutput: publicProcedure
      .meta({ rest: { method: 'GET', path: '/probe/wrong-output', summary: 'Fails', tag } })
      .output(z.object({ count: z.number() }))
      .query(() => ({ count: 'secret' }) as unknown as { count: number }),
    refuse: publicProcedure
      .meta({ rest: { method: 'GET', path: '/probe/refuse', summary: 'Refuses', tag } })
      .query(() => {
        throw new AppError('RATE_LIMITED', { retryAfter: 7, details: { name: 'Anna' } });
      }),
    slow: publicProcedure
      .meta({ rest: { method: 'GET', path: '/probe/slow', summary: 'Takes long', tag } })
      .query(() => sleep(10_000, null, { ref: false })),

    ticks: liveProcedure
      .input(
        z.object({ every: z.number().default(5), lastEventId: z.string().nullish() }).optional(),
      )
      .subscription(async function* ({ input, signal }) {
        const first = Number(input?.lastEventId ?? 0) + 1;
        for (let tick = first; !signal?.aborted; tick++) {
          yield tracked(String(tick), { tick });
          await sleep(input?.every ?? 5, null, { signal }).catch(() => {});
        }
      }),
    /** a documented stream for members, which goes on until they leave, ends after three, or breaks */
    stream: memberLiveProcedure
      .meta({
        rest: {
          method: 'GET',
          path: '/probe/{until}/stream',
          summary: 'Ticks',
          tag,
          events: { tick: z.object({ tick: z.number() }), end: z.null() },
        },
      })
      .input(
        z.object({
          until: z.enum(['left', 'three', 'broken']),
          lastEventId: z.string().regex(/^\d+$/).nullish(),
        }),
      )
      .subscription(async function* ({ input: { until, lastEventId }, signal }) {
        if (lastEventId === '3' && until === 'three') return;
        yield ADMITTED;
        for (let tick = Number(lastEventId ?? 0) + 1; !signal?.aborted; tick++) {
          yield { event: 'tick', id: String(tick), data: { tick, secret: true } };
          if (tick === 3 && until === 'broken') throw new Error('secret');
          if (tick === 3 && until === 'three') return yield { event: 'end', data: null };
          await sleep(5, null, { signal }).catch(() => {});
        }
      }),
    /** a source that ignores its signal */
    deaf: memberLiveProcedure.subscription(async function* () {
      yield 'here';
      await new Promise(() => {});
    }),
    three: liveProcedure.subscription(async function* () {
      yield* [1, 2, 3];
    }),
    brokenStream: liveProcedure.subscription(async function* () {
      yield 1;
      throw new Error('secret');
    }),
  }),
});
