import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import type { Drawn } from '../../shared/use-run.ts';

interface LeavingOfProps {
  id: number;
  entryId: number;
  drawn: Drawn;
}

/** What becomes of the matches of somebody who leaves, before they do. */
export function LeavingOf({ id, entryId, drawn }: LeavingOfProps) {
  const { forfeit: texts } = useTexts('tournaments/desk');
  const { match, score: words } = useTexts('tournaments/run');
  const { data } = trpc.tournaments.draw.previewEntry.useQuery(
    { id, entryId, as: 'left' },
    { staleTime: 0, retry: false },
  );
  const decided = (data?.matches ?? []).filter(({ change }) => change === 'walkover');
  return (
    <Root role="status">
      <p>{texts.outText({ name: drawn.nameOf(entryId) })}</p>
      {data ? null : <p>{words.checking()}</p>}
      {decided.length > 0 ? (
        <>
          <p>{texts.decided()}</p>
          <ul>
            {decided.map(({ number, players }) => {
              const winner = players.find((one) => typeof one === 'number' && one !== entryId);
              const named = match({ number: number ?? 0 });
              return (
                <li key={number}>
                  {winner === undefined
                    ? texts.nobody({ match: named })
                    : texts.wins({ match: named, name: drawn.nameOf(winner) })}
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
    </Root>
  );
}

const Root = chakra('div', {
  base: { display: 'grid', gap: '1', '& ul': { paddingInlineStart: '5' } },
});
