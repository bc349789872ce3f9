import type { FastifyReply } from 'fastify';
import type { LimitName, LimitState, TellLimit } from '../../lib/limits/rate-limits.ts';

/** What programs are told of, by the names that they know them by, which stay. All others say when they are met, alone. */
const TOLD: Partial<Record<LimitName, string>> = {
  tokenCall: 'calls',
  posting: 'writes',
  upload: 'uploads',
};

/** The fields of draft-ietf-httpapi-ratelimit-headers-10, in the order in which an answer's limits were met. */
const LIMIT_POLICY_HEADER = 'RateLimit-Policy';
const LIMIT_HEADER = 'RateLimit';

/**
 * Tells a program how far its limits are used up, in the answer that it gets in any case: also in a refusal, and before the
 * first event of a stream.
 */
export function limitHeaders(reply: FastifyReply): TellLimit {
  const told = new Map<string, LimitState>();
  return (limit, state) => {
    const name = TOLD[limit];
    if (name === undefined || reply.sent) return;
    told.set(name, state);
    const each = [...told];
    reply.header(
      LIMIT_POLICY_HEADER,
      each.map(([key, { points, seconds }]) => `"${key}";q=${points};w=${seconds}`).join(', '),
    );
    reply.header(
      LIMIT_HEADER,
      each.map(([key, one]) => `"${key}";r=${one.remaining};t=${one.secondsLeft}`).join(', '),
    );
  };
}
