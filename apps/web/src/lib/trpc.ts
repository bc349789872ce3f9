import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { createContext, use } from 'react';
import { type Api, type DataLayer, infiniteQueryOf, queryOf } from './api/client.ts';
import { keyOf, type Path, treeOf } from './api/paths.ts';
import type { ApiHooks } from './api/procedures.ts';

export type { ErrorData, RouterInputs, RouterOutputs } from '@oche/api';
export type { Api } from './api/client.ts';

const DataContext = createContext<DataLayer | null>(null);
/** Below it the hooks of `trpc` find the API. */
export const ApiProvider = DataContext.Provider;

function useData(): DataLayer {
  const data = use(DataContext);
  if (!data) throw new Error('the hooks of trpc need an ApiProvider above them');
  return data;
}

interface Trpc extends ApiHooks {
  useUtils: () => Api;
}

/** Hooks for every procedure: `trpc.forum.thread.get.useSuspenseQuery({ id })`. */
export const trpc = treeOf<Trpc>((path, name, input, options) =>
  name === 'useUtils' ? useUtils() : hooks[name as keyof typeof hooks](path, input, options),
);

const useUtils = (): Api => useData().api;

const hooks = {
  queryKey: (path: Path, input: unknown) => keyOf(path, input, 'query'),
  useQuery: (path: Path, input: unknown, options?: object) =>
    useQuery({ ...options, ...queryOf(useData().link, path, input) }),
  useSuspenseQuery(path: Path, input: unknown, options?: object) {
    const query = useSuspenseQuery({ ...options, ...queryOf(useData().link, path, input) });
    return [query.data, query];
  },
  useInfiniteQuery: (path: Path, input: unknown, options?: object) =>
    useInfiniteQuery({ ...lastPage, ...options, ...infiniteQueryOf(useData().link, path, input) }),
  useSuspenseInfiniteQuery(path: Path, input: unknown, options?: object) {
    const list = infiniteQueryOf(useData().link, path, input);
    const query = useSuspenseInfiniteQuery({ ...lastPage, ...options, ...list });
    return [query.data, query];
  },
  useMutation(path: Path, options?: object) {
    const { link } = useData();
    return useMutation({
      ...options,
      mutationFn: (input: unknown) => link.call('mutation', path.join('.'), input),
    });
  },
};

/** A list is over unless its reader says how it goes on. */
const lastPage = { getNextPageParam: () => null };
