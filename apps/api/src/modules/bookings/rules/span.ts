/** A stretch of time from its first moment to the one behind its last; ISO times. */
export interface Span {
  startTime: string;
  endTime: string;
}
