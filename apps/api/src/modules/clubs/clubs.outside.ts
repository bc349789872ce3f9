import { z } from 'zod';
import { toldKind } from '../../lib/declared/published.ts';

const ids = z.object({ clubId: z.int(), userId: z.string() });
export type ClubMemberIds = z.infer<typeof ids>;

export const memberJoined = toldKind('club.member.joined', ids);
export const memberLeft = toldKind('club.member.left', ids);
