import { randomUUID } from 'node:crypto';
import type { BoardState } from '@oche/validators/autoscoring/schemas';
import type { FastifyInstance } from 'fastify';

/** A process beside a board, as it speaks to the server: HTTP and the documented fields alone. */
export function bridgeOf(app: FastifyInstance, token: string) {
  const lease = randomUUID();
  let seq = 0;
  let visit = randomUUID();
  const post = async (path: string, payload: object) => {
    const response = await app.inject({
      method: 'POST',
      url: `/api/counting-boards/${path}`,
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
    return { status: response.statusCode, body: response.json() };
  };
  const say = (state: BoardState, darts: readonly string[]) => {
    seq += 1;
    return post('seen', { lease, seq, visit, state, darts });
  };
  return {
    lease,
    post,
    hello: () => post('hello', { lease, maker: 'autodarts', version: '1.0.0' }),
    sees: (...darts: string[]) => say('throwing', darts),
    say,
    /** the darts are out of the board */
    takeOut: () => {
      visit = randomUUID();
      return say('empty', []);
    },
    bye: () => post('bye', { lease }),
    visit: () => visit,
  };
}
