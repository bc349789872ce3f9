import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import type { FixtureWish, PlanReport } from '@oche/validators/leagues/plan';
import { Notice } from '../../../../components/notice.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { nameOf } from './plan-values.ts';

interface WishReportProps {
  division: DivisionOutput;
  report: PlanReport;
}

/** Which wishes are not met, where, and against which others they stand; and what is missing. */
export function WishReport({ division, report: { wishes, problems } }: WishReportProps) {
  const texts = useTexts('leagues/setup-plan');
  const name = nameOf(division);
  const wishText = useWishText(division);
  const missed = wishes.filter(({ isMet }) => !isMet);
  return (
    <>
      {problems.length > 0 ? (
        <Notice>
          <ul>
            {problems.map((problem) => (
              <li key={JSON.stringify(problem)}>
                {texts.problems[problem.key]({
                  team: name(problem.team ?? 0),
                  home: name(problem.home ?? 0),
                  away: name(problem.away ?? 0),
                  teams: (problem.teams ?? []).map(name).join(', '),
                  round: problem.round ?? 0,
                  needed: problem.needed ?? 0,
                  given: problem.given ?? 0,
                })}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {missed.length > 0 ? (
        <Notice>
          <strong>{texts.missed({ count: missed.length, all: wishes.length })}</strong>
          <ul>
            {missed.map(({ wish, broken, against }) => {
              const rounds = [...new Set(broken.flatMap((one) => one.rounds))];
              const others = against?.wishes.flatMap((place) => {
                const other = wishes[place];
                return other ? [wishText(other.wish)] : [];
              });
              return (
                <li key={JSON.stringify(wish)}>
                  {wishText(wish)}
                  {rounds.length > 0 ? ` ${texts.inRounds({ rounds: rounds.join(', ') })}` : null}{' '}
                  {others && others.length > 0
                    ? texts.againstWishes({ wishes: others.join('; ') })
                    : against && against.moreShifted > 0
                      ? texts.moreShifted({ count: against.moreShifted })
                      : texts.noWay()}
                </li>
              );
            })}
          </ul>
        </Notice>
      ) : wishes.length > 0 && problems.length === 0 ? (
        <Notice tone="positive">{texts.allMet()}</Notice>
      ) : null}
    </>
  );
}

/** A wish in words. */
function useWishText(division: DivisionOutput) {
  const { said } = useTexts('leagues/setup-plan');
  const name = nameOf(division);
  return (wish: FixtureWish): string => {
    switch (wish.kind) {
      case 'sharedBoards':
        return said.sharedBoards({ teams: wish.teams.map(name).join(', '), count: wish.atOnce });
      case 'evenWeeks':
      case 'oddWeeks':
        return said[wish.kind]({ team: name(wish.team) });
      case 'derby':
        return said[wish.when]({ home: name(wish.teams[0]), away: name(wish.teams[1]) });
      case 'maxHomeInARow':
        return said.maxHomeInARow({ count: wish.most });
      case 'homeTwice':
        return said.homeTwice({ count: wish.times });
    }
  };
}
