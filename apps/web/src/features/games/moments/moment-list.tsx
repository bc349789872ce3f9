import { chakra } from '@chakra-ui/react';
import type { Game } from '@oche/darts/game';
import { type Moment, momentsOf } from '@oche/darts/moments';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { sharePicture } from '../../../lib/addresses/share-picture.ts';

interface MomentListProps {
  gameId: number;
  game: Game;
  names: readonly string[];
}

/** More than these nobody reads; the rarest come first. */
const MOST = 6;
const ORDER: readonly Moment['kind'][] = ['nineDarter', 'finish', 'max'];

/** What a public game will be remembered for, each with a picture for others. */
export function MomentList({ gameId, game, names }: MomentListProps) {
  const { moments: texts } = useTexts('games');
  const toast = useToast();
  const [sending, setSending] = useState<number | null>(null);
  const moments = momentsOf(game)
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.points - a.points)
    .slice(0, MOST);
  if (moments.length === 0) return null;
  const share = async ({ entry, kind, points, side }: Moment) => {
    setSending(entry);
    try {
      await sharePicture({
        path: `/games/${gameId}/picture.png?entry=${entry}`,
        name: `oche-${gameId}-${entry}.png`,
        title: `${texts[kind]({ points })}: ${names[side] ?? ''}`,
      });
    } catch {
      toast.show({ variant: 'destructive', title: texts.failed() });
    } finally {
      setSending(null);
    }
  };
  return (
    <List aria-label={texts.title()}>
      {moments.map((moment) => (
        <li key={moment.entry}>
          <Figure data-side={moment.side}>
            {moment.kind === 'nineDarter' ? moment.darts : moment.points}
          </Figure>
          <span>
            <strong>{texts[moment.kind]({ points: moment.points })}</strong>
            <span>{names[moment.side]}</span>
          </span>
          <Button
            variant="outline"
            size="sm"
            disabled={sending === moment.entry}
            aria-label={texts.shareOf({
              what: texts[moment.kind]({ points: moment.points }),
              name: names[moment.side] ?? '',
            })}
            onClick={() => void share(moment)}
          >
            <Share2 aria-hidden="true" />
            {texts.share()}
          </Button>
        </li>
      ))}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
    gap: '2',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '3',
      paddingInlineEnd: '2',
      bg: 'bg.raised',
      border: '1px solid {colors.border}',
    },
    '& li > span': { display: 'grid', minWidth: '0', overflowWrap: 'anywhere' },
    '& li > span > span': { textStyle: 'small', color: 'fg.muted' },
  },
});
const Figure = chakra('b', {
  base: {
    textStyle: 'number',
    fontWeight: 'heavy',
    fontSize: '3xl',
    lineHeight: '1',
    minWidth: '16',
    paddingBlock: '2',
    textAlign: 'center',
    bg: 'board.black',
    color: 'board.chalk',
    borderTop: '4px solid {colors.board.red}',
    '&[data-side="1"]': { borderTopColor: 'board.green' },
  },
});
