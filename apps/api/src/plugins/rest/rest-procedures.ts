import type { AnyTRPCRouter } from '@trpc/server';
import { type ListedProcedure, listProcedures } from '../../trpc/call.ts';
import type { RestMeta } from '../../trpc/rest-meta.ts';

export type RestProcedure = ListedProcedure & { rest: RestMeta };

/** All procedures that have a documented REST path. */
export function listRestProcedures(router: AnyTRPCRouter): RestProcedure[] {
  return listProcedures(router).flatMap((listed) => {
    const { rest } = listed.meta;
    return rest ? [{ ...listed, rest }] : [];
  });
}
