import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { SelectField } from '../../../components/form/fields.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { shorten } from '../../../lib/head.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { PartProps } from './part-props.ts';
import { StepBar } from './step-bar.tsx';
import { type SetUpStep, setUpSteps } from './step-names.ts';
import { currentSeason, followingStep, nextStep } from './steps.ts';

const SeasonPart = lazyPart(async () => (await import('./season/season-part.tsx')).SeasonPart);
const NewSeason = lazyPart(async () => (await import('./season/season-part.tsx')).NewSeason);
const LogDialog = lazyPart(async () => (await import('./log/log-dialog.tsx')).LogDialog);
const OfficersDialog = lazyPart(
  async () => (await import('./season/officers-dialog.tsx')).OfficersDialog,
);

const ImportPart = lazyPart(async () => (await import('./import/import-part.tsx')).ImportPart);

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

export interface ManageSearch {
  /** the one that runs or comes unless told */
  season?: number | undefined;
  /** what is missing next unless told */
  step?: SetUpStep | undefined;
}

/** Where officers run a league: each season from its format to the next one. */
export function ManagePage({ id, search }: { id: number; search: ManageSearch }) {
  const texts = useTexts('leagues/setup');
  const [league] = trpc.leagues.get.useSuspenseQuery({ id });
  const navigate = useNavigate();
  const [isNaming, setIsNaming] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [isExchanging, setIsExchanging] = useState(false);
  const current = currentSeason(league.seasons, search.season);
  const show = (shown: ManageSearch) =>
    void navigate({
      to: '/leagues/$id/manage',
      params: { id: String(id) },
      search: shown,
      replace: true,
      resetScroll: false,
    });
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
          <>
            <ButtonLink
              to="/account/$section"
              params={{ section: 'widgets' }}
              search={{ kind: 'table', subject: `/leagues/${id}` }}
              variant="outline"
              size="sm"
            >
              {texts.embed()}
            </ButtonLink>
            {current ? (
              <Button
                size="sm"
                variant="outline"
                aria-expanded={isExchanging}
                onClick={() => setIsExchanging(!isExchanging)}
              >
                {texts.exchange()}
              </Button>
            ) : null}
            <Button size="sm" variant="outline" onClick={() => setIsReading(true)}>
              {texts.log()}
            </Button>
            <Button size="sm" variant="outline" onClick={() => setIsNaming(true)}>
              {texts.officers.open()}
            </Button>
          </>
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
          onChange={({ target }) => show({ season: Number(target.value) })}
        />
      ) : null}
      {current ? (
        <>
          {isExchanging ? (
            <ImportPart
              key={current.id}
              seasonId={current.id}
              onClose={() => setIsExchanging(false)}
            />
          ) : null}
          {/* what was typed there stays meanwhile */}
          <div hidden={isExchanging}>
            <OneSeason
              key={current.id}
              leagueId={id}
              id={current.id}
              step={search.step}
              onStep={(step) => show({ ...search, step })}
              onSeason={(season) => show({ season })}
            />
          </div>
        </>
      ) : (
        <>
          <StepBar season={undefined} shown="season" onShow={() => undefined} />
          <NewSeason leagueId={id} />
        </>
      )}
      {isReading ? <LogDialog leagueId={id} onClose={() => setIsReading(false)} /> : null}
      {isNaming ? <OfficersDialog league={league} onClose={() => setIsNaming(false)} /> : null}
    </Page>
  );
}

interface OneSeasonProps {
  leagueId: number;
  id: number;
  step: SetUpStep | undefined;
  onStep: (step: SetUpStep) => void;
  onSeason: (id: number) => void;
}

function OneSeason({ leagueId, id, step: chosen, onStep, onSeason }: OneSeasonProps) {
  const { steps: texts } = useTexts('leagues/setup');
  const [season] = trpc.leagues.seasons.get.useSuspenseQuery({ id });
  const [begun] = useState(() => nextStep(season));
  const shown = chosen ?? begun;
  // what was typed in a part stays while others are looked at
  const [seen, setSeen] = useState<readonly SetUpStep[]>([shown]);
  // who goes on begins at the top of the next part
  const place = useRef<HTMLDivElement>(null);
  const following = followingStep(season, shown);
  const show = (step: SetUpStep) => {
    onStep(step);
    setSeen((before) => [...new Set([...before, shown, step])]);
  };
  return (
    <>
      <StepBar season={season} shown={shown} onShow={show} />
      <div ref={place} tabIndex={-1}>
        {setUpSteps
          .filter((step) => step === shown || seen.includes(step))
          .map((step) => {
            const Part = parts[step];
            return (
              <div key={step} hidden={step !== shown}>
                <Part leagueId={leagueId} season={season} onShow={show} onSeason={onSeason} />
              </div>
            );
          })}
      </div>
      {following ? (
        <Button
          variant={following === nextStep(season) ? 'accent' : 'outline'}
          onClick={() => {
            show(following);
            place.current?.focus({ preventScroll: true });
            window.scrollTo({ top: 0 });
          }}
        >
          {texts.onward({ name: texts.names[following]() })}
        </Button>
      ) : null}
    </>
  );
}
