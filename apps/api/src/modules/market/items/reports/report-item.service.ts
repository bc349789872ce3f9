import type { reportItemInput } from '@oche/validators/moderation/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../../lib/deps.ts';
import { createReport } from '../../../moderation/index.ts';

/**
 * Tells the moderators about an ad, as the documented call does. The web reports all kinds of things in one way.
 * @throws AppError as `createReport` does
 */
export const reportItem = (
  ctx: MemberContext,
  { id, ...said }: z.output<typeof reportItemInput>,
): Promise<void> => createReport(ctx, { ...said, kind: 'item', id: String(id) });
