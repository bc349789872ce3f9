import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { SelectField } from '../../../../components/form/fields.tsx';
import { Row } from '../../../../components/layout.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import type { PartProps } from '../part-props.ts';
import { FixtureDates } from './fixture-dates.tsx';
import { PlanForm } from './plan-form.tsx';

/** The fixture list of each division: made by wishes, and changed by hand. */
export function PlanPart({ season, onShow }: PartProps) {
  const texts = useTexts('leagues/setup-plan');
  const { divisions } = season;
  const [chosen, setChosen] = useState(divisions[0]?.id);
  const shown = divisions.find(({ id }) => id === chosen) ?? divisions[0];
  return (
    <Section title={texts.title()} text={texts.text()}>
      {divisions.length > 1 ? (
        <SelectField
          label={texts.division()}
          maxWidth="20rem"
          value={shown?.id}
          options={divisions.map(({ id, name, fixtureCount }) => ({
            value: String(id),
            label: texts.divisionState({ name, count: fixtureCount }),
          }))}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      ) : null}
      {shown ? (
        <PlanOf key={shown.id} id={shown.id} season={season} onShow={onShow} />
      ) : (
        <Muted>{texts.noDivision()}</Muted>
      )}
    </Section>
  );
}

type PlanOfProps = Pick<PartProps, 'season' | 'onShow'> & { id: number };

function PlanOf({ id, season, onShow }: PlanOfProps) {
  const texts = useTexts('leagues/setup-plan');
  const { data: division } = trpc.leagues.divisions.get.useQuery({ id });
  const [isAgain, setIsAgain] = useState(false);
  if (!division) return null;
  if (division.teams.length < 2) {
    return (
      <Row alignItems="center">
        <Muted>{texts.fewTeams()}</Muted>
        <Button size="sm" variant="outline" onClick={() => onShow('teams')}>
          {texts.toTeams()}
        </Button>
      </Row>
    );
  }
  const isMade = division.fixtures.length > 0;
  const isComplete = season.divisions.every(({ fixtureCount }) => fixtureCount > 0);
  const canMake =
    season.status !== 'over' && division.fixtures.every(({ status }) => status === 'planned');
  return (
    <>
      {isMade && canMake ? (
        <Row>
          {season.status === 'planned' && isComplete ? (
            <Button variant="accent" onClick={() => onShow('play')}>
              {texts.toStart()}
            </Button>
          ) : null}
          <Button variant="outline" aria-expanded={isAgain} onClick={() => setIsAgain(!isAgain)}>
            {texts.again()}
          </Button>
        </Row>
      ) : null}
      {canMake && (!isMade || isAgain) ? (
        // with other teams there are other rounds and other names in its wishes
        <PlanForm
          key={division.teams.map(({ entryId }) => entryId).join()}
          division={division}
          season={season}
          onMade={() => setIsAgain(false)}
        />
      ) : null}
      {isMade && !isAgain ? <FixtureDates division={division} /> : null}
    </>
  );
}
