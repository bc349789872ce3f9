/**
 * Why nothing was read: an address that is not asked (refused), a name that nobody has (unknown), no end
 * in time (timeout), too many bytes (tooLarge), too many redirects, or anything else between two machines.
 */
export type Unreachable = 'refused' | 'unknown' | 'timeout' | 'tooLarge' | 'redirects' | 'failed';

export class UnreachableError extends Error {
  readonly reason: Unreachable;

  constructor(reason: Unreachable, options?: ErrorOptions) {
    super(`the address could not be read: ${reason}`, options);
    this.reason = reason;
  }
}
