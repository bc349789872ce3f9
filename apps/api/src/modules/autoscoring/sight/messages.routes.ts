import {
  byeInput,
  byeOutput,
  helloInput,
  helloOutput,
  seenInput,
  seenOutput,
} from '@oche/validators/autoscoring/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../lib/deps.ts';
import { inputError } from '../../../lib/error-shape.ts';
import { AppError } from '../../../lib/errors.ts';
import { addressKey } from '../../../lib/limits/address.ts';
import { secretHash } from '../../../lib/secrets/secret.ts';
import { type PlainOperation, sends } from '../../../plugins/openapi/plain-operation.ts';
import { sayBye, sayHello, takeSeen } from './messages.service.ts';

/** What every message has in common for the documentation. */
const common = {
  tag: 'Boards that count',
  audience: 'the process beside a board, with its key',
  needsBoardKey: true,
  errors: ['BOARD_TOKEN_UNKNOWN', 'BOARD_HELD', 'RATE_LIMITED', 'UNAVAILABLE'],
} satisfies Partial<PlainOperation>;

interface Message<In extends z.core.$ZodType, Out extends z.core.$ZodType> {
  summary: string;
  input: In;
  output: Out;
  take: (deps: Deps, message: z.output<In> & { token: string }) => Promise<z.input<Out>>;
}

/** What a bridge says. It has no session, and whoever writes one of their own needs no more than HTTP. */
export function registerMessages(app: FastifyInstance, deps: Deps): void {
  const post = <In extends z.core.$ZodType, Out extends z.core.$ZodType>(
    name: string,
    { summary, input, output, take }: Message<In, Out>,
  ) => {
    const operation: PlainOperation = {
      ...common,
      id: `autoscoring.${name}`,
      summary,
      body: input,
      answers: { 200: sends('Taken', 'application/json', output) },
    };
    app.post(`/api/counting-boards/${name}`, { config: { operation } }, async (request, reply) => {
      const token = await admit(deps, request);
      const parsed = z.core.safeParse(input, request.body);
      if (!parsed.success) throw inputError(parsed.error);
      const answer = await take(deps, { ...(parsed.data as object), token } as never).catch(
        (error) => countUnknown(deps, request, error),
      );
      return reply.header('cache-control', 'no-store').send(answer);
    });
  };
  post('hello', {
    summary: 'A process begins to hold a board; one at a time does',
    input: helloInput,
    output: helloOutput,
    take: sayHello,
  });
  post('seen', {
    summary: 'All darts of the visit, as they are seen now; at least every ten seconds',
    input: seenInput,
    output: seenOutput,
    take: takeSeen,
  });
  post('bye', {
    summary: 'The process gives the board back',
    input: byeInput,
    output: byeOutput,
    take: sayBye,
  });
}

/**
 * @returns the board's key
 * @throws AppError BOARD_TOKEN_UNKNOWN; RATE_LIMITED for a board that says too much, and for an address that tries keys
 */
async function admit({ limits }: Deps, request: FastifyRequest): Promise<string> {
  const address = addressKey(request.ip);
  await limits.check('unknownSession', address);
  const [, token] = /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '') ?? [];
  await limits.use('call', token === undefined ? address : `board:${secretHash(token)}`);
  if (token === undefined) throw new AppError('BOARD_TOKEN_UNKNOWN');
  return token;
}

async function countUnknown(
  { limits }: Deps,
  request: FastifyRequest,
  error: unknown,
): Promise<never> {
  if (error instanceof AppError && error.code === 'BOARD_TOKEN_UNKNOWN') {
    await limits.use('unknownSession', addressKey(request.ip));
  }
  throw error;
}
