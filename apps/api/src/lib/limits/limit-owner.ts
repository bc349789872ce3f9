import type { ServiceContext } from '../deps.ts';

/**
 * For whom calls and streams count: the token, of which a member's programs have one each, the member, the device at a board, of which a hall has many behind one
 * address, or the address.
 */
export const limitOwner = ({
  actor,
  token,
  board,
  address,
}: Pick<ServiceContext, 'actor' | 'token' | 'board' | 'address'>): string =>
  (token ? `token/${token.id}` : actor?.id) ??
  (board ? `board/${board.host}/${board.boardId}` : address);
