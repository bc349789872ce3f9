import type { previewInput, previewOutput } from '@oche/validators/forum/composing/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { formattedOf } from '../../../lib/formatting/formatted.ts';
import { readTexts, storedText } from '../../people/index.ts';

/** A text as others would read it, with the members whom it would name. */
export async function previewPost(
  ctx: MemberContext,
  { content }: z.output<typeof previewInput>,
): Promise<z.output<typeof previewOutput>> {
  requireVoice(ctx.actor);
  const formatted = formattedOf(content);
  const stored = await storedText(ctx.db, ctx.actor, content);
  const textOf = await readTexts(ctx.db, [stored]);
  return { ...(formatted && { formatted }), mentions: textOf(stored).mentions };
}
