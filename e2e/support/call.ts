import { baseUrl } from './server.ts';
import { type APIRequestContext, expect } from './test.ts';

interface Caller {
  request: APIRequestContext;
}

/**
 * Calls a mutation as the page's member, for what the pages under test are not about.
 * @param path e.g. `games.start`
 */
export async function call<Data>({ request }: Caller, path: string, data: object): Promise<Data> {
  const answer = await request.post(`${baseUrl}/trpc/${path}`, {
    data,
    headers: { origin: baseUrl },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).result.data;
}

/** Who is signed in there. */
export const idOf = async ({ request }: Caller): Promise<string> =>
  (await (await request.get(`${baseUrl}/trpc/auth.me`)).json()).result.data.id;
