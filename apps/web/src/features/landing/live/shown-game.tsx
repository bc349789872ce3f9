import { chakra } from '@chakra-ui/react';
import type { ShownGame as Game } from '@oche/validators/games/show';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Container } from '../../../components/card.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Heading, VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';

const Replay = lazy(async () => ({ default: (await import('../demo/demo.tsx')).Replay }));

/** A game that is being played, or the best leg of the week: who, how it went, and every visit. */
export function ShownGame({ game }: { game: Game | null }) {
  const { shown: texts } = useTexts('landing');
  const [isReplayed, setIsReplayed] = useState(false);
  if (!game) return null;
  const { id, isLive, lounge, visits } = game;
  const finish = visits.find(({ isFinish }) => isFinish);
  return (
    <Band className="dark" aria-labelledby="shown-game">
      <Container>
        <Columns data-replayed={isReplayed || undefined}>
          <div>
            <Heading id="shown-game" size="poster">
              {isLive ? texts.live() : texts.best()}
            </Heading>
            <Lead>
              {isLive
                ? texts.liveText()
                : texts.bestText({ darts: finish ? dartsOf(game, finish.side) : 0 })}
              {lounge ? ` ${lounge.name}, ${lounge.city}.` : ''}
            </Lead>
            <Ways>
              <Button variant="accent" shape="wedge" onClick={() => setIsReplayed(!isReplayed)}>
                {isReplayed ? texts.close() : texts.replay()}
              </Button>
              <TextLink to={gameOf(id)}>{isLive ? texts.watch() : texts.all()}</TextLink>
            </Ways>
          </div>
          {isReplayed ? (
            <Suspense fallback={<Score game={game} />}>
              <Stage>
                <Replay game={game} />
              </Stage>
            </Suspense>
          ) : (
            <Score game={game} />
          )}
        </Columns>
      </Container>
    </Band>
  );
}

/** The caller's sheet: a column a side, with what was thrown and what was left. */
function Score({ game: { sides, visits, start } }: { game: Game }) {
  const { shown: texts } = useTexts('landing');
  const locale = useLocale();
  const average = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Sheet>
      {sides.map(({ name }, side) => {
        const own = visits.filter((visit) => visit.side === side);
        const darts = own.reduce((sum, { dartsThrown }) => sum + dartsThrown, 0);
        const scored = start - (own.at(-1)?.after ?? start);
        return (
          <Side key={name} data-side={side}>
            <h3>{name}</h3>
            <strong>{own.at(-1)?.after ?? start}</strong>
            <small>
              {darts > 0
                ? texts.average({ average: average.format((3 * scored) / darts) })
                : texts.waits()}
            </small>
            <ol aria-label={texts.visits({ name })}>
              {own.map(({ points, isBust, isFinish, after }, index) => (
                <li key={index} data-large={points >= LARGE || undefined}>
                  <b>
                    {isBust ? texts.bust() : points}
                    {isFinish ? <VisuallyHidden> {texts.shot()}</VisuallyHidden> : null}
                  </b>
                  <span>{after}</span>
                </li>
              ))}
            </ol>
          </Side>
        );
      })}
    </Sheet>
  );
}

/** A plain string, as the links of these pages are. */
const gameOf = (id: number): string => `/games/${id}`;

/** A visit that is worth a cheer. */
const LARGE = 100;

const dartsOf = ({ visits }: Game, winner: number): number =>
  visits
    .filter(({ side }) => side === winner)
    .reduce((sum, { dartsThrown }) => sum + dartsThrown, 0);

const Band = chakra('section', {
  base: {
    layerStyle: 'pub',
    paddingBlock: { base: '10', md: '16' },
    borderTop: '1px solid {colors.border}',
  },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '8', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
});
const Lead = chakra('p', { base: { textStyle: 'lead', marginTop: '4' } });
const Ways = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '5', marginTop: '6' },
});
const Stage = chakra('div', {
  base: {
    minWidth: '0',
    '& svg': { width: 'min(100%, 26rem)', height: 'auto', marginInline: 'auto' },
  },
});
const Sheet = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '1px' },
});
const Side = chakra('div', {
  base: {
    minWidth: '0',
    padding: { base: '3', md: '5' },
    bg: 'bg.sunken',
    borderTop: '6px solid {colors.board.red}',
    '&[data-side="1"]': { borderTopColor: 'board.green' },
    '& > h3': { textStyle: 'subheading', overflowWrap: 'anywhere', minHeight: '2.6em' },
    '& > strong': { display: 'block', textStyle: 'numberHero', fontSize: '5xl' },
    '& > small': { textStyle: 'label', color: 'fg.muted' },
    '& > ol': { marginTop: '3', listStyle: 'none' },
    '& > ol > li': {
      display: 'flex',
      justifyContent: 'space-between',
      paddingBlock: '1',
      borderTop: '1px solid {colors.border}',
      textStyle: 'number',
      fontSize: 'lg',
    },
    '& > ol > li > span': { color: 'fg.muted' },
    '& > ol > [data-large] > b': { color: 'warning', fontWeight: 'heavy' },
  },
});
