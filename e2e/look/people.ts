import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { emails } from '../support/roles.ts';

/** Who looks at the pages; the owner is Ben, to whom a lounge belongs. */
export const people = {
  visitor: async () => {},
  newcomer: join,
  member: as(emails.anna),
  owner: as(emails.ben),
  moderator: as(emails.moderator),
  admin: as(emails.admin),
} satisfies Record<string, (context: BrowserContext, baseUrl: string) => Promise<void>>;

export type Person = keyof typeof people;

function as(email: string) {
  return async (context: BrowserContext, baseUrl: string) => {
    await context.request.get(`${baseUrl}/api/mock-login?email=${email}`);
  };
}

/** Joins as somebody whose address isn't confirmed yet. */
async function join(context: BrowserContext, baseUrl: string): Promise<void> {
  const answer = await context.request.post(`${baseUrl}/trpc/auth.signUp`, {
    headers: { origin: baseUrl },
    data: {
      email: `${randomUUID()}@oche.test`,
      password: randomUUID(),
      acceptTerms: true,
      firstName: 'Neele',
      lastName: 'Anfang',
    },
  });
  if (!answer.ok()) throw new Error(`joining: ${await answer.text()}`);
}
