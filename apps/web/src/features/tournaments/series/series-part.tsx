import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { Repeat } from 'lucide-react';
import { TextLink } from '../../../components/link.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** Which series a tournament is an evening of, and where the reader stands there. */
export function SeriesPart({ series }: { series: TournamentOutput['series'] }) {
  const { part: texts } = useTexts('tournaments/series');
  if (!series) return null;
  const { id, name, ownRank } = series;
  return (
    <Line>
      <Repeat aria-hidden="true" />
      <span>
        {texts.of()}{' '}
        <TextLink to="/tournaments/series/$id" params={{ id: String(id) }}>
          {name}
        </TextLink>
        {ownRank === null ? null : <strong> · {texts.rank({ rank: ownRank })}</strong>}
      </span>
    </Line>
  );
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    '& svg': { flexShrink: '0', width: '4', height: '4', color: 'warning' },
  },
});
