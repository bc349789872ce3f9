import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import type { Course, Entrant } from '../bracket/course.ts';
import { useCourse } from '../bracket/use-course.ts';
import { EntryChangesOf } from './entry-changes.tsx';

/** Those who have a seat but play no match, as they were not drawn. */
function notDrawn({ entrants, matches, groups }: Course): readonly Entrant[] {
  const all = [...groups.flatMap((group) => group.matches), ...matches];
  const drawn = new Set(all.flatMap(({ players }) => players));
  return [...entrants.values()].filter(({ id, hasLeft }) => !hasLeft && !drawn.has(id));
}

/** While a tournament is played: who has come too late for the draw, and can still be taken in. */
export function LateOnes({ tournament }: { tournament: TournamentOutput }) {
  const texts = useTexts('tournaments/late');
  const late = notDrawn(useCourse(tournament));
  const [taken, setTaken] = useState<Entrant | null>(null);
  if (tournament.status !== 'active' || late.length === 0) return null;
  return (
    <TitledSection title={texts.title()}>
      <Muted>{texts.text()}</Muted>
      <List>
        {late.map((entrant) => (
          <li key={entrant.id}>
            <strong>{entrant.name}</strong>
            <Button
              size="sm"
              variant="outline"
              aria-label={texts.enterOf({ name: entrant.name })}
              onClick={() => setTaken(entrant)}
            >
              <UserPlus aria-hidden="true" />
              {texts.enter()}
            </Button>
          </li>
        ))}
      </List>
      {taken ? (
        <LateDialog tournament={tournament} entrant={taken} onClose={() => setTaken(null)} />
      ) : null}
    </TitledSection>
  );
}

interface LateDialogProps {
  tournament: TournamentOutput;
  entrant: Entrant;
  onClose: () => void;
}

function LateDialog({ tournament, entrant: { id: entryId, name }, onClose }: LateDialogProps) {
  const texts = useTexts('tournaments/late');
  const { texts: words, readError } = useUi();
  const toast = useToast();
  const { tournaments } = trpc.useUtils();
  const enter = trpc.tournaments.draw.enterLate.useMutation({
    onSuccess: () => {
      toast.show({ variant: 'success', title: texts.entered({ name }) });
      onClose();
      void tournaments.invalidate();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={texts.enterOf({ name })} isBusy={enter.isPending}>
      <EntryChangesOf tournament={tournament} entryId={entryId} as="late" />
      {enter.error ? <FormError>{readError(enter.error).message}</FormError> : null}
      <DialogActions>
        <Button variant="ghost" disabled={enter.isPending} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          disabled={enter.isPending}
          aria-busy={enter.isPending}
          onClick={() => enter.mutate({ id: tournament.id, entryId })}
        >
          {texts.enter()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      paddingBlock: '2',
      paddingInlineStart: '3',
      borderInlineStart: '5px solid {colors.tape}',
      borderBottom: '1px solid {colors.border}',
      overflowWrap: 'anywhere',
    },
  },
});
