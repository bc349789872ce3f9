import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Env } from '../env.ts';
import { AppError } from './errors.ts';

export type LimitName =
  | 'call'
  | 'unknownSession'
  | 'posting'
  | 'upload'
  | 'signInAddress'
  | 'signInAccount'
  | 'mail'
  | 'invitation';

export interface Limits {
  /**
   * Counts one use.
   * @param key who is counted: member id, address, or a hashed recipient
   * @throws AppError RATE_LIMITED with the seconds to wait
   */
  use(name: LimitName, key: string): Promise<void>;
  /**
   * Counts nothing.
   * @throws AppError RATE_LIMITED when the next use would be refused
   */
  check(name: LimitName, key: string): Promise<void>;
}

/** For work that is nobody's in particular. */
export const noLimits: Limits = { use: async () => {}, check: async () => {} };

/**
 * All limits of the product. Those that guard a process are counted in its memory; sign-in and
 * mail are counted in PostgreSQL, so that they hold over all processes and restarts.
 */
export class RateLimits implements Limits {
  readonly #limiters: Record<LimitName, RateLimiterAbstract>;

  constructor(env: Env, pool: Pool) {
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
      unknownSession: inMemory(env.RATE_LIMIT_PER_MINUTE, 60),
      posting: inMemory(env.RATE_LIMIT_POSTING_PER_MINUTE, 60),
      upload: inMemory(env.RATE_LIMIT_UPLOADS_PER_HOUR, 3600),
      signInAddress: inDatabase('sign-in-address', env.RATE_LIMIT_SIGN_IN_PER_5_MINUTES, 300),
      signInAccount: inDatabase('sign-in-account', env.RATE_LIMIT_SIGN_IN_PER_ACCOUNT_HOUR, 3600),
      mail: inDatabase('mail', env.RATE_LIMIT_MAIL_PER_30_MINUTES, 1800),
      invitation: inDatabase('invitation', env.RATE_LIMIT_INVITATIONS_PER_DAY, 86_400),
    };
  }

  async use(name: LimitName, key: string): Promise<void> {
    try {
      await this.#limiters[name].consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw rateLimited(refusal);
    }
  }

  async check(name: LimitName, key: string): Promise<void> {
    const used = await this.#limiters[name].get(key);
    if (used && used.remainingPoints <= 0) throw rateLimited(used);
  }
}

function rateLimited({ msBeforeNext }: RateLimiterRes): AppError {
  return new AppError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}
