import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Env } from '../../env.ts';
import { AppError } from '../errors.ts';
import { HoldBack } from './hold-back.ts';
import { type CountExchange, SharedCounts, shortKey } from './shared-counts.ts';

export type LimitName =
  | 'call'
  | 'tokenCall'
  | 'picture'
  | 'unknownSession'
  | 'posting'
  | 'upload'
  | 'appToken'
  | 'receiver'
  | 'signInAddress'
  | 'signInPlace'
  | 'signInAccount'
  | 'mail'
  | 'mailbox'
  | 'recipients'
  | 'fold'
  | 'invitation'
  | 'shownGame'
  | 'tabletCode'
  | 'tabletCodes'
  | 'inboundMail'
  | 'mailAnswer'
  | 'mailNotice';

/** Within this time an address gets only one mail of a kind, however often it is asked for. */
const FOLD_SECONDS = 300;
/** How many times as many mails as a single sender all senders together may send to a recipient. */
const SENDERS = 4;
/** A page shows dozens of them, and a file costs little. */
const PICTURES_FOR_A_CALL = 10;
/** Whoever asks this many times as often as a limit allows doesn't listen, and is answered late. */
const STUBBORN = 2;
/** Games that one address shows within a day: an evening on the phone of a pub. */
const SHOWN_GAMES = 30;
/**
 * Tries at the six digits of a tablet in ten minutes: of one address, behind which a hall may set up its boards, and wrong
 * ones of all. So of ten codes that hold at a time somebody guesses one in three hundred such ten minutes.
 */
const TABLET_CODES = { each: 30, all: 300, seconds: 600 };
/** Requests for tokens in a minute, of one app from one address: its server asks for all its members. */
const APP_TOKENS = 120;
/** Mails that a member sends us within an hour: more is a machine. */
const INBOUND_MAILS = 60;
/** Mails that a member gets within a day about mails they have sent us. */
const MAIL_ANSWERS = 30;
const HALF_HOUR = 1800;
const HOUR = 3600;
const DAY = 86_400;

/** How far a limit is used up, after a use that was counted or refused. */
export interface LimitState {
  /** uses within its time */
  points: number;
  /** its time */
  seconds: number;
  /** uses that are left */
  remaining: number;
  /** until it begins anew */
  secondsLeft: number;
}

export type TellLimit = (name: LimitName, state: LimitState) => void;

export interface Limits {
  /**
   * Counts one use.
   * @param key who is counted: a member's id, an address, or a hashed recipient
   * @param times as how many it counts, when it costs as much as several
   * @throws AppError RATE_LIMITED with the seconds to wait; late for whoever goes on asking
   */
  use(name: LimitName, key: string, times?: number): Promise<void>;
  /**
   * Counts different things: each counts once within the limit's time, however often it is used.
   * @param key who is counted
   * @throws AppError RATE_LIMITED when one thing more would be too many
   */
  useFor(name: LimitName, key: string, thing: string): Promise<void>;
  /**
   * Counts one use, unless there have been too many.
   * @returns whether it was counted
   */
  tryUse(name: LimitName, key: string): Promise<boolean>;
  /**
   * Only looks, and counts nothing.
   * @throws AppError RATE_LIMITED when the next use would be refused
   */
  check(name: LimitName, key: string): Promise<void>;
  /** The same limits, which also tell of each use that `use` counts or refuses. */
  tellingTo(tell: TellLimit): Limits;
}

/** For work that no member or visitor has asked for, and that nobody is counted for. */
export const noLimits: Limits = {
  use: async () => {},
  useFor: async () => {},
  tryUse: async () => true,
  check: async () => {},
  tellingTo: () => noLimits,
};

/**
 * All limits of the product. What is asked for often is counted in the process's memory, and processes tell each other of
 * what comes near its limit (`SharedCounts`). Sign-in and mail are counted in PostgreSQL, so that these limits hold exactly,
 * and over restarts.
 */
export class RateLimits implements Limits {
  readonly #limiters: Record<LimitName, RateLimiterAbstract>;
  readonly #holdBack = new HoldBack();
  readonly #shared: SharedCounts | undefined;

