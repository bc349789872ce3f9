import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import { Button } from '../../../../components/button.tsx';
import { TextLink } from '../../../../components/link.tsx';
import { RowActions, RowWords, RuledRow } from '../../../../components/list/ruled-list.tsx';
import { Prose, Small } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { momentText } from '../../../../lib/time/place-time.ts';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { nameOf } from '../plan/plan-values.ts';

interface WaitingMoveProps {
  move: RouterOutputs['leagues']['fixtures']['waitingMoves'][number];
  divisions: readonly DivisionOutput[];
}

/** A request that nobody has answered: one press sets one of its evenings, or declines it. */
export function WaitingMove({ move, divisions }: WaitingMoveProps) {
  const { attention: texts } = useTexts('leagues/setup-running');
  const words = useTexts('leagues/setup-plan');
  const locale = useLocale();
  const utils = trpc.useUtils();
  const showFailure = useFailureToast();
  const answer = trpc.leagues.fixtures.answerMove.useMutation({
    onError: (error) => showFailure(error, texts.failed()),
    onSettled: () => utils.leagues.invalidate(),
  });
  const division = divisions.find(({ id }) => id === move.divisionId);
  const fixture = division?.fixtures.find(({ id }) => id === move.fixtureId);
  if (!division || !fixture) return null;
  const name = nameOf(division);
  const versus = words.versus({ home: name(fixture.homeId), away: name(fixture.awayId) });
  const when = (date: string) => momentText(date, division.league.timeZone, locale);
  const team = name(move.side === 0 ? fixture.homeId : fixture.awayId);
  const { moveId, message } = move;
  const isOver = (date: string) => Date.parse(date) <= Date.now();
  return (
    <RuledRow as="li">
      <RowWords>
        <TextLink to="/leagues/fixtures/$id" params={{ id: String(fixture.id) }}>
          {versus}
        </TextLink>
        <Small>
          {division.name} · {texts.waiting({ team, when: when(move.askedAt) })}
        </Small>
        {message ? <Prose>{message}</Prose> : null}
      </RowWords>
      <RowActions>
        {move.dates
          .filter((date) => !isOver(date))
          .map((date) => (
            <Button
              key={date}
              size="sm"
              variant="outline"
              disabled={answer.isPending}
              aria-label={texts.takeOf({ when: when(date), versus })}
              onClick={() => answer.mutate({ moveId, chosen: date })}
            >
              {texts.take({ when: when(date) })}
            </Button>
          ))}
        <Button
          size="sm"
          variant="ghost"
          disabled={answer.isPending}
          aria-label={texts.declineOf({ versus })}
          onClick={() => answer.mutate({ moveId, chosen: null })}
        >
          {texts.decline()}
        </Button>
      </RowActions>
    </RuledRow>
  );
}
