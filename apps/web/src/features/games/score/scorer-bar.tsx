import { chakra } from '@chakra-ui/react';
import type { Game, Turn } from '@oche/darts/game';
import { ChevronLeft, List, ScanEye, Settings2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ButtonLink, IconButton } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useKeys } from '../../../lib/keys/use-keys.ts';
import type { BoardLine } from '../autoscoring/board-line.ts';
import type { Counting } from '../autoscoring/use-counting.ts';
import { gameTitle } from './game-title.ts';
import type { ScorerSettings } from './scorer-settings.ts';
import { KeysSheet } from './sheets/keys-sheet.tsx';
import { SettingsSheet } from './sheets/settings-sheet.tsx';
import { VisitsSheet } from './sheets/visits-sheet.tsx';

const CountingSheet = lazyPart(() =>
  import('../autoscoring/counting-sheet.tsx').then((part) => part.CountingSheet),
);

interface ScorerBarProps {
  /** the way back: to the page of this game, or to where games are started; null where there is none */
  back: number | 'start' | null;
  game: Game;
  names: readonly string[];
  /** one more button */
  action?: ReactNode;
  settings: ScorerSettings;
  onSettings: (change: Partial<ScorerSettings>) => void;
  /** boards that can count for it; null: none can, or nothing is thrown any more */
  boards: { line: BoardLine; counting: Counting; isMember: boolean } | null;
  /** the side whose visits can't be corrected */
  fixedSide?: number | undefined;
  /** null when nothing can be corrected here */
  onCorrect: ((turn: Turn) => void) | null;
}

type Sheet = 'visits' | 'settings' | 'keys' | 'boards';

/** What is played, the way back, and what is needed less often. */
export function ScorerBar(props: ScorerBarProps) {
  const { back, game, names, action, settings, onSettings, boards } = props;
  const { fixedSide, onCorrect } = props;
  const texts = useTexts('games/score');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const close = () => setSheet(null);
  useKeys((key) => {
    if (key === '?') setSheet('keys');
    else if (key === 'v' && onCorrect) setSheet('visits');
    else return false;
    return true;
  });
  return (
    <Bar className="dark">
      {back === null ? null : (
        <ButtonLink
          {...(back === 'start'
            ? { to: '/games/new' }
            : { to: '/games/$id', params: { id: String(back) } })}
          variant="ghost"
          shape="icon"
          aria-label={back === 'start' ? texts.toStart() : texts.back()}
        >
          <ChevronLeft aria-hidden="true" />
        </ButtonLink>
      )}
      <h1>
        {gameTitle(game.setup, texts)} · {texts.leg({ leg: game.position.standing.leg + 1 })}
      </h1>
      {action}
      {boards?.counting.board ? (
        <IconButton
          label={texts.countingBoard({ name: boards.counting.board.name })}
          onClick={() => setSheet('boards')}
        >
          <ScanEye aria-hidden="true" />
        </IconButton>
      ) : null}
      {onCorrect ? (
        <IconButton label={texts.visits.open()} onClick={() => setSheet('visits')}>
          <List aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton label={texts.settings.title()} onClick={() => setSheet('settings')}>
        <Settings2 aria-hidden="true" />
      </IconButton>
      {sheet === 'visits' && onCorrect ? (
        <VisitsSheet
          game={game}
          names={names}
          fixedSide={fixedSide}
          onClose={close}
          onCorrect={(turn) => {
            close();
            onCorrect(turn);
          }}
        />
      ) : null}
      {sheet === 'settings' ? (
        <SettingsSheet
          settings={settings}
          onChange={onSettings}
          onBoards={boards && (() => setSheet('boards'))}
          onClose={close}
        />
      ) : null}
      {sheet === 'boards' && boards ? <CountingSheet {...boards} onClose={close} /> : null}
      {sheet === 'keys' ? <KeysSheet onClose={close} /> : null}
    </Bar>
  );
}

const Bar = chakra('header', {
  base: {
    gridArea: 'bar',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    paddingInline: '1',
    bg: 'board.surround',
    color: 'fg',
    '& h1': {
      flex: '1',
      '&:first-child': { paddingInlineStart: '3' },
      textStyle: 'label',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
});
