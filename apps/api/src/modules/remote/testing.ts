import type { RemoteEvent } from '@oche/validators/remote/schemas';
import type { TestApi, TestMember } from '../../testing/index.ts';

/** A game of two members with both boards on camera, which has begun. */
export async function startOnCamera(
  api: TestApi,
  [one, other]: readonly [TestMember, TestMember],
  remote: { withCamera: boolean } | undefined = { withCamera: true },
): Promise<number> {
  const { id } = await api.callerFor(one).games.start({
    rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: one.id }], [{ userId: other.id }]],
    ...(remote && { remote }),
  });
  await api.callerFor(other).games.invitation.accept({ gameId: id });
  return id;
}

export const peerOf = (letter: string): string => letter.repeat(16);

/** What a stream tells, one after the other. */
export function heard(stream: AsyncGenerator<{ event: RemoteEvent }, void>) {
  return {
    async next(): Promise<RemoteEvent> {
      const { value } = await stream.next();
      if (!value) throw new Error('the stream has ended');
      return value.event;
    },
    isOver: async (): Promise<boolean> => (await stream.next()).done === true,
  };
}
