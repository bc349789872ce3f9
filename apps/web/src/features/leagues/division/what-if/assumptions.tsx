import { chakra } from '@chakra-ui/react';
import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import { useMemo, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ChoiceRow } from '../../../../components/form/choice-row.tsx';
import { Muted, VisuallyHidden } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { TableFrame } from '../../table/table-frame.ts';
import { roundsOf } from '../rounds.ts';
import { assumedTable, isOpen, type Outcome, outcomesOf, type Reached } from './assume.ts';

/** The fixtures that are still open, each with the results one can assume, and what follows for the table. */
export function Assumptions({ division }: { division: DivisionOutput }) {
  const texts = useTexts('leagues/pages');
  const [assumed, setAssumed] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const { standings, reach } = useMemo(() => assumedTable(division, assumed), [division, assumed]);
  const outcomes = useMemo(() => outcomesOf(division.format), [division.format]);
  const names = new Map(division.teams.map(({ entryId, name }) => [entryId, name]));
  const rounds = roundsOf(division)
    .map(({ number, fixtures }) => ({ number, fixtures: fixtures.filter(isOpen) }))
    .filter(({ fixtures }) => fixtures.length > 0);
  if (rounds.length === 0) return <Muted>{texts.whatIf.none()}</Muted>;
  const choose = (id: number, outcome: string) => {
    const next = new Map(assumed);
    const chosen = outcomes.find((one) => one === outcome);
    if (chosen) next.set(id, chosen);
    else next.delete(id);
    setAssumed(next);
  };
  return (
    <Parts>
      <div>
        <Name>{texts.whatIf.table()}</Name>
        <TableFrame>
          <VisuallyHidden as="caption">{texts.whatIf.table()}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{texts.table.place()}</VisuallyHidden>
              </th>
              <th scope="col" data-name="">
                {texts.table.team()}
              </th>
              <th scope="col" aria-label={texts.table.played()}>
                {texts.table.short.played()}
              </th>
              <th scope="col" aria-label={texts.table.points()}>
                {texts.table.short.points()}
              </th>
            </tr>
          </thead>
          <tbody>
            {standings.map((row) => (
              <tr key={row.entryId}>
                <td data-place="">
                  <span>{row.place}</span>
                </td>
                <th scope="row" data-name="">
                  {row.name}
                  <small>
                    <Places
                      reached={reach.find(({ entryId }) => entryId === row.entryId)}
                      division={division}
                    />
                  </small>
                </th>
                <td>{row.played}</td>
                <td data-points="">{row.points}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
        <p>
          <Button
            size="sm"
            variant="ghost"
            disabled={assumed.size === 0}
            onClick={() => setAssumed(new Map())}
          >
            {texts.whatIf.reset()}
          </Button>
        </p>
      </div>
      {rounds.map(({ number, fixtures }) => (
        <div key={number}>
          <Name>{texts.fixtures.round({ round: number })}</Name>
          {fixtures.map(({ id, homeId, awayId }) => (
            <ChoiceRow
              key={id}
              legend={texts.whatIf.choose({
                home: names.get(homeId) ?? '',
                away: names.get(awayId) ?? '',
              })}
              name={`assumed-${id}`}
              checkedValue={assumed.get(id) ?? ''}
              options={[...outcomes, '' as const].map((value) => ({
                value,
                label: value === '' ? texts.whatIf.still() : texts.whatIf[value](),
              }))}
              onChange={({ target }) => choose(id, target.value)}
            />
          ))}
        </div>
      ))}
    </Parts>
  );
}

/** Where a team can still come, and what is certain for it. */
function Places({ reached, division }: { reached: Reached | undefined; division: DivisionOutput }) {
  const { whatIf: texts } = useTexts('leagues/pages');
  if (!reached) return null;
  const { best, worst, isExact } = reached;
  const stays = division.standings.length - division.relegates;
  const certain =
    worst <= division.promotes
      ? texts.up()
      : best > stays
        ? texts.down()
        : division.relegates > 0 && worst <= stays
          ? texts.safe()
          : null;
  const places =
    best === worst
      ? texts.place({ best })
      : isExact
        ? texts.places({ best, worst })
        : texts.about({ best, worst });
  return [places, certain].filter(Boolean).join(' · ');
}

const Parts = chakra('div', { base: { display: 'grid', gap: '5' } });
const Name = chakra('h3', { base: { textStyle: 'subheading', paddingBottom: '2' } });
