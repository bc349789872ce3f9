import { type LobbyLevel, NEAR_POINTS } from '@oche/validators/lobby/limits';

/** Whether two suit each other, if one of them asks for somebody who is about as good. */
export const isInReach = (level: LobbyLevel, one: number, other: number): boolean =>
  level === 'any' || Math.abs(one - other) <= NEAR_POINTS;
