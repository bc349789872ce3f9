import { chakra, defineRecipe } from '@chakra-ui/react';
import type { OpenGame } from '@oche/validators/lobby/schemas';
import { createLink } from '@tanstack/react-router';
import { ChoiceRow } from '../../../components/form/choice-row.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { joinSearch } from '../../../lib/addresses/return-to.ts';
import { JoinFirst } from '../../../patterns/join-first.tsx';
import type { Playing } from './use-playing.ts';
import type { Wish } from './use-wish.ts';

type Quick = Pick<OpenGame, 'rules' | 'legs'>;

const x01 = (start: 301 | 501 | 701, legs: number): Quick => ({
  rules: { game: 'x01', start, in: 'straight', out: 'double' },
  legs,
});
/** What most want to play. */
const QUICK: readonly Quick[] = [
  x01(501, 1),
  x01(501, 3),
  x01(501, 5),
  x01(301, 3),
  x01(701, 3),
  { rules: { game: 'cricket', scoring: 'standard' }, legs: 1 },
];

interface QuickGamesProps {
  wish: Wish;
  onWish: (change: Partial<Wish>) => void;
  /** how far away a rating is that is about as high */
  near: number;
  /** null: the reader can't play */
  playing: Playing | null;
  isMember: boolean;
}

/** One tap: against who waits for the same, or waiting for who comes. */
export function QuickGames({ wish, onWish, near, playing, isMember }: QuickGamesProps) {
  const { quick: texts, camera, level, cricket } = useTexts('lobby');
  return (
    <TitledSection title={texts.title()}>
      <Muted marginBottom="3">{texts.text()}</Muted>
      <Beds>
        {QUICK.map(({ rules, legs }) => {
          const isX01 = rules.game === 'x01';
          const game = isX01 ? String(rules.start) : cricket();
          const word = isX01 ? undefined : '';
          const words = (
            <>
              <b>{game}</b> <span>{texts.legs({ count: legs })}</span>
            </>
          );
          return (
            <li key={`${game} ${legs}`}>
              {isMember ? (
                <Bed
                  type="button"
                  data-word={word}
                  disabled={playing?.isPending !== false}
                  onClick={() => playing?.pair({ rules, legs, ...wish })}
                >
                  {words}
                </Bed>
              ) : (
                <BedLink to="/login" search={joinSearch('/games/lobby')} data-word={word}>
                  {words}
                </BedLink>
              )}
            </li>
          );
        })}
      </Beds>
      {isMember ? (
        <Wishes>
          <ChoiceRow
            legend={camera.label()}
            name="camera"
            options={[
              { value: 'no', label: camera.no() },
              { value: 'yes', label: camera.yes() },
            ]}
            checkedValue={wish.withCamera ? 'yes' : 'no'}
            onChange={({ target }) => onWish({ withCamera: target.value === 'yes' })}
          />
          <ChoiceRow
            legend={level.label()}
            name="level"
            options={[
              { value: 'any', label: level.any() },
              { value: 'near', label: level.near({ points: near }) },
            ]}
            checkedValue={wish.level}
            onChange={({ target }) => onWish({ level: target.value as Wish['level'] })}
          />
        </Wishes>
      ) : (
        <JoinFirst
          returnTo="/games/lobby"
          label={texts.join()}
          variant="accent"
          size="lg"
          hasSignIn
        />
      )}
    </TitledSection>
  );
}

const Beds = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, 1fr)', md: 'repeat(6, 1fr)' },
    gap: '1.5',
    listStyle: 'none',
    marginBottom: '4',
    // as on a board: beds of two colours side by side
    '& li:nth-of-type(odd) > *': {
      bg: 'board.black',
      color: 'board.chalk',
      borderTopColor: 'board.red',
      boxShadow: 'inset 0 0 0 1px {colors.border.strong}',
    },
    '& li:nth-of-type(even) > *': {
      bg: 'board.sisal',
      color: 'board.black',
      borderTopColor: 'board.green',
    },
  },
});
const bed = defineRecipe({
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '1',
    width: 'full',
    minHeight: { base: '24', md: '28' },
    borderTop: '6px solid',
    borderRadius: 'sm',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transitionProperty: 'transform',
    transitionDuration: 'fast',
    _active: { transform: 'scale(0.97)' },
    _disabled: { cursor: 'not-allowed' },
    '& b': { textStyle: 'numberHero' },
    '&[data-word] b': { fontSize: '2xl', lineHeight: '1.35' },
    '& span': { textStyle: 'label' },
  },
});
const Bed = chakra('button', bed);
const BedLink = createLink(chakra('a', bed));
const Wishes = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '3' },
});
