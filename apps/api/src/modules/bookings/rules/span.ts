/** A span of time, without its end; ISO times. */
export interface Span {
  startTime: string;
  endTime: string;
}
