import type { ChannelTies } from '@oche/validators/media/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Shows it on every tile and page of the channel that is loaded. Nothing is loaded again, so no list jumps. */
function patchTies(client: QueryClient, id: number, ties: ChannelTies): void {
  client.setQueriesData(
    { predicate: ({ queryKey: [path] }) => Array.isArray(path) && path[0] === 'media' },
    (data: unknown) => patched(data, id, ties),
  );
}

/** The same data with the channel changed wherever it is; what doesn't have it stays the same object. */
function patched<T>(data: T, id: number, ties: ChannelTies): T {
  if (Array.isArray(data)) {
    const all = data.map((each) => patched(each, id, ties));
    return all.some((each, index) => each !== data[index]) ? (all as T) : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  if ('id' in data && data.id === id && 'isFollowing' in data) return { ...data, ...ties };
  const entries = Object.entries(data).map(([key, value]) => [key, patched(value, id, ties)]);
  return entries.some(([key, value]) => value !== (data as Record<string, unknown>)[key])
    ? Object.fromEntries(entries)
    : data;
}

/** How the member stands with a channel, and how to change it; it shows at once. */
export function useTies(id: number, now: ChannelTies) {
  const texts = useTexts('media');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const before = {
    isFollowing: now.isFollowing,
    isFavourite: now.isFavourite,
    followerCount: now.followerCount,
  };
  const settings = {
    onSuccess: (ties: ChannelTies) => patchTies(client, id, ties),
    onError: (error: unknown) => {
      patchTies(client, id, before);
      showFailure(error, texts.failed());
    },
  };
  const follow = trpc.media.channels.follow.useMutation(settings);
  const unfollow = trpc.media.channels.unfollow.useMutation(settings);
  const add = trpc.media.favourites.add.useMutation(settings);
  const remove = trpc.media.favourites.remove.useMutation(settings);
  const isPending = [follow, unfollow, add, remove].some((each) => each.isPending);
  return {
    isPending,
    toggleFollowing: () => {
      const { isFollowing, followerCount } = before;
      const next = followerCount + (isFollowing ? -1 : 1);
      patchTies(client, id, { ...before, isFollowing: !isFollowing, followerCount: next });
      (isFollowing ? unfollow : follow).mutate({ id });
    },
    toggleFavourite: () => {
      patchTies(client, id, { ...before, isFavourite: !before.isFavourite });
      (before.isFavourite ? remove : add).mutate({ id });
    },
  };
}
