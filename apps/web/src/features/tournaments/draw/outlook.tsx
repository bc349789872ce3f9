import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { clockText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { zoneOf } from '../shared/when.ts';
import type { DrawInput } from './draw-choice.ts';

interface OutlookProps {
  tournament: TournamentOutput;
  options: DrawInput['options'];
}

/** What the evening would be with these options, while they are chosen: how much, where, and until when. */
export function Outlook({ tournament, options }: OutlookProps) {
  const { outlook: texts } = useTexts('tournaments/draw');
  const { readError } = useUi();
  const { id, tournamentType, venue } = tournament;
  const { data, error } = trpc.tournaments.draw.outlook.useQuery(
    { id, options },
    { staleTime: 0, retry: false, placeholderData: (before) => before },
  );
  if (error) return <Said role="status">{readError(error).message}</Said>;
  const end = data ? clockText(data.end, zoneOf(venue)) : '–';
  const { matches = '–', boards = '–', groups = [], areBoardsKnown = true } = data ?? {};
  const sizes = [...Map.groupBy(groups, (size) => size)].map(([size, same]) =>
    texts.groups({ count: same.length, size }),
  );
  return (
    <Root className="dark" role="status" data-late={data?.isLate || undefined}>
      <dl>
        <div>
          <dt>{texts.matches()}</dt>
          <dd>{matches}</dd>
        </div>
        <div>
          <dt>{areBoardsKnown ? texts.boards() : texts.boardsAssumed()}</dt>
          <dd>{boards}</dd>
        </div>
        <div data-end>
          <dt>{texts.end()}</dt>
          <dd>{end}</dd>
        </div>
      </dl>
      {sizes.length > 0 ? <p>{sizes.join(', ')}</p> : null}
      {areBoardsKnown ? null : <p>{texts.noBoards()}</p>}
      {data?.isLate ? (
        <p data-warning>
          <strong>{texts.late()}</strong> {texts.shorter[tournamentType]()}
        </p>
      ) : null}
    </Root>
  );
}

const Said = chakra('p', { base: { padding: '3', bg: 'warning.subtle' } });
const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    padding: '3',
    layerStyle: 'pub',
    borderTop: '4px solid {colors.board.green}',
    '&[data-late]': { borderTopColor: 'tape' },
    '& dl': { display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: '3' },
    '& dl > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { textStyle: 'numberHero', fontSize: '4xl' },
    '&[data-late] [data-end] dd': { color: 'tape' },
    '& p': { textStyle: 'small', color: 'fg.muted' },
    '& p[data-warning]': { color: 'fg', textStyle: 'body' },
    '& p strong': { color: 'tape' },
  },
});
