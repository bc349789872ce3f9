import { idOfText } from '@oche/validators/id-text';
import type { Locale } from '@oche/validators/locale';
import { z } from 'zod';
import type { Env } from '../../env.ts';
import { isFinalRefusal } from '../jobs/final-refusals.ts';
import { publicUrl } from '../public-url.ts';
import type { Hearable, HearableThing } from './published.ts';

/** Parts of what receivers get, the same in all kinds. */

/** Where a thing is: its page, and what the API says of it. */
export const linksSchema = {
  url: z.url().describe('its page'),
  apiUrl: z
    .url()
    .nullable()
    .describe('the same as JSON, for whoever may read it; null where there is no such address'),
};

/** @param apiPath below /api; null: there is none */
export const linksTo = (
  env: Pick<Env, 'PUBLIC_URL' | 'PORT'>,
  path: string,
  apiPath: string | null,
) => ({
  url: publicUrl(env, path),
  apiUrl: apiPath === null ? null : publicUrl(env, `/api${apiPath}`),
});

export const momentSchema = z.iso.datetime({ offset: true });

export const memberSchema = z.object({
  id: z.string().nullable().describe("the member's id; null for a guest without an account"),
  name: z.string(),
});
export type HeardMember = z.infer<typeof memberSchema>;

interface Named {
  firstName: string;
  lastName: string;
}

export const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

/** What a service reads; null for what it refuses, as it is gone or not for this member. */
export async function asSeen<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (isFinalRefusal(error)) return null;
    throw error;
  }
}

interface Choosing<Ctx, Thing> {
  kind: string;
  texts: Record<Locale, string>;
  path: RegExp;
  pathOf(id: string): string;
  /** the domain's own service, which refuses what the member may not see */
  read(ctx: Ctx, id: number): Promise<Thing>;
  show(thing: Thing): { name: string; isRun?: boolean };
  /** without it things are chosen by the addresses of their pages */
  offered?(ctx: Ctx): Promise<readonly number[]>;
}

/** Things that a service of their domain shows one by one. */
export const hearableBy = <Ctx, Thing>({
  kind,
  texts,
  path,
  pathOf,
  read,
  show,
  offered,
}: Choosing<Ctx, Thing>): Hearable<Ctx> => ({
  kind,
  texts,
  path,
  async read(ctx, ids) {
    const things: HearableThing[] = [];
    for (const id of ids) {
      const number = idOfText(id);
      const thing = number === undefined ? null : await asSeen(read(ctx, number));
      if (thing === null) continue;
      things.push({ id, path: pathOf(id), isRun: false, ...show(thing) });
    }
    return things;
  },
  offered: async (ctx) => (await offered?.(ctx))?.map(String) ?? [],
});
