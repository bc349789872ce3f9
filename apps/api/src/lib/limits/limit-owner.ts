import type { ServiceContext } from '../deps.ts';

/**
 * For whom calls and streams count: the member, the device at a board, of which a hall has many behind one
 * address, or the address.
 */
export const limitOwner = ({
  actor,
  board,
  address,
}: Pick<ServiceContext, 'actor' | 'board' | 'address'>): string =>
  actor?.id ?? (board ? `board/${board.host}/${board.boardId}` : address);
