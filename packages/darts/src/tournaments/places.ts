import { type Bracket, type Places, statesOf } from './bracket.ts';

/** Who has which place; those who are still in are missing. Shared places have a range. */
export function placesOf(bracket: Bracket): ReadonlyMap<number, Places> {
  const places = new Map<number, Places>();
  for (const { plan, winner, loser } of statesOf(bracket).values()) {
    if (plan.winnerPlaces && typeof winner === 'number') places.set(winner, plan.winnerPlaces);
    if (plan.loserPlaces && typeof loser === 'number') places.set(loser, plan.loserPlaces);
  }
  return places;
}
