import type { Db } from '@oche/db';
import type { Locale } from '@oche/validators/common';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Env } from '../env.ts';
import type { Actor } from './actor.ts';
import type { Clock } from './clock.ts';
import type { EventBus } from './event-bus.ts';
import type { Limits } from './rate-limits.ts';
import type { FileStorage } from './storage.ts';
import type { Vault } from './vault.ts';

/** What lives as long as the process; built once in main.ts, by tests with their own parts. */
export interface Deps {
  env: Env;
  db: Db;
  clock: Clock;
  events: EventBus;
  limits: Limits;
  storage: FileStorage;
  vault: Vault;
  /** what /metrics tells beside the requests of the server */
  metrics: Registry;
  log: FastifyBaseLogger;
}

/** The member's session as the request came in. */
export interface RequestSession {
  /** the secret from the cookie */
  id: string;
  /** false between the password and the second factor: then there is no actor */
  secondFactorPassed: boolean;
  userId: string;
}

/** What a service may know about the request; it has no idea of HTTP. */
export interface ServiceContext extends Deps {
  actor: Actor | null;
  session: RequestSession | null;
  /** true for a moderator or admin who has to set up the second factor first */
  secondFactorSetupRequired: boolean;
  requestId: string;
  /** the client's address, IPv6 cut to its /64 */
  address: string;
  userAgent: string | null;
  locale: Locale;
  /** gives the browser a new session id, or takes it away with null */
  setSession(session: { id: string; expiresAt: Date } | null): void;
  /** what the browser keeps of the members who have signed in with it; `known-device.ts` reads it */
  knownDevices: string | null;
  setKnownDevices(value: string): void;
}

export interface MemberContext extends ServiceContext {
  actor: Actor;
  session: RequestSession;
}
