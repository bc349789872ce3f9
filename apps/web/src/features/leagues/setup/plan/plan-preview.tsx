import { chakra } from '@chakra-ui/react';
import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import type { Plan } from '@oche/validators/leagues/plan';
import type { ReactNode } from 'react';
import { Stack } from '../../../../components/layout.tsx';
import { Heading } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { dayText } from '../../../../lib/time/place-time.ts';
import { nameOf } from './plan-values.ts';
import { WishReport } from './wish-report.tsx';

interface PlanPreviewProps {
  division: DivisionOutput;
  plan: Plan;
  /** what can be done with it */
  children: ReactNode;
}

/** A list as it would be, round by round, with what could not be as it was wished. */
export function PlanPreview({ division, plan, children }: PlanPreviewProps) {
  const texts = useTexts('leagues/setup-plan');
  const locale = useLocale();
  const name = nameOf(division);
  const rounds = Map.groupBy(plan.fixtures, ({ round }) => round);
  return (
    <Stack gap="4">
      <Heading size="heading">{texts.previewTitle()}</Heading>
      <WishReport division={division} report={plan} />
      {children}
      <Rounds>
        {[...rounds].map(([round, fixtures]) => (
          <li key={round}>
            <h3>{texts.round({ number: round })}</h3>
            <ul>
              {fixtures.map(({ homeId, awayId, date, time, shiftedFrom, hostId, isFixed }) => (
                <li key={`${homeId} ${awayId}`}>
                  <span>{texts.versus({ home: name(homeId), away: name(awayId) })}</span>
                  <small data-shifted={shiftedFrom || date === null ? '' : undefined}>
                    {date === null ? texts.noDay() : texts.at({ day: dayText(date, locale), time })}
                    {shiftedFrom
                      ? ` ${texts.insteadOf({ day: dayText(shiftedFrom, locale) })}`
                      : null}
                    {plan.kind === 'venueDays'
                      ? ` · ${texts.atPlaceOf({ team: name(hostId ?? homeId) })}`
                      : null}
                    {isFixed ? ` · ${texts.fixed()}` : null}
                  </small>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Rounds>
    </Stack>
  );
}

export const Rounds = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    columnGap: '6',
    rowGap: '5',
    listStyle: 'none',
    '& h3': { textStyle: 'label', paddingBottom: '1', borderBottomWidth: '2px', borderColor: 'fg' },
    '& ul': { listStyle: 'none' },
    '& ul > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingBlock: '1.5',
      borderBottomWidth: '1px',
      overflowWrap: 'anywhere',
    },
    '& li > span': { gridColumn: '1 / -1' },
    '& small': { textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& small[data-shifted]': { color: 'warning', fontWeight: 'semibold' },
  },
});
