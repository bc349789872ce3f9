import { chakra } from '@chakra-ui/react';
import type { PartyKind } from '@oche/darts/party/catalog';
import { useEffect, useState } from 'react';
import { BoardStrip } from '../../../../components/board/board-strip.tsx';
import { ButtonLink } from '../../../../components/button.tsx';
import { lazyPart } from '../../../../components/lazy-part.tsx';
import { Page, PageHeader } from '../../../../components/page/page.tsx';
import { VisuallyHidden } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useIsTakenUp } from '../../../../lib/late-snapshot.ts';
import { keepPage } from '../../../../lib/storage/keep-page.ts';
import { useWakeLock } from '../../../../lib/use-wake-lock.ts';
import { PartyBoard } from '../board/party-board.tsx';
import { TurnHead } from '../board/turn-head.tsx';
import { type KeptParty, readParty } from '../kept-party.ts';
import { mostBeds } from '../kinds.ts';
import { sideName } from '../setup/sides.ts';
import { PartyPad } from './party-pad.tsx';
import { PlayBar } from './play-bar.tsx';
import { aimFigure, aimText, happenedText, saidText } from './said.ts';
import { throwerOf, useParty } from './use-party.ts';

const PartyOver = lazyPart(async () => (await import('./party-over.tsx')).PartyOver);
const VisitsSheet = lazyPart(async () => (await import('./visits-sheet.tsx')).VisitsSheet);

/** The game that this device has; only a page that runs already knows it. */
export function PlayPage({ kind }: { kind: PartyKind }) {
  return useIsTakenUp() ? <Here kind={kind} /> : <Empty />;
}

function Here({ kind }: { kind: PartyKind }) {
  const texts = useTexts('games/party');
  const [kept] = useState(() => readParty(kind));
  if (kept) return <Playing first={kept} />;
  return (
    <Page width="form">
      <PageHeader title={texts[kind].title()} lead={texts.over.none()} />
      <ButtonLink to="/games/party/$kind" params={{ kind }} variant="accent">
        {texts.setup.start()}
      </ButtonLink>
    </Page>
  );
}

function Playing({ first }: { first: KeptParty }) {
  const texts = useTexts('games/party');
  const party = useParty(first);
  const [isListed, setIsListed] = useState(false);
  const { kept, standing, darts, corrected, setCorrected } = party;
  const { aim, visits, inVisit, happened } = standing;
  const names = kept.sides.map(sideName);
  const isOver = aim === null;
  const isCorrecting = corrected !== null;
  useWakeLock(!isOver);
  useEffect(() => void keepPage(), []);
  const name = nameText(kept, standing, texts);
  const news = happenedText(happened, names, texts);
  const visit = inVisit > 0 ? (visits.at(-1)?.darts ?? []) : [];
  return (
    <Screen>
      <PlayBar
        kind={kept.game.kind}
        said={saidText(standing, { name, names }, texts)}
        onVisits={() => setIsListed(true)}
      />
      <Board className="dark" aria-label={texts.play.board()}>
        {isOver ? null : (
          <TurnHead
            name={name}
            text={news || aimText(standing, texts, 'out' in kept.game ? kept.game.out : undefined)}
            figure={aimFigure(aim)}
            thrown={aim?.at === 'beds' || aim?.at === 'numbers' ? visit : null}
          />
        )}
        <PartyBoard standing={standing} names={names} />
      </Board>
      <Strip />
      <Work aria-label={texts.play.pad()}>
        {isCorrecting ? <Correcting role="status">{texts.play.correcting()}</Correcting> : null}
        {isOver && !isCorrecting ? (
          <PartyOver
            kept={kept}
            standing={standing}
            darts={darts}
            onUndo={party.takeBack}
            onAgain={party.playAgain}
            onForget={party.forget}
          />
        ) : (
          <PartyPad
            aim={isCorrecting || !aim ? 'anything' : aim}
            thrown={isCorrecting ? [] : visit}
            names={names}
            mostBeds={mostBeds(kept.game, names.length)}
            slate={'numbers' in kept.game ? kept.game.numbers : []}
            onDarts={party.throwDarts}
            onUndo={party.takeBack}
            canUndo={isCorrecting || darts.length > 0}
          />
        )}
      </Work>
      {isListed ? (
        <VisitsSheet
          visits={visits}
          names={names}
          onCorrect={(place) => {
            setIsListed(false);
            setCorrected(place);
          }}
          onClose={() => setIsListed(false)}
        />
      ) : null}
      <VisuallyHidden role="status">{`${news} ${name}`}</VisuallyHidden>
    </Screen>
  );
}

/** Who throws; of a team with the team. */
function nameText(
  kept: KeptParty,
  standing: Parameters<typeof throwerOf>[1],
  { play }: ReturnType<typeof useTexts<'games/party'>>,
): string {
  if (standing.side === null) return '';
  const player = throwerOf(kept, standing);
  const side = kept.sides[standing.side];
  return !side || side.players.length < 2 ? player : play.of({ player, side: sideName(side) });
}

const WIDE = '@media (min-aspect-ratio: 1/1)';

const Empty = chakra('div', { base: { minHeight: '100dvh', bg: 'bg' } });
const Screen = chakra('div', {
  base: {
    display: 'grid',
    height: '100dvh',
    paddingBottom: 'env(safe-area-inset-bottom, 0px)',
    minHeight: '32rem',
    overflow: 'hidden',
    gridTemplateAreas: '"bar" "board" "strip" "work"',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
    userSelect: 'none',
    bg: 'bg',
    [WIDE]: {
      minHeight: '20rem',
      gridTemplateAreas: '"bar bar" "board work"',
      gridTemplateColumns: 'minmax(0, 1fr) clamp(19rem, 34vw, 30rem)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
    },
  },
});
const Board = chakra('section', {
  base: {
    gridArea: 'board',
    display: 'flex',
    flexDirection: 'column',
    minHeight: '0',
    bg: 'bg',
    color: 'fg',
  },
});
const Strip = chakra(BoardStrip, { base: { gridArea: 'strip', [WIDE]: { display: 'none' } } });
const Work = chakra('section', {
  base: {
    gridArea: 'work',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minHeight: '0',
    padding: '2',
    overflowY: 'auto',
    [WIDE]: { padding: '3' },
  },
});
const Correcting = chakra('p', { base: { textStyle: 'label', textAlign: 'center' } });
