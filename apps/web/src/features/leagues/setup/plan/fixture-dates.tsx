import type { DivisionOutput, FixtureSummary } from '@oche/validators/leagues/fixture';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { momentText } from '../../../../lib/time/place-time.ts';
import { DateDialog } from './date-dialog.tsx';
import { Rounds } from './plan-preview.tsx';
import { nameOf } from './plan-values.ts';
import { WishReport } from './wish-report.tsx';

/** The list as it is; each date that hasn't been played can be set by hand. */
export function FixtureDates({ division }: { division: DivisionOutput }) {
  const texts = useTexts('leagues/setup-plan');
  const locale = useLocale();
  const [dated, setDated] = useState<FixtureSummary | null>(null);
  const name = nameOf(division);
  const { timeZone } = division.league;
  const rounds = Map.groupBy(division.fixtures, ({ round }) => round);
  return (
    <>
      {division.plan ? <WishReport division={division} report={division.plan} /> : null}
      <Rounds>
        {[...rounds].map(([round, fixtures]) => (
          <li key={round}>
            <h3>{texts.round({ number: round })}</h3>
            <ul>
              {fixtures.map((fixture) => {
                const { id, homeId, awayId, startsAt, isFixed, status, boards } = fixture;
                const versus = texts.versus({ home: name(homeId), away: name(awayId) });
                const isWrong = startsAt === null || boards === 'refused';
                return (
                  <li key={id}>
                    <span>{versus}</span>
                    <small data-shifted={isWrong ? '' : undefined}>
                      {startsAt === null ? texts.noDay() : momentText(startsAt, timeZone, locale)}
                      {isFixed ? ` · ${texts.fixed()}` : null}
                      {boards === 'refused' ? ` · ${texts.refused()}` : null}
                    </small>
                    {status === 'planned' ? (
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={texts.setDateOf({ versus })}
                        onClick={() => setDated(fixture)}
                      >
                        {texts.setDate()}
                      </Button>
                    ) : null}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </Rounds>
      {dated ? (
        <DateDialog
          fixture={dated}
          title={texts.versus({ home: name(dated.homeId), away: name(dated.awayId) })}
          timeZone={timeZone}
          onClose={() => setDated(null)}
        />
      ) : null}
    </>
  );
}
