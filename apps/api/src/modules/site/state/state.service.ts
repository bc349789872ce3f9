import { primaryOf } from '@oche/db';
import type { Locale } from '@oche/validators/locale';
import type { Area } from '@oche/validators/site/limits';
import { areaOfPage, pagesOf } from '@oche/validators/site/pages';
import {
  ANNOUNCEMENTS_SHOWN_MAX,
  type ClosedArea,
  type ShownAnnouncement,
  type SiteState,
} from '@oche/validators/site/schemas';
import { type Actor, isAdmin } from '../../../lib/actor.ts';
import type { Deps, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import type { EventBus } from '../../../lib/events/event-bus.ts';
import { KeptState } from '../../../lib/events/kept-state.ts';
import '../site.events.ts';
import * as queries from './state.queries.ts';

type SiteDeps = Pick<Deps, 'db' | 'events' | 'clock'>;

interface State {
  closed: readonly queries.ClosedRow[];
  /** those that are not over yet, the most urgent first */
  announcements: readonly queries.AheadRow[];
}

/** One for each process, which has one bus; tests have several in one. */
const ofBus = new WeakMap<EventBus, KeptState<State>>();

function keptOf(events: EventBus): KeptState<State> {
  const kept = ofBus.get(events) ?? new KeptState<State>(events, 'site.changed');
  ofBus.set(events, kept);
  return kept;
}

/** To be called after the transaction that has changed a switch or an announcement. */
export const forgetState = ({ events }: Pick<Deps, 'events'>): void => keptOf(events).drop();

function stateOf({ db, events, clock }: SiteDeps): State | Promise<State> {
  return keptOf(events).get(async () => {
    const [closed, announcements] = await Promise.all([
      queries.listClosed(primaryOf(db), {}),
      queries.listAhead(primaryOf(db), { now: clock.now().toISOString() }),
    ]);
    return { closed, announcements };
  });
}

/** What `requireOpen` can say without waiting; it is asked with every call. */
const isOpen = (state: State): boolean => state.closed.length === 0;

const isOver = (untilAt: string | null, now: Date): boolean =>
  untilAt !== null && new Date(untilAt) <= now;

const closedIn = (state: State, area: Area, now: Date) =>
  state.closed.find((row) => row.area === area && !isOver(row.untilAt, now));

/** Where no time is given, a retry makes sense after this many seconds. */
const RETRY_SECONDS = 300;

/**
 * Refuses what belongs to an area that is switched off. Admins get in nevertheless. It costs no query.
 * @returns a promise only while the process doesn't know the switches
 * @throws AppError AREA_OFF
 */
export function requireOpen(
  ctx: SiteDeps & { actor: Actor | null },
  area: Area,
): void | Promise<void> {
  const state = stateOf(ctx);
  if (state instanceof Promise) return state.then((known) => refuseClosed(ctx, known, area));
  if (!isOpen(state)) refuseClosed(ctx, state, area);
}

function refuseClosed(
  { clock, actor }: Pick<SiteDeps, 'clock'> & { actor: Actor | null },
  state: State,
  area: Area,
): void {
  if (isAdmin(actor)) return;
  const now = clock.now();
  const closed = closedIn(state, area, now);
  if (!closed) return;
  const { untilAt } = closed;
  const left = untilAt ? Math.ceil((new Date(untilAt).getTime() - now.getTime()) / 1000) : null;
  throw new AppError('AREA_OFF', {
    details: { area, until: untilAt },
    retryAfter: Math.min(left ?? RETRY_SECONDS, RETRY_SECONDS),
  });
}

/** Whether the page at this path belongs to an area that is switched off, for everybody but admins. */
export async function isPageClosed(deps: SiteDeps, path: string): Promise<boolean> {
  const state = await stateOf(deps);
  if (isOpen(state)) return false;
  const area = areaOfPage(path);
  return area !== undefined && closedIn(state, area, deps.clock.now()) !== undefined;
}

/** What this reader's pages say of the site. For visitors it costs no query, and mostly not for members either. */
export async function getSiteState(ctx: ServiceContext): Promise<SiteState> {
  const state = await stateOf(ctx);
  const now = ctx.clock.now();
  return {
    closed: state.closed
      .filter(({ untilAt }) => !isOver(untilAt, now))
      .map((row) => toClosedArea(row, ctx.locale)),
    announcements: await announcementsFor(ctx, state, now),
  };
}

const toClosedArea = (
  { area, untilAt, textDe, textEn }: queries.ClosedRow,
  locale: Locale,
): ClosedArea => ({
  area,
  paths: [...pagesOf[area]],
  untilAt,
  text: locale === 'de' ? textDe : textEn,
});

async function announcementsFor(
  { actor, db, locale }: ServiceContext,
  state: State,
  now: Date,
): Promise<ShownAnnouncement[]> {
  const current = state.announcements.filter(
    ({ fromAt, untilAt, audience }) =>
      new Date(fromAt) <= now && !isOver(untilAt, now) && (actor || audience === 'everybody'),
  );
  if (current.length === 0) return [];
  const seen = actor ? await seenBy({ db, actor }, current) : current;
  return seen.slice(0, ANNOUNCEMENTS_SHOWN_MAX).map((row) => ({
    id: row.id,
    edition: row.edition,
    text: locale === 'de' ? row.textDe : row.textEn,
    level: row.level,
    link: row.link,
    isDismissible: row.isDismissible,
  }));
}

/** Those that are for this member, without what they have put away. */
async function seenBy(
  { db, actor }: { db: Deps['db']; actor: Actor },
  current: readonly queries.AheadRow[],
): Promise<readonly queries.AheadRow[]> {
  const userId = actor.id;
  const isForOwners = current.some(({ audience }) => audience === 'owners');
  const canBePutAway = current.some(({ isDismissible }) => isDismissible);
  const [role, dismissed] = await Promise.all([
    isForOwners ? queries.getLoungeRole.first(db, { userId }) : undefined,
    canBePutAway ? queries.listDismissed(db, { userId }) : [],
  ]);
  const editions = new Map(dismissed.map(({ id, edition }) => [id, edition]));
  return current.filter(
    ({ id, edition, audience, isDismissible }) =>
      (audience !== 'owners' || role) && !(isDismissible && (editions.get(id) ?? 0) >= edition),
  );
}
