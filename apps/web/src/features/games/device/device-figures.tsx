import { chakra } from '@chakra-ui/react';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import type { StoredGame } from './stored-games.ts';

/** What the device's owner has played here: the numbers of all games that are over. */
export function DeviceFigures({ games }: { games: readonly StoredGame[] }) {
  const { figures: texts } = useTexts('games/device');
  const locale = useLocale();
  const over = games.filter(({ summary }) => summary.winner !== null);
  const against = over.filter(({ sides }) => sides.length > 1);
  const averages = over.flatMap(({ rules, summary: { averages } }) =>
    rules.game === 'x01' ? (averages[0] ?? []) : [],
  );
  const own = (of: (game: StoredGame) => number | undefined) => over.map((game) => of(game) ?? 0);
  const best = Math.max(0, ...averages);
  const finish = Math.max(0, ...own(({ summary }) => summary.highestFinish[0]));
  const max = own(({ summary }) => summary.max[0]).reduce((sum, count) => sum + count, 0);
  const won = against.filter(({ summary }) => summary.winner === 0).length;
  const rows: [string, string][] = [
    [texts.games(), String(over.length)],
    [texts.won(), texts.of({ won, all: against.length })],
    [
      texts.best(),
      best > 0
        ? best.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
        : '–',
    ],
    [texts.finish(), finish > 0 ? String(finish) : '–'],
    [texts.max(), String(max)],
  ];
  return (
    <Slate className="dark">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Slate>
  );
}

const Slate = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
    gap: '3',
    padding: '4',
    bg: 'bg.sunken',
    color: 'fg',
    borderBottom: '4px solid {colors.accent.solid}',
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { textStyle: 'number', fontSize: '2xl' },
  },
});
