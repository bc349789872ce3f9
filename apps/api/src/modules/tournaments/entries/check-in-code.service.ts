import type { checkInCodeOutput, tournamentInput } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { drawQr } from '../../../lib/picture/qr.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { getTournament } from '../core/tournament.service.ts';

/**
 * The code that hangs at the door: whoever scans it gets to the button for checking in. It is nothing but the
 * tournament's address, so everybody who sees the tournament may have it.
 * @throws AppError TOURNAMENT_NOT_FOUND
 */
export async function readCheckInCode(
  ctx: ServiceContext,
  { id }: z.output<typeof tournamentInput>,
): Promise<z.input<typeof checkInCodeOutput>> {
  await getTournament(ctx, { id });
  const path = `/tournaments/${id}`;
  return { path, qr: await drawQr(publicUrl(ctx.env, path)) };
}
