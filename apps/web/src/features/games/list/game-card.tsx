import { chakra } from '@chakra-ui/react';
import type { GameCard as Card } from '@oche/validators/games/lists';
import { createLink } from '@tanstack/react-router';
import { VisuallyHidden } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { sidesOf } from '../setup.ts';
import { namesOf } from './names-of.ts';

interface GameCardProps {
  card: Card;
  /** a paragraph where the card is part of a text */
  titleAs?: 'h2' | 'p';
}

/** A game as a broadcast's caption: a row a side with legs and what is left; a link to the game. */
export function GameCard({ card, titleAs: Title = 'h2' }: GameCardProps) {
  const texts = useTexts('games/list');
  const { rules, format } = card;
  const sides = sidesOf(card.players).map((players) => namesOf(players, texts.unknownPlayer()));
  const isX01 = rules.game === 'x01';
  const isLive = card.status === 'playing';
  const isDrawn = card.winnerSide === null && WITH_RESULT.includes(card.status);
  return (
    <Caption className="dark">
      <Head>
        <span>
          {isX01
            ? rules.start
            : rules.scoring === 'cutThroat'
              ? texts.cutThroat()
              : texts.cricket()}
          {card.lounge ? ` · ${card.lounge.name}` : null}
        </span>
        {isLive ? <Live>{texts.live()}</Live> : <span>{texts.status[card.status]()}</span>}
      </Head>
      <Title>
        <Whole to="/games/$id" params={{ id: String(card.id) }}>
          <VisuallyHidden>{sides.join(' – ')}</VisuallyHidden>
        </Whole>
      </Title>
      <Rows aria-label={sides.join(' – ')}>
        <thead>
          <tr>
            <td />
            {format.sets ? <th scope="col">{texts.sets()}</th> : null}
            <th scope="col">{texts.legs()}</th>
            <th scope="col">{isX01 ? texts.left() : texts.points()}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map((name, side) => {
            const score = card.score[side];
            return (
              <tr
                key={`${side} ${name}`}
                data-side={side}
                data-next={card.next === side || undefined}
              >
                <th scope="row">
                  {name}
                  {card.next === side ? <VisuallyHidden> ({texts.atOche()})</VisuallyHidden> : null}
                  {card.winnerSide === side ? <Won>{texts.winner()}</Won> : null}
                  {isDrawn ? <Won>{texts.drawn()}</Won> : null}
                </th>
                {format.sets ? <td>{score?.sets}</td> : null}
                <td>{score?.legs}</td>
                <td data-value>{score?.value}</td>
              </tr>
            );
          })}
        </tbody>
      </Rows>
      {card.finishedAt ? (
        <Foot>
          <Time value={card.finishedAt} />
        </Foot>
      ) : null}
    </Caption>
  );
}

const WITH_RESULT: readonly Card['status'][] = ['finished', 'casual', 'disputed', 'completed'];

const Caption = chakra('article', {
  base: {
    layerStyle: 'pub',
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    // seen on a page that is as dark, too
    border: '1px solid {colors.border}',
    borderTop: '4px solid {colors.board.red}',
    borderRadius: 'sm',
    overflow: 'hidden',
    '&:hover': { borderTopColor: 'tape' },
  },
});
const Head = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    paddingInline: '3',
    paddingBlock: '1.5',
    bg: 'board.surround',
    color: 'fg.muted',
    textStyle: 'label',
  },
});
const Live = chakra('strong', {
  base: {
    paddingInline: '2',
    paddingInlineEnd: '4',
    bg: 'board.red',
    color: 'board.chalk',
    layerStyle: 'wedge',
  },
});
/** covers the card, so that all of it can be touched */
const Whole = createLink(chakra('a', { base: { position: 'absolute', inset: '0', zIndex: '1' } }));
const Rows = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textStyle: 'number',
    '& thead th': { textStyle: 'caption', color: 'fg.muted', width: '3.25rem', paddingTop: '1' },
    '& tbody th': {
      textAlign: 'start',
      fontWeight: 'semibold',
      fontSize: 'lg',
      overflowWrap: 'anywhere',
      padding: '2',
      borderInlineStart: '6px solid {colors.board.red}',
    },
    '& [data-side="1"] th': { borderInlineStartColor: 'board.green' },
    '& tbody td': { textAlign: 'center', fontSize: 'xl', fontWeight: 'heavy' },
    '& tbody tr + tr': { borderTop: '1px solid {colors.border}' },
    '& [data-value]': { fontSize: '3xl', lineHeight: '1', paddingInline: '2', color: 'fg.muted' },
    '& [data-next] [data-value]': { color: 'fg', boxShadow: 'inset 0 -4px 0 {colors.tape}' },
  },
});
const Won = chakra('span', {
  base: { marginInlineStart: '2', textStyle: 'label', color: 'tape' },
});
const Foot = chakra('p', {
  base: { paddingInline: '3', paddingBlock: '1.5', textStyle: 'caption', color: 'fg.muted' },
});