  /** @param exchange with other processes; without it this one counts for itself */
  constructor(env: Env, pool: Pool, exchange?: CountExchange) {
    const inMemory = (points: number, seconds: number) =>
      new RateLimiterMemory({ points, duration: seconds });
    const inDatabase = (keyPrefix: string, points: number, seconds: number) =>
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration: seconds,
      });
    this.#limiters = {
      call: inMemory(env.RATE_LIMIT_PER_MINUTE, 60),
      tokenCall: inMemory(env.RATE_LIMIT_TOKEN_PER_MINUTE, 60),
      picture: inMemory(env.RATE_LIMIT_PER_MINUTE * PICTURES_FOR_A_CALL, 60),
      unknownSession: inMemory(env.RATE_LIMIT_PER_MINUTE, 60),
      posting: inMemory(env.RATE_LIMIT_POSTING_PER_MINUTE, 60),
      upload: inMemory(env.RATE_LIMIT_UPLOADS_PER_HOUR, HOUR),
      appToken: inMemory(APP_TOKENS, 60),
      receiver: inMemory(env.RATE_LIMIT_RECEIVER_PER_MINUTE, 60),
      signInAddress: inDatabase('sign-in-address', env.RATE_LIMIT_SIGN_IN_PER_5_MINUTES, 300),
      signInPlace: inDatabase('sign-in-place', env.RATE_LIMIT_SIGN_IN_PER_PLACE_HOUR, HOUR),
      signInAccount: inDatabase('sign-in-account', env.RATE_LIMIT_SIGN_IN_PER_ACCOUNT_HOUR, HOUR),
      mail: inDatabase('mail', env.RATE_LIMIT_MAIL_PER_30_MINUTES, HALF_HOUR),
      mailbox: inDatabase('mailbox', SENDERS * env.RATE_LIMIT_MAIL_PER_30_MINUTES, HALF_HOUR),
      recipients: inDatabase('recipients', env.RATE_LIMIT_RECIPIENTS_PER_DAY, DAY),
      fold: inDatabase('fold', 1, FOLD_SECONDS),
      invitation: inDatabase('invitation', env.RATE_LIMIT_INVITATIONS_PER_DAY, DAY),
      shownGame: inDatabase('shown-game', SHOWN_GAMES, DAY),
      tabletCode: inDatabase('tablet-code', TABLET_CODES.each, TABLET_CODES.seconds),
      inboundMail: inMemory(INBOUND_MAILS, HOUR),
      mailAnswer: inDatabase('mail-answer', MAIL_ANSWERS, DAY),
      mailNotice: inDatabase('mail-notice', 1, DAY),
      tabletCodes: inDatabase('tablet-codes', TABLET_CODES.all, TABLET_CODES.seconds),
    };
    this.#shared = exchange && this.#share(exchange);
  }

  #share(exchange: CountExchange): SharedCounts {
    const inMemory = Object.entries(this.#limiters).filter(
      ([, limiter]) => limiter instanceof RateLimiterMemory,
    );
    const counted = inMemory.map(([name, { points, duration }]) => [
      name,
      { points, seconds: duration },
    ]);
    return new SharedCounts(exchange, Object.fromEntries(counted), (name, key, count) => {
      void this.#limiters[name as LimitName].penalty(key, count);
    });
  }

  /** Those that are told to others are counted under a short form of their key. */
  #keyOf(name: LimitName, key: string): string {
    return this.#limiters[name] instanceof RateLimiterMemory ? shortKey(key) : key;
  }

  async #consume(name: LimitName, key: string, times: number): Promise<RateLimiterRes> {
    const counted = this.#keyOf(name, key);
    const used = await this.#limiters[name].consume(counted, times);
    this.#shared?.count(name, counted, times);
    return used;
  }

  use(name: LimitName, key: string, times = 1): Promise<void> {
    return this.#use(name, key, times);
  }

  async #use(name: LimitName, key: string, times: number, tell?: TellLimit): Promise<void> {
    try {
      const used = await this.#consume(name, key, times);
      tell?.(name, this.#stateOf(name, used));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      tell?.(name, this.#stateOf(name, refusal));
      await this.#holdBackStubborn(name, refusal);
      throw rateLimited(refusal);
    }
  }

  #stateOf(name: LimitName, { remainingPoints, msBeforeNext }: RateLimiterRes): LimitState {
    const { points, duration } = this.#limiters[name];
    const secondsLeft = toSeconds(msBeforeNext);
    return { points, seconds: duration, remaining: Math.max(0, remainingPoints), secondsLeft };
  }

  tellingTo(tell: TellLimit): Limits {
    return {
      use: (name, key, times = 1) => this.#use(name, key, times, tell),
      useFor: (name, key, thing) => this.useFor(name, key, thing),
      tryUse: (name, key) => this.tryUse(name, key),
      check: (name, key) => this.check(name, key),
      tellingTo: (next) => this.tellingTo(next),
    };
  }

  /** Only what the process counts by itself: that is asked for often, and each request costs little. */
  async #holdBackStubborn(name: LimitName, { consumedPoints }: RateLimiterRes): Promise<void> {
    const limiter = this.#limiters[name];
    if (!(limiter instanceof RateLimiterMemory)) return;
    if (consumedPoints > STUBBORN * limiter.points) await this.#holdBack.wait();
  }

  async useFor(name: LimitName, key: string, thing: string): Promise<void> {
    const limiter = this.#limiters[name];
    const known = `${key}:${thing}`;
    if (await limiter.get(known)) return;
    await this.use(name, key);
    await limiter.set(known, 1, limiter.duration);
  }

  async tryUse(name: LimitName, key: string): Promise<boolean> {
    try {
      await this.#consume(name, key, 1);
      return true;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return false;
    }
  }

  async check(name: LimitName, key: string): Promise<void> {
    const used = await this.#limiters[name].get(this.#keyOf(name, key));
    if (used && used.remainingPoints <= 0) throw rateLimited(used);
  }
}

/** Whole ones, rounded up: whoever comes back then is not too early. */
const toSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

const rateLimited = ({ msBeforeNext }: RateLimiterRes): AppError =>
  new AppError('RATE_LIMITED', { retryAfter: toSeconds(msBeforeNext) });
