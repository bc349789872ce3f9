import { expectTypeOf, test } from 'vitest';
import { type components, createClient, idempotencyKey } from './index.ts';

const oche = createClient({ baseUrl: 'https://oche.test', token: 'oche_pat_x' });
type Tournament = components['schemas']['Tournament'];

/** Only the types of this are checked: nobody calls it. */
export async function usage() {
  const tournament = await oche.get('/api/tournaments/{id}', { params: { path: { id: 1 } } });
  expectTypeOf(tournament).toEqualTypeOf<Tournament>();
  const list = await oche.get('/api/tournaments');
  expectTypeOf(list[0]?.participants.length).toEqualTypeOf<number | undefined>();
  for await (const each of oche.each('/api/tournaments', { params: { query: { limit: 5 } } })) {
    expectTypeOf(each.name).toEqualTypeOf<string>();
  }
  await oche.post('/api/forum/posts', {
    params: { header: { 'Idempotency-Key': idempotencyKey() } },
    body: { threadId: 1, content: 'Good darts!' },
  });
  for await (const event of oche.stream('/api/games/{id}/stream', {
    params: { path: { id: 1 } },
  })) {
    if (event.event === 'visit') expectTypeOf(event.data.points).toEqualTypeOf<number>();
  }
  // @ts-expect-error there is no such path
  await oche.get('/api/nowhere');
  // @ts-expect-error the id is missing
  await oche.get('/api/tournaments/{id}');
  // @ts-expect-error ids are numbers
  await oche.get('/api/tournaments/{id}', { params: { path: { id: 'one' } } });
  // @ts-expect-error nobody deletes a list
  await oche.delete('/api/tournaments');
}

test('has a method for each way to call', () => {
  expectTypeOf(oche.get).toBeFunction();
});
