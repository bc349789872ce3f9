import {
  type ChannelShelf,
  type ChannelSort,
  channelShelves,
  channelSorts,
  type MediaPlatform,
  mediaPlatforms,
} from '@oche/validators/media/limits';
import { textParam } from '../../lib/addresses/search-params.ts';
import type { RouterInputs } from '../../lib/trpc.ts';

/** As it stands in the address; `mediaSearchOf` reads it. */
export interface MediaParams {
  q?: string | undefined;
  platform?: string | undefined;
  shelf?: string | undefined;
  sort?: string | undefined;
  verified?: '1' | undefined;
}

/** What somebody looks for; what nobody has chosen is missing. */
export interface MediaSearch {
  q?: string | undefined;
  platform?: MediaPlatform | undefined;
  shelf?: Exclude<ChannelShelf, 'all'> | undefined;
  sort?: Exclude<ChannelSort, 'followers'> | undefined;
  verified?: '1' | undefined;
}

const oneOf = <const Value extends string>(
  values: readonly Value[],
  value: unknown,
): Value | undefined => values.find((each) => each === value);

/** Whatever the list doesn't know is as if it weren't there. */
export function mediaSearchOf(params: Record<string, unknown>): MediaSearch {
  const shelf = oneOf(channelShelves, params.shelf);
  const sort = oneOf(channelSorts, params.sort);
  return {
    q: textParam(params.q, 120),
    platform: oneOf(mediaPlatforms, params.platform),
    shelf: shelf === 'all' ? undefined : shelf,
    sort: sort === 'followers' ? undefined : sort,
    verified: params.verified ? '1' : undefined,
  };
}

/** How many filters narrow the list down; the order is none. */
export const countFilters = ({ platform, shelf, verified }: MediaSearch): number =>
  [platform, shelf, verified].filter(Boolean).length;

export const NO_FILTERS: MediaSearch = {
  q: undefined,
  platform: undefined,
  shelf: undefined,
  verified: undefined,
};

/** The same input for loader and page, so that they share the cache. */
export const listInput = ({
  q,
  platform,
  shelf,
  sort,
  verified,
}: MediaSearch): RouterInputs['media']['channels']['list'] => ({
  search: q,
  platform,
  shelf: shelf ?? 'all',
  sort: sort ?? 'followers',
  isVerified: verified === '1',
});

export const nextChannels = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};
