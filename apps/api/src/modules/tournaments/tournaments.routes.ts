import { idOfText } from '@oche/validators/id-text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../lib/deps.ts';
import { addressKey } from '../../lib/limits/address.ts';
import { type PlainOperation, sends } from '../../plugins/openapi/plain-operation.ts';
import { drawPreview } from './preview/preview.service.ts';

const preview: PlainOperation = {
  id: 'tournaments.preview',
  tag: 'Tournaments',
  summary: 'A public tournament as a picture of 1200 × 630 pixels, for shared links',
  parameters: z.object({ id: z.string().describe('Of the tournament') }),
  answers: { 200: sends('The picture', 'image/png', z.file()) },
  errors: ['TOURNAMENT_NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
};

/** The address that a page names has the tournament's revision in it; without it it may be older. */
const SOME_MINUTES = 'public, max-age=300';

/** Pictures that other sites show with a link to a tournament. */
export function registerTournamentRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string } }>(
    '/tournaments/:id(^\\d{1,15}$)/picture.png',
    {
      onRequest: async (request: FastifyRequest) => deps.limits.use('call', addressKey(request.ip)),
      config: { operation: preview },
    },
    async (request, reply) => {
      const picture = await drawPreview(deps, idOfText(request.params.id) ?? 0);
      return reply.type('image/png').header('cache-control', SOME_MINUTES).send(picture);
    },
  );
}
