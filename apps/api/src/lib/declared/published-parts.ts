import { z } from 'zod';
import type { Env } from '../../env.ts';
import { isFinalRefusal } from '../jobs/final-refusals.ts';
import { publicUrl } from '../public-url.ts';

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
