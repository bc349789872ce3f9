import type { Db, Replicas } from '@oche/db';
import type { Locale } from '@oche/validators/common';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Env } from '../env.ts';
import type { Actor } from './actor.ts';
import type { Answerables } from './declared/answerable.ts';
import type { BoardHosts, HostBoard } from './declared/board-hosts.ts';
import type { MemberCalendar } from './declared/calendars.ts';
import type { Conversationals } from './declared/conversational.ts';
import type { PictureGuards } from './declared/guarded-pictures.ts';
import type { Linkable } from './declared/linkable.ts';
import type { Notifiables } from './declared/notifiable.ts';
import type { AllOwnData } from './declared/own-data.ts';
import type { Hearables, PublishedKinds } from './declared/published.ts';
import type { Reportables } from './declared/reportable.ts';
import type { Searchable } from './declared/searchable.ts';
import type { Watchables } from './declared/watchable.ts';
import type { EventBus } from './events/event-bus.ts';
import type { Limits } from './limits/rate-limits.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { AccessToken } from './secrets/access-token.ts';
import type { Vault } from './secrets/vault.ts';
import type { WatchedStorage } from './storage/watched-storage.ts';
import type { Clock } from './time/clock.ts';

/** What lives as long as the process. The server builds it once; tests replace some parts. */
export interface Deps {
  env: Env;
  /** the primary; of a request's context it may be a standby (`trpc/reading.ts`) */
  db: Db;
  /** the standbys that answer reads; undefined without DATABASE_REPLICA_URLS */
  replicas?: Pick<Replicas, 'pick' | 'position' | 'settled' | 'state'> | undefined;
  clock: Clock;
  events: EventBus;
  limits: Limits;
  storage: WatchedStorage;
  vault: Vault;
  /** how servers are reached whose addresses come from members */
  outbound: Outbound;
  /** what of all domains can be found */
  searchables: readonly Searchable[];
  /** what moderators can be told about, of all domains */
  reportables: Reportables<Deps>;
  /** what members are told, of all domains */
  notifiables: Notifiables<Deps>;
  /** what a member's calendar contains, of all domains */
  calendars: readonly MemberCalendar<Deps>[];
  /** what members have conversations about, of all domains */
  conversationals: Conversationals;
  /** what all domains have of a member */
  ownData: AllOwnData<Deps, MemberContext>;
  /** what links to our own pages become cards, of all domains */
  linkables: readonly Linkable[];
  /** what members can watch, of all domains */
  watchables: Watchables;
  /** what is played at boards with a tablet, of all domains */
  boardHosts: BoardHosts<Deps>;
  /** which pictures not everybody may see, of all domains */
  pictureGuards: PictureGuards;
  /** what members can answer by mail, of all domains */
  answerables: Answerables<MemberContext>;
  /** what other people's programs can hear, of all domains */
  published: PublishedKinds<MemberContext>;
  /** the things to which that can be narrowed, of all domains */
  hearables: Hearables<MemberContext>;
  /** what /metrics shows; each part of the server registers its own here */
  metrics: Registry;
  log: FastifyBaseLogger;
}

/** The session that the request's cookie names. */
export interface RequestSession {
  /** the secret from the cookie */
  id: string;
  /** false between the password and the second factor; there is no actor then */
  secondFactorPassed: boolean;
  userId: string;
}

/** The device at a board, used by everybody who plays or marks there. */
export interface BoardDevice extends HostBoard {
  /** the kind of what is played there */
  host: string;
  tokenHash: string;
}

/** What a service knows about the request. It has nothing of HTTP in it. */
export interface ServiceContext extends Deps {
  actor: Actor | null;
  session: RequestSession | null;
  /** the token that the request came with in place of a cookie */
  token: AccessToken | null;
  /** the device at a board that the request comes from; its right is checked again by each thing it does */
  board: BoardDevice | null;
  /** true for a moderator or admin who has to set up the second factor first */
  secondFactorSetupRequired: boolean;
  requestId: string;
  /** the client's address, IPv6 cut to its /64 */
  address: string;
  userAgent: string | null;
  locale: Locale;
  /** How much of the database's log a standby must have replayed to answer; Infinity: the primary answers. */
  readsAfter?: number;
  /** says that this request has written, or may have: what its sender reads next comes after that */
  noteWriting?(): void;
  /** gives the browser a new session id; null takes it away */
  setSession(session: { id: string; expiresAt: Date } | null): void;
  /** makes the browser the device at a board */
  setBoardToken(token: string): void;
  /** the cookie about members who have signed in with this browser; `known-device.ts` reads it */
  knownDevices: string | null;
  setKnownDevices(value: string): void;
}

/** What a service needs to act for a member without knowing of a request. */
export interface ActingContext extends Deps {
  actor: Actor;
}

export interface MemberContext extends ServiceContext {
  actor: Actor;
  session: RequestSession;
}
