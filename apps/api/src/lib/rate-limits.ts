import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Env } from '../env.ts';
import { AppError } from './errors.ts';

export type LimitName = 'call' | 'posting' | 'signInAddress' | 'signInAccount' | 'mail';

interface Limiter {
  consume(key: string, points?: number): Promise<unknown>;
}

/**
 * All limits of the product. `call` and `posting` guard a process and are counted in its memory;
 * sign-in and mail are counted in PostgreSQL, so that they hold over all processes and restarts.
 */
export class RateLimits {
  readonly #limiters: Record<LimitName, Limiter>;

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
      posting: inMemory(env.RATE_LIMIT_POSTING_PER_MINUTE, 60),
      signInAddress: inDatabase('sign-in-address', env.RATE_LIMIT_SIGN_IN_PER_5_MINUTES, 300),
      signInAccount: inDatabase('sign-in-account', env.RATE_LIMIT_SIGN_IN_PER_ACCOUNT_HOUR, 3600),
      mail: inDatabase('mail', env.RATE_LIMIT_MAIL_PER_30_MINUTES, 1800),
    };
  }

  /**
   * Counts one use.
   * @param key who is counted: member id, address, or a hashed recipient
   * @throws AppError RATE_LIMITED with the seconds to wait
   */
  async use(name: LimitName, key: string): Promise<void> {
    try {
      await this.#limiters[name].consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError('RATE_LIMITED', {
        retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
      });
    }
  }
}
