import { chakra } from '@chakra-ui/react';
import { TEAM_NAME_MAX, VENUE_MAX } from '@oche/validators/leagues/limits';
import type { TeamOutput } from '@oche/validators/leagues/team';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { SelectField, TextField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { LoungeFinder } from '../../../components/form/lounge-finder.tsx';
import { Stack } from '../../../components/layout.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Label } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

const HomeBoards = lazyPart(async () => (await import('../shared/home-boards.tsx')).HomeBoards);

/** The sheet in which captains and officers change what a team is called, and where it is at home. */
export function EditTeam({ team, onClose }: { team: TeamOutput; onClose: () => void }) {
  const { form: texts } = useTexts('leagues/pages').team;
  const { texts: words, readError } = useUi();
  const { leagues } = trpc.useUtils();
  const [name, setName] = useState(team.name);
  const [venue, setVenue] = useState(team.venue ?? '');
  const [lounge, setLounge] = useState<{ id: number; name: string } | null>(team.lounge);
  const [boardIds, setBoardIds] = useState(team.boardIds);
  const [clubId, setClubId] = useState(team.club ? String(team.club.id) : '');
  const { data: own } = trpc.clubs.listOwn.useQuery();
  const update = trpc.leagues.teams.update.useMutation({
    onSuccess: (changed) => {
      leagues.teams.get.setData({ id: team.id }, changed);
      void leagues.divisions.get.invalidate();
      onClose();
    },
  });
  const { message, fields } = update.error ? readError(update.error) : {};
  const clubs = new Map(own?.clubs.map((club) => [club.id, club.name]));
  if (team.club) clubs.set(team.club.id, team.club.name);
  const choose = (found: { id: number; name: string } | null) => {
    setLounge(found);
    // the boards of another lounge are others
    setBoardIds(found && found.id === team.lounge?.id ? team.boardIds : []);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    update.mutate({
      id: team.id,
      name,
      venue,
      loungeId: lounge?.id,
      clubId: clubId ? Number(clubId) : undefined,
      boardIds,
    });
  };
  return (
    <Dialog isOpen onClose={onClose} title={texts.title()} placement="sheet">
      <Form
        onSubmit={submit}
        isPending={update.isPending}
        error={fields ? null : (message ?? null)}
      >
        <TextField
          label={texts.name()}
          autoComplete="off"
          required
          maxLength={TEAM_NAME_MAX}
          value={name}
          error={fields?.name}
          onChange={({ target }) => setName(target.value)}
        />
        <Stack gap="1">
          <Label>{texts.lounge()}</Label>
          {lounge ? (
            <Chosen>
              <strong>{lounge.name}</strong>
              <IconButton
                size="sm"
                variant="ghost"
                label={texts.loungeRemove({ name: lounge.name })}
                onClick={() => choose(null)}
              >
                <X aria-hidden="true" />
              </IconButton>
            </Chosen>
          ) : (
            <LoungeFinder onFind={choose} />
          )}
        </Stack>
        {lounge ? (
          <HomeBoards loungeId={lounge.id} chosen={boardIds} onChange={setBoardIds} />
        ) : null}
        <TextField
          label={texts.venue()}
          hint={texts.venueHint()}
          isOptional
          maxLength={VENUE_MAX}
          value={venue}
          error={fields?.venue}
          onChange={({ target }) => setVenue(target.value)}
        />
        {clubs.size > 0 ? (
          <SelectField
            label={texts.club()}
            value={clubId}
            error={fields?.clubId}
            onChange={({ target }) => setClubId(target.value)}
            options={[
              { value: '', label: texts.noClub() },
              ...[...clubs].map(([id, label]) => ({ value: String(id), label })),
            ]}
          />
        ) : null}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton isPending={update.isPending} pendingText={texts.pending()} shape="wedge">
            {texts.save()}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Chosen = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    paddingInlineStart: '3',
    bg: 'bg.sunken',
    borderInlineStart: '4px solid {colors.accent.solid}',
    overflowWrap: 'anywhere',
  },
});
