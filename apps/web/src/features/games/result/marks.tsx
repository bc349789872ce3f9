import { chakra } from '@chakra-ui/react';
import type { GameResult } from '@oche/validators/games/result';
import { Badge } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';

/** What is strange about a game, for moderators. */
export function Marks({ marks }: Pick<GameResult, 'marks'>) {
  const { review: texts } = useTexts('games/result');
  const locale = useLocale();
  const format = numberFormat(locale, { maximumFractionDigits: 1 });
  if (marks.length === 0) return null;
  return (
    <List aria-label={texts.marks()}>
      {marks.map(({ mark, value }) => (
        <li key={mark}>
          <Badge>
            {texts[mark]({ value: format.format(mark === 'opponent' ? value * 100 : value) })}
          </Badge>
        </li>
      ))}
    </List>
  );
}

const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' },
});
