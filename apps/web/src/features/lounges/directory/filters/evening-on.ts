import { type eveningOf, USUAL } from '../venue-search.ts';
import { eveningAt, whatIsLeft } from './tonight.ts';

type Evening = NonNullable<ReturnType<typeof eveningOf>>;

/** The evening of a day, at the chosen times and for as many people; of today only what is left of it. */
export function eveningOn(date: string, chosen: Evening | null): Evening {
  const { people, ...wanted } = chosen ?? USUAL;
  const now = Date.now();
  const { from, to } = date === eveningAt(now).date ? whatIsLeft(wanted, now) : wanted;
  return { date, from, to, people };
}
