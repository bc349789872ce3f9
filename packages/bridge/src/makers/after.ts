/** What to do when a connection to a board has ended. */
export type After =
  | { kind: 'again' }
  | { kind: 'later'; milliseconds: number; why: Why }
  | { kind: 'never'; why: Why };

export type Why =
  | 'scoliaSerial'
  | 'scoliaConnected'
  | 'scoliaToken'
  | 'scoliaSuspended'
  | 'scoliaReplaced';
