import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog/dialog.tsx';
import { CheckboxField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { DateTimeField } from '../../../components/moment/moment-fields.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Columns } from '../form/short-fields.tsx';
import { instantText, localText, zoneOf } from '../shared/when.ts';

/** What an evening takes if nobody has said when it ends. */
const USUAL_MS = 5 * 3_600_000;

interface BoardsDialogProps {
  tournament: TournamentOutput;
  onClose: () => void;
}

/** The lounge's team keeps boards for a tournament; what is booked already stays booked. */
export function BoardsDialog({ tournament, onClose }: BoardsDialogProps) {
  const { boards: texts } = useTexts('tournaments/page');
  const { texts: words, readError } = useUi();
  const { id, startDate, endDate, venue, boards: kept } = tournament;
  const zone = zoneOf(venue);
  const usualEnd = new Date(Date.parse(startDate) + USUAL_MS).toISOString();
  const [from, setFrom] = useState(localText(kept?.startTime ?? startDate, zone));
  const [to, setTo] = useState(localText(kept?.endTime ?? endDate ?? usualEnd, zone));
  const [chosen, setChosen] = useState(() => new Set(kept?.boards.map((board) => board.id)));
  const times = { startTime: instantText(from, zone), endTime: instantText(to, zone) };
  const isSpan = times.startTime !== '' && times.startTime < times.endTime;
  const { tournaments } = trpc.useUtils();
  const list = trpc.tournaments.boards.list.useQuery({ id, ...times }, { enabled: isSpan });
  const onSuccess = (saved: TournamentOutput) => {
    tournaments.get.setData({ id }, saved);
    onClose();
  };
  const book = trpc.tournaments.boards.book.useMutation({ onSuccess });
  const release = trpc.tournaments.boards.release.useMutation({ onSuccess });
  const isPending = book.isPending || release.isPending;
  const error = book.error ?? release.error ?? list.error;
  const boards = list.data ?? [];
  const boardIds = boards
    .filter((board) => chosen.has(board.id) && (board.isFree || board.isOwn))
    .map((board) => board.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (boardIds.length > 0) book.mutate({ id, ...times, boardIds });
  };
  return (
    <Dialog isOpen onClose={onClose} title={texts.title()} placement="sheet" isBusy={isPending}>
      <p>{texts.text()}</p>
      <Form onSubmit={submit} isPending={isPending} error={error ? readError(error).message : null}>
        <Columns>
          <DateTimeField
            label={texts.from()}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <DateTimeField
            label={texts.to()}
            value={to}
            error={isSpan ? undefined : 'endBeforeBegin'}
            onChange={({ target }) => setTo(target.value)}
          />
        </Columns>
        {list.isPending && isSpan ? <SkeletonRows /> : null}
        <Boards>
          {boards.map((board) => {
            const isTaken = !board.isFree && !board.isOwn;
            return (
              <li key={board.id}>
                <CheckboxField
                  label={board.name}
                  hint={isTaken ? texts.taken() : undefined}
                  disabled={isTaken}
                  checked={!isTaken && chosen.has(board.id)}
                  onChange={({ target }) => {
                    const next = new Set(chosen);
                    if (target.checked) next.add(board.id);
                    else next.delete(board.id);
                    setChosen(next);
                  }}
                />
              </li>
            );
          })}
        </Boards>
        <DialogActions>
          {kept ? (
            <Button variant="danger" onClick={() => release.mutate({ id })}>
              {texts.release()}
            </Button>
          ) : (
            <Button variant="ghost" onClick={onClose}>
              {words.cancel}
            </Button>
          )}
          <SubmitButton
            isPending={isPending}
            pendingText={words.loading}
            disabled={boardIds.length === 0}
          >
            {texts.submit({ count: boardIds.length })}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const Boards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    gap: '3',
    listStyle: 'none',
    _empty: { display: 'none' },
  },
});
