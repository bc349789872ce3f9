import { chakra } from '@chakra-ui/react';
import type { CalendarEntry } from '@oche/validators/bookings/schemas';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../../../components/dialog/dialog.tsx';
import { Anchor } from '../../../../../components/link.tsx';
import { Figure, Label } from '../../../../../components/text.tsx';
import { Time } from '../../../../../components/time/time.tsx';
import { useLocale, useTexts } from '../../../../../i18n/react.tsx';
import { euroText } from '../../../../../lib/money.ts';
import { useManagedLounge } from '../../managed-lounge.tsx';
import { StatusBadge } from '../grid/status-mark.tsx';
import { useEntryTexts } from '../use-entry-texts.ts';
import { useOpenDialog } from './calendar-dialogs.tsx';
import { contactHref } from './contact.ts';
import { useEntryActions } from './use-entry-actions.ts';

interface EntryDialogProps {
  entry: CalendarEntry;
  onClose: () => void;
}

/** Everything that the team knows about a booking, and what can be done with it now. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={entry.guest.name} placement="sheet">
      <Facts entry={entry} />
      {entry.guest.id === null ? <GuestChange entry={entry} /> : null}
      <Actions entry={entry} />
    </Dialog>
  );
}

function Facts({ entry }: { entry: CalendarEntry }) {
  const { entry: texts } = useTexts('manage/dialogs');
  const { calendar } = useTexts('manage/calendar');
  const { lounge } = useManagedLounge();
  const locale = useLocale();
  const words = useEntryTexts(lounge.timeZone);
  const { groupSize, notes, series, guest } = entry;
  return (
    <List>
      <Fact label={texts.status()}>
        <StatusBadge status={entry.status} />
      </Fact>
      <Fact label={texts.when()}>
        <Figure>{words.when(entry)}</Figure>
      </Fact>
      <Fact label={texts.boards()}>
        {words.boards(entry)}
        {entry.isAnyBoard ? ` (${texts.anyBoard()})` : ''}
      </Fact>
      <Fact label={texts.price()}>
        <Figure>{euroText(entry.totalPrice, locale)}</Figure>
      </Fact>
      {groupSize ? (
        <Fact label={texts.group()}>{calendar.people({ count: groupSize })}</Fact>
      ) : null}
      {guest.contact ? (
        <Fact label={texts.contact()}>
          <Contact contact={guest.contact} />
        </Fact>
      ) : null}
      {series ? <Fact label={texts.series()}>{series.name}</Fact> : null}
      {notes ? <Fact label={texts.notes()}>{notes}</Fact> : null}
      <Cancellation entry={entry} />
    </List>
  );
}

/** A link to call or write if the text is a number or an address, else only the text. */
function Contact({ contact }: { contact: string }) {
  const href = contactHref(contact);
  return href ? <Anchor href={href}>{contact}</Anchor> : contact;
}

/** Guests without an account are known by what the team has noted, which it can correct. */
function GuestChange({ entry }: { entry: CalendarEntry }) {
  const { guest: texts } = useTexts('manage/dialogs');
  const open = useOpenDialog();
  return (
    <Button
      size="sm"
      variant="outline"
      alignSelf="end"
      justifySelf="start"
      onClick={() => open({ kind: 'guest', entry })}
    >
      <Pencil aria-hidden="true" />
      {entry.guest.contact ? texts.change() : texts.add()}
    </Button>
  );
}

function Cancellation({ entry }: { entry: CalendarEntry }) {
  const { entry: texts } = useTexts('manage/dialogs');
  const { cancelled } = entry;
  if (!cancelled) return null;
  return (
    <>
      <Fact label={texts.cancelledBy[cancelled.as]()}>
        <Time value={cancelled.at} />
      </Fact>
      {cancelled.reason ? <Fact label={texts.reason()}>{cancelled.reason}</Fact> : null}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Label as="dt">{label}</Label>
      <Value>{children}</Value>
    </div>
  );
}

function Actions({ entry }: { entry: CalendarEntry }) {
  const { entry: texts } = useTexts('manage/dialogs');
  const open = useOpenDialog();
  const { confirm, mark, isPending } = useEntryActions();
  const { can, id, status } = entry;
  if (!Object.values(can).some(Boolean)) return null;
  return (
    <DialogActions>
      {can.cancel ? (
        <Button variant="danger" onClick={() => open({ kind: 'cancel', entry })}>
          {status === 'requested' ? texts.decline() : texts.cancel()}
        </Button>
      ) : null}
      {can.markNoShow ? (
        <Button
          variant="outline"
          disabled={isPending}
          onClick={() => mark({ id, status: 'no_show' })}
        >
          {texts.noShow()}
        </Button>
      ) : null}
      {can.markCompleted ? (
        <Button
          variant="outline"
          disabled={isPending}
          onClick={() => mark({ id, status: 'completed' })}
        >
          {texts.completed()}
        </Button>
      ) : null}
      {can.move ? (
        <Button variant="outline" onClick={() => open({ kind: 'move', entry })}>
          {texts.move()}
        </Button>
      ) : null}
      {can.confirm ? (
        <Button disabled={isPending} onClick={() => confirm({ id })}>
          {texts.confirm()}
        </Button>
      ) : null}
    </DialogActions>
  );
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
    columnGap: '5',
    rowGap: '3',
  },
});
const Value = chakra('dd', { base: { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } });
