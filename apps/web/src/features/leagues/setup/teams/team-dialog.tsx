import { line, optionalText } from '@oche/validators/common';
import { wallTime, whole } from '@oche/validators/leagues/fields';
import {
  DIVISION_TEAMS_MAX,
  TEAM_NAME_MAX,
  TEAM_NAME_MIN,
  VENUE_MAX,
} from '@oche/validators/leagues/limits';
import type { DivisionSummary, SeasonOutput } from '@oche/validators/leagues/season';
import type { LeagueEntry, TeamOutput } from '@oche/validators/leagues/team';
import type { Person } from '@oche/validators/people/schemas';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { SelectField, TextField } from '../../../../components/form/fields.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { DialogFormActions } from '../../../../components/form/form-actions.tsx';
import { Chosen } from '../../../../components/form/suggest-field.tsx';
import { typedNumber } from '../../../../components/form/typed-number.ts';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { lazyPart } from '../../../../components/lazy-part.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { fullName } from '../../../../lib/person-name.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { MemberField } from '../../../../patterns/people/member-field.tsx';
import { EveningFields } from './evening-fields.tsx';
import { ClubField, type Found, LoungeField } from './place-fields.tsx';

const HomeBoards = lazyPart(async () => (await import('../../shared/home-boards.tsx')).HomeBoards);

const fields = z.object({
  name: line({ min: TEAM_NAME_MIN, max: TEAM_NAME_MAX }),
  venue: optionalText(VENUE_MAX),
  homeWeekday: typedNumber(z.pipe(z.optional(z.number('invalidNumber')), whole(1, 7))),
  homeTime: wallTime,
  divisionId: typedNumber(z.pipe(z.optional(z.number('invalidNumber')), z.number('required'))),
  keyNumber: typedNumber(z.optional(whole(1, DIVISION_TEAMS_MAX))),
});

interface TeamDialogProps {
  season: SeasonOutput;
  division: DivisionSummary;
  /** null: a new team */
  entry: LeagueEntry | null;
  onClose: () => void;
}

/** A team as officers enter and change it. */
export function TeamDialog(props: TeamDialogProps) {
  const { entry } = props;
  const { data: team } = trpc.leagues.teams.get.useQuery(
    { id: entry?.teamId ?? 0 },
    { enabled: entry !== null },
  );
  if (entry && !team) return null;
  return <TeamForm {...props} team={team ?? null} />;
}

function TeamForm({
  season,
  division,
  entry,
  team,
  onClose,
}: TeamDialogProps & { team: TeamOutput | null }) {
  const texts = useTexts('leagues/setup-teams');
  const { texts: ui } = useUi();
  const utils = trpc.useUtils();
  const create = trpc.leagues.teams.create.useMutation();
  const update = trpc.leagues.teams.update.useMutation();
  const updateEntry = trpc.leagues.teams.updateEntry.useMutation();
  const setCaptain = trpc.leagues.teams.setCaptain.useMutation();
  const known = team?.captains.find(({ role }) => role === 'captain')?.person ?? null;
  const [captain, setChosen] = useState<Person | null>(known);
  const [typed, setTyped] = useState('');
  const [club, setClub] = useState<Found | null>(team?.club ?? null);
  const [lounge, setLounge] = useState<Found | null>(team?.lounge ?? null);
  const [boardIds, setBoardIds] = useState(team?.boardIds ?? []);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const isPlanned = season.status === 'planned';
  const form = useZodForm(fields, {
    defaultValues: {
      name: entry?.name ?? '',
      venue: team?.venue ?? '',
      homeWeekday: String(entry?.homeWeekday ?? 5),
      homeTime: entry?.homeTime ?? '19:30',
      divisionId: String(division.id),
      keyNumber: entry?.keyNumber ? String(entry.keyNumber) : '',
    },
    onSubmit: async ({ name, venue, homeWeekday, homeTime, divisionId, keyNumber }) => {
      const home = {
        name,
        venue,
        clubId: club?.id,
        loungeId: lounge?.id,
        boardIds,
      };
      const evening = { homeWeekday, homeTime };
      if (entry) {
        await update.mutateAsync({ ...home, id: entry.teamId });
        if (isPlanned) {
          await updateEntry.mutateAsync({
            ...evening,
            entryId: entry.entryId,
            divisionId,
            keyNumber: keyNumber ?? null,
          });
        }
        if (captain && captain.id !== known?.id) {
          await setCaptain.mutateAsync({ id: entry.teamId, userId: captain.id, role: 'captain' });
        }
      } else {
        await create.mutateAsync({
          ...home,
          ...evening,
          divisionId,
          captainId: captain?.id,
          idempotencyKey,
        });
      }
      await utils.leagues.invalidate();
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={form.isPending}
      title={entry ? texts.editOne({ name: entry.name }) : texts.addTo({ name: division.name })}
    >
      <Form {...form.props}>
        <TextField label={texts.name()} maxLength={TEAM_NAME_MAX} {...form.field('name')} />
        <ClubField chosen={club} onChoose={setClub} />
        <LoungeField
          chosen={lounge}
          onChoose={(found) => {
            setLounge(found);
            // the boards of another lounge are others
            setBoardIds(found && found.id === team?.lounge?.id ? team.boardIds : []);
          }}
        />
        {lounge ? (
          <HomeBoards loungeId={lounge.id} chosen={boardIds} onChange={setBoardIds} />
        ) : (
          <TextField
            label={texts.venue()}
            hint={texts.venueHint()}
            isOptional
            maxLength={VENUE_MAX}
            {...form.field('venue')}
          />
        )}
        {isPlanned ? (
          <FieldRow>
            <EveningFields weekday={form.field('homeWeekday')} time={form.field('homeTime')} />
            {entry ? (
              <>
                <SelectField
                  label={texts.division()}
                  options={season.divisions.map(({ id, name }) => ({
                    value: String(id),
                    label: name,
                  }))}
                  {...form.field('divisionId')}
                />
                <TextField
                  label={texts.key()}
                  hint={texts.keyHint()}
                  isOptional
                  inputMode="numeric"
                  {...form.field('keyNumber')}
                />
              </>
            ) : null}
          </FieldRow>
        ) : null}
        {captain ? (
          <Chosen label={texts.otherCaptain()} onRemove={() => setChosen(null)}>
            <small>{texts.captain()}</small> <strong>{fullName(captain)}</strong>
          </Chosen>
        ) : (
          <MemberField
            label={texts.captain()}
            hint={texts.captainHint()}
            foundLabel={texts.found()}
            typed={typed}
            onType={setTyped}
            onPick={setChosen}
          />
        )}
        <DialogFormActions submit={ui.save} isPending={form.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
