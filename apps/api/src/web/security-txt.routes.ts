import type { FastifyInstance } from 'fastify';
import type { Deps } from '../lib/deps.ts';
import { addressKey } from '../lib/limits/address.ts';
import { DAY_MS } from '../lib/time/wall-clock.ts';
import { originOf } from '../plugins/guards/request-guards.ts';
import { type PlainOperation, sends } from '../plugins/openapi/plain-operation.ts';

const PATH = '/.well-known/security.txt';
/** It asks for less than a year: whoever reads an old copy asks again. */
const GOOD_FOR_DAYS = 180;

const operation: PlainOperation = {
  id: 'securityTxt',
  tag: 'Crawlers',
  summary: 'Where whoever has found a hole can write',
  answers: { 200: sends('As RFC 9116 describes it', 'text/plain') },
};

export function registerSecurityTxt(
  app: FastifyInstance,
  { env, clock, limits }: Pick<Deps, 'env' | 'clock' | 'limits'>,
): void {
  app.get(
    PATH,
    {
      onRequest: (request) => limits.use('call', addressKey(request.ip)),
      config: { operation },
    },
    (request, reply) => {
      const origin = originOf(request, env);
      const expires = new Date(clock.now().getTime() + GOOD_FOR_DAYS * DAY_MS);
      const lines = [
        `Contact: ${env.SECURITY_CONTACT ?? `${origin}/contact`}`,
        // midnight, so that the text changes once a day
        `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
        'Preferred-Languages: de, en',
        `Canonical: ${origin}${PATH}`,
      ];
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(`${lines.join('\n')}\n`);
    },
  );
}
