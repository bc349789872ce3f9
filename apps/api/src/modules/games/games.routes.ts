import { idOfText } from '@oche/validators/id-text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../lib/deps.ts';
import { addressKey } from '../../lib/limits/address.ts';
import { type PlainOperation, sends } from '../../plugins/openapi/plain-operation.ts';
import { sendDrawing } from '../../plugins/send-drawing.ts';
import { drawMoment } from './watch/moment.service.ts';
import { drawPreview } from './watch/preview.service.ts';

const preview: PlainOperation = {
  id: 'games.preview',
  area: 'games',
  tag: 'Games',
  summary:
    'The score of a public game, or a great visit, as a picture of 1200 × 630 pixels, for shared links',
  parameters: z.object({
    id: z.string().describe('Of the game'),
    entry: z
      .optional(z.string())
      .describe(
        'A visit by its place in the game, from 0: a 180, a finish of 100 and more, or a nine-darter',
      ),
  }),
  answers: { 200: sends('The picture', 'image/png', z.file()) },
  errors: ['GAME_NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
};

/** Pictures that other sites show with a link to a game. */
export function registerGameRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string }; Querystring: { entry?: unknown } }>(
    '/games/:id(^\\d{1,15}$)/picture.png',
    {
      onRequest: async (request: FastifyRequest) => deps.limits.use('call', addressKey(request.ip)),
      config: { operation: preview },
    },
    async (request, reply) => {
      const gameId = idOfText(request.params.id) ?? 0;
      const { entry } = request.query;
      const picture =
        entry === undefined
          ? await drawPreview(deps, gameId)
          : await drawMoment(deps, { gameId, entry: placeOf(entry) });
      return sendDrawing(request, reply, { type: 'image/png', picture });
    },
  );
}

/** A place in a list; -1, where nothing is, for anything else. */
const placeOf = (text: unknown): number =>
  typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : -1;
