import type { DivisionSummary, SeasonOutput } from '@oche/validators/leagues/season';
import type { LeagueEntry } from '@oche/validators/leagues/team';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { Row, Stack } from '../../../../components/layout.tsx';
import {
  RowActions,
  RowWords,
  RuledList,
  RuledRow,
} from '../../../../components/list/ruled-list.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { TitledSection } from '../../../../components/section/titled-section.tsx';
import { Badge, Muted, Small } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import type { PartProps } from '../part-props.ts';
import { KnownDialog } from './known-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { TeamDialog } from './team-dialog.tsx';
import { weekdayText } from './weekdays.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Which teams play in which division, where and when they are at home. */
export function TeamsPart({ season, onShow }: PartProps) {
  const texts = useTexts('leagues/setup-teams');
  const { divisions } = season;
  return (
    <Section
      title={texts.title()}
      text={
        season.status !== 'planned'
          ? texts.running()
          : divisions.some(({ fixtureCount }) => fixtureCount > 0)
            ? texts.planned()
            : texts.text()
      }
    >
      {divisions.length === 0 ? (
        <Row alignItems="center">
          <Muted>{texts.noDivision()}</Muted>
          <Button size="sm" variant="outline" onClick={() => onShow('divisions')}>
            {texts.toDivisions()}
          </Button>
        </Row>
      ) : null}
      <Stack gap="8">
        {divisions.map((division) => (
          <TeamsOf key={division.id} season={season} division={division} />
        ))}
      </Stack>
    </Section>
  );
}

type Doing =
  | { what: 'new' | 'paste' | 'known' }
  | { what: 'edit' | 'remove' | 'withdraw'; team: LeagueEntry };

function TeamsOf({ season, division }: { season: SeasonOutput; division: DivisionSummary }) {
  const texts = useTexts('leagues/setup-teams');
  const { failed } = useTexts('leagues/setup');
  const utils = trpc.useUtils();
  const failure = useFailureToast();
  const { data } = trpc.leagues.divisions.get.useQuery({ id: division.id });
  const remove = trpc.leagues.teams.removeEntry.useMutation({
    onSuccess: () => utils.leagues.invalidate(),
    onError: (error) => failure(error, failed()),
  });
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  const isPlanned = season.status === 'planned';
  const { data: outside } = trpc.leagues.teams.listOutside.useQuery(
    { id: season.id, limit: 1 },
    { enabled: isPlanned },
  );
  const known =
    outside && outside.items.length > 0 ? (
      <Button size="sm" variant="ghost" onClick={() => setDoing({ what: 'known' })}>
        {texts.known()}
      </Button>
    ) : null;
  const isRunning = season.status === 'running';
  return (
    <TitledSection
      title={division.name}
      action={
        isPlanned && division.teamCount > 0 ? (
          <Row>
            <Button size="sm" variant="outline" onClick={() => setDoing({ what: 'new' })}>
              {texts.add()}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setDoing({ what: 'paste' })}>
              {texts.paste()}
            </Button>
            {known}
          </Row>
        ) : null
      }
    >
      {data?.teams.length === 0 ? (
        <Row alignItems="center">
          <Muted flex="1 1 100%">{texts.none()}</Muted>
          {isPlanned ? (
            <>
              <Button variant="accent" onClick={() => setDoing({ what: 'paste' })}>
                {texts.paste()}
              </Button>
              <Button variant="ghost" onClick={() => setDoing({ what: 'new' })}>
                {texts.add()}
              </Button>
              {known}
            </>
          ) : null}
        </Row>
      ) : null}
      <RuledList>
        {data?.teams.map((team) => {
          const { entryId, teamId, name, club, withdrawn, homeWeekday, homeTime, keyNumber } = team;
          const home = team.lounge?.name ?? team.venue;
          return (
            <RuledRow as="li" key={entryId}>
              <RowWords>
                <strong>{name}</strong> {club ? <Small as="span">{club.name}</Small> : null}{' '}
                {withdrawn ? <Badge tone="warning">{texts.withdrawn()}</Badge> : null}
                <Small>
                  {texts.evening({ day: weekdayText(texts, homeWeekday), time: homeTime })} ·{' '}
                  {home ?? texts.noHome()}
                  {keyNumber === null ? null : ` · ${texts.keyIs({ number: keyNumber })}`}
                </Small>
              </RowWords>
              <RowActions>
                <ButtonLink
                  size="sm"
                  variant="ghost"
                  to="/leagues/teams/$id"
                  params={{ id: String(teamId) }}
                  search={{ season: season.id }}
                  aria-label={texts.squadOf({ name, count: team.squadCount })}
                >
                  {texts.squad({ count: team.squadCount })}
                </ButtonLink>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={texts.editOne({ name })}
                  onClick={() => setDoing({ what: 'edit', team })}
                >
                  {texts.edit()}
                </Button>
                {isPlanned ? (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={texts.removeOne({ name })}
                    onClick={() => setDoing({ what: 'remove', team })}
                  >
                    {texts.remove()}
                  </Button>
                ) : null}
                {isRunning && !withdrawn ? (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={texts.withdrawOne({ name })}
                    onClick={() => setDoing({ what: 'withdraw', team })}
                  >
                    {texts.withdraw()}
                  </Button>
                ) : null}
              </RowActions>
            </RuledRow>
          );
        })}
      </RuledList>
      {doing?.what === 'new' || doing?.what === 'edit' ? (
        <TeamDialog
          season={season}
          division={division}
          entry={doing.what === 'edit' ? doing.team : null}
          onClose={close}
        />
      ) : null}
      {doing?.what === 'paste' ? (
        <PasteDialog division={division} known={data?.teams ?? []} onClose={close} />
      ) : null}
      {doing?.what === 'known' ? (
        <KnownDialog seasonId={season.id} division={division} onClose={close} />
      ) : null}
      {doing?.what === 'withdraw' && data ? (
        <WithdrawDialog division={data} entry={doing.team} onClose={close} />
      ) : null}
      {doing?.what === 'remove' ? (
        <ConfirmDialog
          isOpen
          onClose={close}
          onConfirm={() => remove.mutate({ entryId: doing.team.entryId }, { onSettled: close })}
          title={texts.removeTitle({ name: doing.team.name })}
          confirmLabel={texts.remove()}
          isDestructive
          isPending={remove.isPending}
        >
          <p>{texts.removeText()}</p>
        </ConfirmDialog>
      ) : null}
    </TitledSection>
  );
}
