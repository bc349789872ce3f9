import type { Person } from '@oche/validators/people/schemas';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { viewerOf } from '../../people/index.ts';
import { getPlayer } from './player-seen.queries.ts';

/** A member of whom the reader may see name and face at least. */
interface SeenPlayer {
  person: Person;
  /** whether what was thrown is for this reader */
  isOpen: boolean;
  /** whether it is for everybody */
  isForAll: boolean;
  /** whether what was achieved is for this reader */
  showsAchievements: boolean;
  /** the reader's username; null for a visitor */
  readBy: string | null;
}

/** @throws AppError MEMBER_NOT_FOUND, also for somebody whom the reader may not see */
export async function requirePlayer(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  username: string,
): Promise<SeenPlayer> {
  const player = await getPlayer.first(db, { ...viewerOf(actor), username });
  if (!player) throw new AppError('MEMBER_NOT_FOUND');
  const { isOpen, showsAchievements, readBy, ...person } = player;
  const asVisitor = actor ? await getPlayer.first(db, { ...viewerOf(null), username }) : player;
  const isForAll = asVisitor?.isOpen === true;
  return { person, isOpen, isForAll, showsAchievements, readBy };
}
