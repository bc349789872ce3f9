import type { findSubjectInput } from '@oche/validators/widgets/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { getClub } from '../clubs/index.ts';
import { readLinkCards } from '../conversations/index.ts';
import { getDivision, getTeam } from '../leagues/index.ts';
import { readTournamentCity } from '../tournaments/index.ts';

type Context = Pick<ServiceContext, 'db' | 'actor' | 'linkables'>;

/** Pages without cards of their own. A group of the pattern is what the page is about. */
const pages: readonly [RegExp, (ctx: ServiceContext, about: string) => Promise<string>][] = [
  [/^\/clubs\/(\d+)$/, async (ctx, id) => (await getClub(ctx, { id: Number(id) })).name],
  [
    /^\/leagues\/divisions\/(\d+)$/,
    async (ctx, id) => {
      const { league, name } = await getDivision(ctx, { id: Number(id) });
      return `${league.name} · ${name}`;
    },
  ],
  [/^\/leagues\/teams\/(\d+)$/, async (ctx, id) => (await getTeam(ctx, { id: Number(id) })).name],
  [/^\/events\/(.+)$/, async (ctx, slug) => (await readTournamentCity(ctx, { slug })).name],
  [/^\/(tournaments)$/, async () => ''],
];

/**
 * What a page is called that a widget shows something of; empty where it is about everything.
 * @throws AppError WIDGET_SUBJECT_NOT_FOUND, also where this member doesn't see it
 */
export async function findSubject(
  ctx: ServiceContext,
  { subject }: Pick<z.output<typeof findSubjectInput>, 'subject'>,
): Promise<{ name: string }> {
  const name = (await nameOf(ctx, subject)) ?? (await cardTitle(ctx, subject));
  if (name === undefined) throw new AppError('WIDGET_SUBJECT_NOT_FOUND');
  return { name };
}

async function nameOf(ctx: ServiceContext, subject: string): Promise<string | undefined> {
  for (const [pattern, read] of pages) {
    const about = pattern.exec(subject)?.[1];
    if (about === undefined) continue;
    try {
      return await read(ctx, about);
    } catch (error) {
      const isMissing = error instanceof AppError && error.code.endsWith('NOT_FOUND');
      throw isMissing ? new AppError('WIDGET_SUBJECT_NOT_FOUND') : error;
    }
  }
  return undefined;
}

/** As a link to the page would be shown where members write to each other. */
async function cardTitle(ctx: Context, subject: string): Promise<string | undefined> {
  const [card] = await readLinkCards(ctx, { paths: [subject] });
  return card?.title;
}
