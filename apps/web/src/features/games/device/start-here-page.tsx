import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Row, Stack } from '../../../components/layout.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { Heading, Muted } from '../../../components/text.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { Side } from '../start/players.ts';
import type { Setup } from '../start/setup-form.ts';
import { DeviceFigures } from './device-figures.tsx';
import { GameRows } from './game-rows.tsx';
import { startHere } from './new-game.ts';
import { useOwnName } from './own-name.ts';
import { QuickForm } from './quick-form.tsx';
import { listStored, type StoredGame } from './stored-games.ts';
import { KEEP_PATH } from './wanted-kept.ts';

/** Whose draft it is: nobody's who has an account. */
const NOBODY = '';
const LAST_GAMES = 5;
const FACES = 6;
const LOOKED_MS = 6000;

const StartForm = lazyPart(async () => (await import('../start/start-form.tsx')).StartForm);

/** The same form without an account: who plays are names, and the game stays on this device. */
export function StartHerePage() {
  const texts = useTexts('games/device');
  const toast = useToast();
  const navigate = useNavigate();
  const games = useStored();
  const { name, setName } = useOwnName();
  const [isWhole, setIsWhole] = useState(false);
  const [isPending, setIsPending] = useState(false);
  useScorerReady();
  const known = knownOf(games);
  async function start(sides: Side[], setup: Setup): Promise<void> {
    setIsPending(true);
    try {
      const game = await startHere(sides, setup);
      await navigate({ to: '/games/device', hash: String(game.id) });
    } catch {
      toast.show({ variant: 'destructive', title: texts.start.notStored() });
    } finally {
      setIsPending(false);
    }
  }
  return (
    <Page width="text">
      <PageHeader title={texts.start.title()} lead={texts.start.lead()} />
      {isWhole ? (
        <StartForm
          ownId={NOBODY}
          own={{ guestName: name.trim() || texts.start.you() }}
          search={{}}
          wanted={{}}
          options={{
            last: null,
            opponent: null,
            opponents: known.map((guestName) => ({ guestName })),
            lounges: [],
            average: null,
          }}
          hasMachine={false}
          hasHeading={false}
          onStart={start}
        />
      ) : (
        <>
          <QuickForm
            ownName={name}
            onOwnName={setName}
            known={known}
            isPending={isPending}
            onStart={(sides, setup) => void start(sides, setup)}
          />
          <Row marginTop="3">
            <Button variant="ghost" size="sm" onClick={() => setIsWhole(true)}>
              {texts.start.more()}
            </Button>
            <ButtonLink to="/games/party" variant="ghost" size="sm">
              {texts.start.party()}
            </ButtonLink>
            <ButtonLink to="/games/lobby" variant="ghost" size="sm">
              {texts.start.lobby()}
            </ButtonLink>
          </Row>
        </>
      )}
      {games.length > 0 ? (
        <Stack as="section" gap="3" marginTop="8" aria-labelledby="here">
          <Heading id="here" size="heading">
            {texts.list.title()}
          </Heading>
          <DeviceFigures games={games} />
          <GameRows games={games.slice(0, LAST_GAMES)} />
          <Muted>{texts.start.keepText()}</Muted>
          <Row>
            <ButtonLink to={KEEP_PATH} variant="outline">
              {texts.start.keep()}
            </ButtonLink>
          </Row>
        </Stack>
      ) : null}
    </Page>
  );
}

/**
 * Loads the scorer as soon as somebody touches the page, or has looked at it for a while: then the game begins also when
 * the network has gone meanwhile.
 */
function useScorerReady(): void {
  const router = useRouter();
  useEffect(() => {
    const stop = new AbortController();
    const load = () => {
      stop.abort();
      // without a network it is asked for again when the game starts
      void router.preloadRoute({ to: '/games/device' }).catch(() => {});
      void import('../start/start-form.tsx').catch(() => {});
    };
    for (const event of ['pointerdown', 'keydown', 'focusin']) {
      addEventListener(event, load, { once: true, signal: stop.signal });
    }
    const timer = setTimeout(load, LOOKED_MS);
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
    return () => stop.abort();
  }, [router]);
}

/** Empty until the device has answered. */
function useStored(): readonly StoredGame[] {
  const [games, setGames] = useState<readonly StoredGame[]>([]);
  useEffect(() => {
    let isShown = true;
    void listStored().then((all) => isShown && setGames(all));
    return () => {
      isShown = false;
    };
  }, []);
  return games;
}

/** Those who have played here, the latest first. */
function knownOf(games: readonly StoredGame[]): string[] {
  const names = games.flatMap(({ sides: [own = [], others = []] }) => [...others, ...own.slice(1)]);
  return [...new Set(names)].slice(0, FACES);
}
