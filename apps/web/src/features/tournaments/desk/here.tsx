import { chakra } from '@chakra-ui/react';
import type { TournamentEntry } from '@oche/validators/tournaments/schemas';
import { Check, UserX } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useDesk } from '../entries/use-desk.ts';
import { useAllEntries } from '../shared/use-all-entries.ts';
import { LeavingOf } from './missing/leaving-of.tsx';
import type { DeskPart } from './parts.ts';
import type { Steps } from './steps/use-steps.ts';

/** A player who has been seen at a board is there, whatever the list says. */
const SEEN: ReadonlySet<string> = new Set(['playing', 'reported', 'disputed', 'played']);

interface HereProps extends DeskPart {
  offer: Steps['offer'];
}

/** Who hasn't come yet, each with a tap to say that they are there, or aren't coming. */
export function Here({ tournament, drawn, offer }: HereProps) {
  const { here: texts, forfeit } = useTexts('tournaments/desk');
  const { texts: words } = useUi();
  const { id, status } = tournament;
  const { entries, isPending } = useAllEntries(id, 'registered');
  const desk = useDesk(id);
  const [leaving, setLeaving] = useState<TournamentEntry | null>(null);
  const seen = new Set(
    drawn.matches.flatMap((match) => (SEEN.has(match.status) ? match.players : [])),
  );
  const missing = entries.filter((entry) => !(entry.isCheckedIn || seen.has(entry.id)));
  const checkIn = (entry: TournamentEntry) => {
    desk.toggleHere(entry);
    offer(texts.checked({ name: entry.name }), () =>
      desk.toggleHere({ ...entry, isCheckedIn: true }),
    );
  };
  return (
    <TitledSection
      title={texts.title()}
      action={
        isPending ? null : (
          <Count>
            {texts.count({ here: entries.length - missing.length, all: entries.length })}
          </Count>
        )
      }
    >
      {missing.length === 0 && !isPending ? <Muted>{texts.all()}</Muted> : null}
      <List data-list="here">
        {missing.map((entry) => (
          <li key={entry.id}>
            <span>{entry.name}</span>
            <Button
              size="sm"
              aria-label={`${texts.here()}: ${entry.name}`}
              onClick={() => checkIn(entry)}
            >
              <Check aria-hidden="true" />
              {texts.here()}
            </Button>
            <IconButton
              size="sm"
              label={`${texts.gone()}: ${entry.name}`}
              onClick={() => setLeaving(entry)}
            >
              <UserX aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </List>
      {leaving ? (
        <Dialog
          isOpen
          role="alertdialog"
          size="sm"
          title={texts.goneTitle({ name: leaving.name })}
          isBusy={desk.isRemoving}
          onClose={() => setLeaving(null)}
        >
          {status === 'active' ? (
            <LeavingOf id={id} entryId={leaving.id} drawn={drawn} />
          ) : (
            <p>{forfeit.outText({ name: leaving.name })}</p>
          )}
          <DialogActions>
            <Button variant="ghost" disabled={desk.isRemoving} onClick={() => setLeaving(null)}>
              {words.cancel}
            </Button>
            <Button
              variant="dangerSolid"
              disabled={desk.isRemoving}
              onClick={() => desk.remove(leaving, 'no_show', () => setLeaving(null))}
            >
              {texts.gone()}
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </TitledSection>
  );
}

const Count = chakra('span', { base: { textStyle: 'number', fontSize: 'lg', color: 'fg.muted' } });
const List = chakra('ul', {
  base: {
    listStyle: 'none',
    _empty: { display: 'none' },
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      paddingBlock: '1',
      borderBottom: '1px solid {colors.border}',
    },
    '& span': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
  },
});
