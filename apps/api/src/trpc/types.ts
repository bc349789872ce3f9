import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
// emitted declarations name types of tRPC that are exported only there
import type {} from '@trpc/server/unstable-core-do-not-import';
import type { AppRouter } from './root.ts';

export type { ErrorData } from '../lib/error-shape.ts';
/** The only thing that the web app imports from here, and only as types. */
export type { AppRouter };
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;
