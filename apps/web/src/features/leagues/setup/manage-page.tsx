import { type ComponentType, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { SelectField } from '../../../components/form/fields.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { shorten } from '../../../lib/head.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { PartProps } from './part-props.ts';
import { StepBar } from './step-bar.tsx';
import { currentSeason, nextStep, type SetUpStep, setUpSteps } from './steps.ts';

const SeasonPart = lazyPart(async () => (await import('./season/season-part.tsx')).SeasonPart);
const NewSeason = lazyPart(async () => (await import('./season/season-part.tsx')).NewSeason);
const OfficersDialog = lazyPart(
  async () => (await import('./season/officers-dialog.tsx')).OfficersDialog,
);

const parts: Record<SetUpStep, ComponentType<PartProps>> = {
  season: SeasonPart,
  format: lazyPart(async () => (await import('./format/format-part.tsx')).FormatPart),
  rules: lazyPart(async () => (await import('./rules/rules-part.tsx')).RulesPart),
  divisions: lazyPart(async () => (await import('./divisions/divisions-part.tsx')).DivisionsPart),
  teams: lazyPart(async () => (await import('./teams/teams-part.tsx')).TeamsPart),
  plan: lazyPart(async () => (await import('./plan/plan-part.tsx')).PlanPart),
  play: lazyPart(async () => (await import('./running/play-part.tsx')).PlayPart),
  next: lazyPart(async () => (await import('./next/next-part.tsx')).NextPart),
};

/** Where officers run a league: each season from its format to the next one. */
export function ManagePage({ id }: { id: number }) {
  const texts = useTexts('leagues/setup');
  const [league] = trpc.leagues.get.useSuspenseQuery({ id });
  const [chosen, setChosen] = useState<number | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const current =
    league.seasons.find((season) => season.id === chosen) ?? currentSeason(league.seasons);
  return (
    <Page>
      <PageHeader
        breadcrumb={[
          { label: texts.leagues(), to: '/leagues' },
          { label: shorten(league.name, 32), to: `/leagues/${id}` },
          { label: texts.title() },
        ]}
        title={texts.title()}
        lead={league.name}
        actions={
          <Button size="sm" variant="outline" onClick={() => setIsNaming(true)}>
            {texts.officers.open()}
          </Button>
        }
      />
      {league.seasons.length > 1 && current ? (
        <SelectField
          label={texts.season.which()}
          marginBottom="4"
          maxWidth="20rem"
          value={current.id}
          options={league.seasons.map(({ id: value, name }) => ({
            value: String(value),
            label: name,
          }))}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      ) : null}
      {current ? (
        <OneSeason key={current.id} leagueId={id} id={current.id} onSeason={setChosen} />
      ) : (
        <>
          <StepBar season={undefined} shown="season" onShow={() => undefined} />
          <NewSeason leagueId={id} />
        </>
      )}
      {isNaming ? <OfficersDialog league={league} onClose={() => setIsNaming(false)} /> : null}
    </Page>
  );
}

interface OneSeasonProps {
  leagueId: number;
  id: number;
  onSeason: (id: number) => void;
}

function OneSeason({ leagueId, id, onSeason }: OneSeasonProps) {
  const [season] = trpc.leagues.seasons.get.useSuspenseQuery({ id });
  const [chosen, setChosen] = useState<SetUpStep | null>(null);
  const [begun] = useState(() => nextStep(season));
  const shown = chosen ?? begun;
  // what was typed in a part stays while others are looked at
  const [seen, setSeen] = useState<readonly SetUpStep[]>([begun]);
  const show = (step: SetUpStep) => {
    setChosen(step);
    setSeen((before) => [...new Set([...before, step])]);
  };
  return (
    <>
      <StepBar season={season} shown={shown} onShow={show} />
      {setUpSteps
        .filter((step) => seen.includes(step))
        .map((step) => {
          const Part = parts[step];
          return (
            <div key={step} hidden={step !== shown}>
              <Part leagueId={leagueId} season={season} onShow={show} onSeason={onSeason} />
            </div>
          );
        })}
    </>
  );
}
