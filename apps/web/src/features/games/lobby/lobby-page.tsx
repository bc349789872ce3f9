import { NEAR_POINTS } from '@oche/validators/lobby/limits';
import { Stack } from '../../../components/layout.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { UnconfirmedNotice } from '../../../patterns/unconfirmed-notice.tsx';
import { OpenGames } from './open-games.tsx';
import { OwnGame } from './own-game.tsx';
import { QuickGames } from './quick-games.tsx';
import { StillWaiting } from './still-waiting.tsx';
import { useLobby } from './use-lobby.ts';
import { usePlaying } from './use-playing.ts';
import { useWaiting } from './use-waiting.ts';
import { useWish } from './use-wish.ts';

/* few want another game than the usual ones */
const OtherGame = lazyPart(async () => (await import('./other-game.tsx')).OtherGame);

/** Who waits right now for somebody to play with, and the shortest way to play. */
export function LobbyPage() {
  const texts = useTexts('lobby');
  const { user } = useAuth();
  const lobby = useLobby();
  const playing = usePlaying();
  const { wish, change } = useWish();
  const { waiting, own } = lobby;
  return (
    <Page>
      <PageHeader
        title={texts.title()}
        lead={texts.lead()}
        meta={`${texts.waiting({ count: waiting })}, ${texts.playing({ count: lobby.playing })}`}
      />
      {useWaiting() ? <StillWaiting /> : null}
      <UnconfirmedNotice text={texts.unconfirmed} />
      <Stack gap="8">
        {own ? (
          <OwnGame own={own} isHidden={lobby.isHidden} playing={playing} />
        ) : (
          <QuickGames
            wish={wish}
            onWish={change}
            near={NEAR_POINTS}
            playing={user?.emailVerified ? playing : null}
            isMember={user !== null}
          />
        )}
        <OpenGames lobby={lobby} playing={playing} />
        {user?.emailVerified && !own ? <OtherGame wish={wish} playing={playing} /> : null}
      </Stack>
    </Page>
  );
}
