import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from './test.ts';

/** The program beside a board: HTTP, and the documented fields alone. */
export function bridgeOf(request: APIRequestContext, key: string) {
  const lease = randomUUID();
  let visit = randomUUID();
  let seq = 0;
  const post = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await request.post(`/api/counting-boards/${path}`, { headers, data });
    expect(answer.status()).toBe(200);
    return answer.json();
  };
  const say = (state: string, darts: string[]) => {
    seq += 1;
    return post('seen', { lease, seq, visit, state, darts });
  };
  return {
    hello: () => post('hello', { lease, maker: 'autodarts', version: '1.0.0' }),
    sees: (...darts: string[]) => say('throwing', darts),
    takeOut: () => {
      visit = randomUUID();
      return say('empty', []);
    },
    /** it can't vouch for the darts that hang there */
    missed: () => {
      visit = randomUUID();
      return say('takeout', []);
    },
  };
}
