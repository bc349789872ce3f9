import { AppError } from '../../../lib/errors.ts';

const RETRY_AFTER_SECONDS = 5;

/** Limits how much one member can have under way, so that nobody makes all others wait. */
export class FewAtOnce {
  readonly #max: number;
  readonly #underWay = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** @throws AppError RATE_LIMITED when this member has too much under way */
  async run<T>(memberId: string, work: () => Promise<T>): Promise<T> {
    const count = this.#underWay.get(memberId) ?? 0;
    if (count >= this.#max) {
      throw new AppError('RATE_LIMITED', { retryAfter: RETRY_AFTER_SECONDS });
    }
    this.#underWay.set(memberId, count + 1);
    try {
      return await work();
    } finally {
      const left = (this.#underWay.get(memberId) ?? 1) - 1;
      if (left === 0) this.#underWay.delete(memberId);
      else this.#underWay.set(memberId, left);
    }
  }
}
