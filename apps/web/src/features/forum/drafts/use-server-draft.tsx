import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import type { DraftHandle, SentDraft } from './draft-sync.ts';
import type { ServerDraftProps } from './server-draft.tsx';

/* who only reads needs nothing of it */
const ServerDraft = lazyPart(async () => (await import('./server-draft.tsx')).ServerDraft);

interface OnServer {
  /** stands below the text */
  part: ReactNode;
  /** from here on the server is asked: somebody writes */
  begin: () => void;
  /** sends what is written, and with it names the draft that it was */
  sending: <T>(send: (draft: SentDraft | undefined) => Promise<T>) => Promise<T>;
  sent: () => void;
  discard: () => void;
}

/** The draft of a form on the server. Nothing is loaded or asked for before somebody writes. */
export function useServerDraft(
  props: Omit<ServerDraftProps, 'ref'>,
  { isAtOnce = false }: { isAtOnce?: boolean } = {},
): OnServer {
  const handle = useRef<DraftHandle>(null);
  const [isBegun, setIsBegun] = useState(isAtOnce);
  return {
    part: <Place>{isBegun ? <ServerDraft ref={handle} {...props} /> : null}</Place>,
    begin: () => setIsBegun(true),
    sending: (send) => (handle.current ? handle.current.sending(send) : send(undefined)),
    sent: () => handle.current?.sent(),
    discard: () => handle.current?.discard(),
  };
}

/**
 * It has its height before anything is loaded, so that no button goes away under the finger that presses it. Between a
 * phone's keyboard and the thread there is room for what has to be decided alone.
 */
const Place = chakra('div', {
  base: {
    minHeight: '6',
    '[data-tight] &': { display: 'none', '&:has([role=alert])': { display: 'block' } },
  },
});
