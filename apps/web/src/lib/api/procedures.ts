import type { AppRouter } from '@oche/api';
import type {
  FetchQueryOptions,
  InfiniteData,
  QueryKey,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseInfiniteQueryResult,
  UseSuspenseQueryResult,
} from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import type { StreamHandlers } from './link.ts';

/** What each procedure takes and returns, as tRPC infers it from the server's router. */
type Procedures = TRPCClient<AppRouter>;

interface Query<Input, Output> {
  query: (input: Input) => Promise<Output>;
}
interface Mutation<Input, Output> {
  mutate: (input: Input) => Promise<Output>;
}
interface Subscription<Input, Handlers> {
  subscribe: (input: Input, handlers: Handlers) => unknown;
}

type ClientOf<Node> =
  Node extends Query<infer Input, infer Output>
    ? Query<Input, Output>
    : Node extends Mutation<infer Input, infer Output>
      ? Mutation<Input, Output>
      : Node extends Subscription<infer Input, { onData?: (event: infer Event) => void }>
        ? { subscribe: (input: Input, handlers: StreamHandlers<DataOf<Event>>) => () => void }
        : { [Name in keyof Node]: ClientOf<Node[Name]> };
type DataOf<Event> = Event extends { data: infer Data } ? Data : never;

/** Calls that don't go through the query cache: `client.forum.post.list.query({ threadId })`. */
export type ApiClient = ClientOf<Procedures>;

type Own = 'queryKey' | 'queryFn';
type QueryOptions<Output, Data> = Omit<UseQueryOptions<Output, Error, Data>, Own>;
type FetchOptions<Output> = Omit<FetchQueryOptions<Output>, Own>;

type Cursor = string | null | undefined;
/** The options of a list that is read page by page: they say where its next page begins. */
interface InfiniteOptions<Output>
  extends Omit<
    UseInfiniteQueryOptions<Output, Error, InfiniteData<Output, Cursor>, QueryKey, Cursor>,
    Own | 'initialPageParam' | 'select'
  > {}

interface QueryHooks<Input, Output> {
  queryKey: (input?: Partial<Input>) => QueryKey;
  useQuery: <Data = Output>(
    input: Input,
    options?: QueryOptions<Output, Data>,
  ) => UseQueryResult<Data>;
  useSuspenseQuery: (
    input: Input,
    options?: FetchOptions<Output>,
  ) => [data: Output, query: UseSuspenseQueryResult<Output>];
  useInfiniteQuery: (
    input: Input,
    options: InfiniteOptions<Output>,
  ) => UseInfiniteQueryResult<InfiniteData<Output, Cursor>>;
  useSuspenseInfiniteQuery: (
    input: Input,
    options: InfiniteOptions<Output>,
  ) => [
    data: InfiniteData<Output, Cursor>,
    query: UseSuspenseInfiniteQueryResult<InfiniteData<Output, Cursor>>,
  ];
}
interface MutationHooks<Input, Output> {
  useMutation: (
    options?: Omit<UseMutationOptions<Output, Error, Input>, 'mutationFn'>,
  ) => UseMutationResult<Output, Error, Input>;
}

/** Hooks for every procedure: `trpc.forum.thread.get.useSuspenseQuery({ id })`. */
export type ApiHooks<Node = Procedures> =
  Node extends Query<infer Input, infer Output>
    ? QueryHooks<Input, Output>
    : Node extends Mutation<infer Input, infer Output>
      ? MutationHooks<Input, Output>
      : { [Name in keyof Node]: ApiHooks<Node[Name]> };

interface CacheAccess<Input, Output> {
  fetch: (input: Input, options?: FetchOptions<Output>) => Promise<Output>;
  /** Returns what the cache has, and fetches only what is missing. */
  ensureData: (input: Input, options?: FetchOptions<Output>) => Promise<Output>;
  /** Never throws: the component that shows the result reads it again and shows the error. */
  prefetch: (input: Input, options?: FetchOptions<Output>) => Promise<void>;
  prefetchInfinite: (input: Input, options?: Partial<InfiniteOptions<Output>>) => Promise<void>;
  getData: (input: Input) => Output | undefined;
}
interface Invalidation<Input = void> {
  /** Reads again what is shown now, and the rest when it is needed. */
  invalidate: (input?: Partial<Input>) => Promise<void>;
}

/** The query cache, by procedure: `api.forum.thread.get.ensureData({ id })`. */
export type CacheOf<Node = Procedures> =
  Node extends Query<infer Input, infer Output>
    ? CacheAccess<Input, Output> & Invalidation<Input>
    : Node extends Mutation<never, unknown>
      ? object
      : Invalidation & { [Name in keyof Node]: CacheOf<Node[Name]> };
