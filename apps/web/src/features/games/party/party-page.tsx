import { chakra } from '@chakra-ui/react';
import type { PartyKind } from '@oche/darts/party/catalog';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { useIsTakenUp } from '../../../lib/late-snapshot.ts';
import { PartyHistory } from './party-history.tsx';
import { PartyLadder } from './party-ladder.tsx';
import { PartySetup } from './setup/party-setup.tsx';
import { Waiting } from './waiting-line.tsx';

/** One game: its rules, who plays, and what the member has played of it. */
export function PartyPage({ kind }: { kind: PartyKind }) {
  const texts = useTexts('games/party');
  const { user } = useAuth();
  const isTakenUp = useIsTakenUp();
  useScorerReady(kind);
  return (
    <Page width="text">
      <PageHeader title={texts[kind].title()} lead={texts[kind].lead()} />
      <Rules>
        <summary>{texts.setup.rules()}</summary>
        <p>{texts[kind].rules()}</p>
      </Rules>
      {isTakenUp ? <Waiting /> : null}
      {isTakenUp ? <PartySetup kind={kind} /> : <Room />}
      {user ? (
        <>
          <PartyHistory kind={kind} />
          <PartyLadder kind={kind} />
        </>
      ) : null}
      <ButtonLink to="/games/party" variant="ghost">
        {texts.hub.title()}
      </ButtonLink>
    </Page>
  );
}

/** Loads the scorer ahead: then the game begins also when the network has gone meanwhile. */
function useScorerReady(kind: PartyKind): void {
  const router = useRouter();
  useEffect(() => {
    // without a network it is asked for again when the game starts
    const timer = setTimeout(() => {
      router.preloadRoute({ to: '/games/party/$kind/play', params: { kind } }).catch(() => {});
      void import('./play/party-over.tsx').catch(() => {});
      void import('./play/visits-sheet.tsx').catch(() => {});
    }, READY_MS);
    return () => clearTimeout(timer);
  }, [router, kind]);
}

const READY_MS = 1500;

const Rules = chakra('details', {
  base: {
    marginBottom: '6',
    '& summary': { cursor: 'pointer', textStyle: 'label', paddingBlock: '1' },
    '& p': { maxWidth: '65ch' },
  },
});
/** what the device knows comes a moment later, and moves nothing that is in sight */
const Room = chakra('div', { base: { minHeight: '40rem' } });
