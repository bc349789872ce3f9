import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
// the emitted declarations name types that tRPC exports only there
import type {} from '@trpc/server/unstable-core-do-not-import';
import type { AppRouter } from './root.ts';

export type { ErrorData } from '../lib/error-shape.ts';
/** The web app imports only these from here, and only as types. */
export type { AppRouter };
export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;
