import type { DivisionOutput, FixtureSummary } from '@oche/validators/leagues/fixture';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { TextLink } from '../../../../components/link.tsx';
import {
  RowActions,
  RowWords,
  RuledList,
  RuledRow,
} from '../../../../components/list/ruled-list.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { Muted, Small } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { momentText } from '../../../../lib/time/place-time.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { DateDialog } from '../plan/date-dialog.tsx';
import { nameOf } from '../plan/plan-values.ts';
import { WaitingMove } from './waiting-move.tsx';

type Why = 'disputed' | 'noDate' | 'refused';
interface Open {
  fixture: FixtureSummary;
  division: DivisionOutput;
  versus: string;
  why: Why;
}

interface AttentionProps {
  seasonId: number;
  divisions: readonly DivisionOutput[];
  isComplete: boolean;
}

/** Fixtures that nobody but officers can bring on: disputes first. */
export function Attention({ seasonId, divisions, isComplete }: AttentionProps) {
  const { attention: texts } = useTexts('leagues/setup-running');
  const { versus } = useTexts('leagues/setup-plan');
  const locale = useLocale();
  const [dated, setDated] = useState<Open | null>(null);
  const waiting = trpc.leagues.fixtures.waitingMoves.useQuery({ id: seasonId });
  const moves = waiting.data ?? [];
  const open = divisions
    .flatMap((division) => {
      const name = nameOf(division);
      return division.fixtures.flatMap((fixture): Open[] => {
        const why = whyOf(fixture);
        if (!why) return [];
        const { homeId, awayId } = fixture;
        return [
          { fixture, division, why, versus: versus({ home: name(homeId), away: name(awayId) }) },
        ];
      });
    })
    .toSorted((one, other) => order.indexOf(one.why) - order.indexOf(other.why));
  return (
    <Section title={texts.title()}>
      {isComplete && waiting.isSuccess && open.length + moves.length === 0 ? (
        <Muted>{texts.none()}</Muted>
      ) : null}
      <RuledList>
        {moves.map((move) => (
          <WaitingMove key={move.moveId} move={move} divisions={divisions} />
        ))}
        {open.map((one) => {
          const { fixture, division, why } = one;
          const { timeZone } = division.league;
          return (
            <RuledRow as="li" key={fixture.id}>
              <RowWords>
                <TextLink to="/leagues/fixtures/$id" params={{ id: String(fixture.id) }}>
                  {one.versus}
                </TextLink>
                <Small>
                  {division.name} · {texts.why[why]()}
                  {fixture.startsAt ? ` · ${momentText(fixture.startsAt, timeZone, locale)}` : null}
                </Small>
              </RowWords>
              {why === 'disputed' ? null : (
                <RowActions>
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={texts.setDateOf({ versus: one.versus })}
                    onClick={() => setDated(one)}
                  >
                    {texts.setDate()}
                  </Button>
                </RowActions>
              )}
            </RuledRow>
          );
        })}
      </RuledList>
      {dated ? (
        <DateDialog
          fixture={dated.fixture}
          title={dated.versus}
          timeZone={dated.division.league.timeZone}
          onClose={() => setDated(null)}
        />
      ) : null}
    </Section>
  );
}

const order: readonly Why[] = ['disputed', 'noDate', 'refused'];

function whyOf({ status, startsAt, boards }: FixtureSummary): Why | null {
  if (status === 'disputed') return 'disputed';
  if (status !== 'planned') return null;
  if (startsAt === null) return 'noDate';
  return boards === 'refused' ? 'refused' : null;
}
