import { chakra } from '@chakra-ui/react';
import type { FixtureFormat } from '@oche/darts/leagues/format';
import { outlookOf } from '@oche/darts/leagues/outlook';
import { useState } from 'react';
import { SelectField } from '../../../../components/form/fields.tsx';
import { useTexts } from '../../../../i18n/react.tsx';

/** What a format means for an evening, at once. */
export function FormatOutlook({ format }: { format: FixtureFormat }) {
  const { format: texts } = useTexts('leagues/setup-format');
  const [boards, setBoards] = useState(2);
  const { games, canBeDrawn, minutes, players } = outlookOf(format, boards);
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  const count =
    games.least === games.most
      ? texts.games({ count: games.most })
      : texts.gamesBetween({ least: games.least, count: games.most });
  return (
    <Words>
      <p role="status">
        {[
          count,
          canBeDrawn ? texts.drawable() : texts.decided(),
          texts.lasts({ time, boards }),
          texts.players({ count: players }),
        ].join(', ')}
      </p>
      <SelectField
        label={texts.boards()}
        value={boards}
        options={[1, 2, 3, 4].map((value) => ({ value: String(value), label: String(value) }))}
        onChange={({ target }) => setBoards(Number(target.value))}
      />
    </Words>
  );
}

const Words = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '3',
    padding: '3',
    layerStyle: 'panel',
    borderInlineStart: '6px solid {colors.board.green}',
    '& > p': { flex: '1 1 10rem', textStyle: 'subheading' },
  },
});
