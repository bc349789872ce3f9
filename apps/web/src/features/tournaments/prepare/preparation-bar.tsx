import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { AllHere } from '../shared/all-here.tsx';
import { useAllEntries } from '../shared/use-all-entries.ts';
import { useSettled } from '../shared/use-run.ts';
import { useSetUpBoards } from '../shared/use-set-up-boards.ts';
import { FEWEST, nextOf, type PreparationKey, preparationOf } from './preparation.ts';

const DrawDialog = lazyPart(async () => (await import('../draw/draw-dialog.tsx')).DrawDialog);

const NO_BOARDS = { boards: [] };

/**
 * The way to the first dart, the same on every page of its organisers: what is done, what is next, and the one button
 * for it.
 */
export function PreparationBar({ tournament }: { tournament: TournamentOutput }) {
  const texts = useTexts('tournaments/run');
  const { prepare } = texts;
  const { id, participantCount: entered, maxParticipants, checkInOpensAt, can } = tournament;
  const toast = useToast();
  const settled = useSettled();
  const navigate = useNavigate();
  const [doing, setDoing] = useState<'draw' | 'start' | null>(null);
  const { data: course } = trpc.tournaments.matches.list.useQuery({ id });
  const { data: known } = trpc.tournaments.evening.get.useQuery({ id });
  const evening = known ?? NO_BOARDS;
  const { entries, isPending } = useAllEntries(id, 'registered');
  // what is next isn't guessed
  const isKnown = course && known && !isPending;
  const params = { id: String(id) };
  const start = trpc.tournaments.start.useMutation({
    ...settled,
    onSuccess: () => {
      toast.show({ variant: 'success', title: texts.start.done() });
      void navigate({ to: '/tournaments/$id/desk', params });
    },
  });
  const boards = useSetUpBoards(tournament, evening);
  const here = checkInOpensAt === null ? null : entries.filter((one) => one.isCheckedIn).length;
  const wasDrawn = (course?.matches.length ?? 0) > 0;
  const isDrawn = wasDrawn && !course?.outdated;
  const steps = preparationOf({ entered, here, isDrawn, boards: evening.boards.length });
  const next = nextOf(steps);
  const stateOf: Record<PreparationKey, string> = {
    entries: prepare.of({ count: entered, all: maxParticipants }),
    checkIn: prepare.of({ count: here ?? 0, all: entered }),
    draw: isDrawn ? prepare.drawn() : wasDrawn ? prepare.outdated() : prepare.open(),
    boards: evening.boards.length > 0 ? String(evening.boards.length) : prepare.open(),
    start: isDrawn && can.start ? prepare.ready() : prepare.open(),
  };
  // who is missing may stay away, and boards can come later: the draw and the start never wait for them
  const canStart = isDrawn && can.start;
  // a draft has to be published first
  const primary = tournament.status === 'draft' ? 'solid' : 'accent';
  const actions: Record<PreparationKey, React.ReactNode> = {
    entries: (
      <ButtonLink to="/tournaments/$id/entries" params={params} variant={primary} size="sm">
        {prepare.enter()}
      </ButtonLink>
    ),
    checkIn: <AllHere id={id} variant={primary} />,
    draw: (
      <Button size="sm" variant={primary} onClick={() => setDoing('draw')}>
        {wasDrawn ? texts.draw.again() : texts.draw.open()}
      </Button>
    ),
    boards: (
      <Button size="sm" variant={primary} disabled={boards.isPending} onClick={boards.setUp}>
        {boards.label}
      </Button>
    ),
    start: null,
  };
  return (
    <>
      <Bar aria-label={prepare.title()}>
        <ol>
          {steps.map(({ key, isDone }) => (
            <li
              key={key}
              data-done={isDone || undefined}
              aria-current={isKnown && key === next ? 'step' : undefined}
            >
              <strong>{prepare.steps[key]()}</strong>
              <small>
                {isDone ? (
                  <>
                    <VisuallyHidden>{prepare.done()}</VisuallyHidden>
                    <Check aria-hidden="true" />
                  </>
                ) : null}
                {stateOf[key]}
              </small>
            </li>
          ))}
        </ol>
        <Actions>
          {isKnown ? (
            <>
              {actions[next]}
              {canStart ? (
                <Button
                  size="sm"
                  variant={next === 'start' ? primary : 'outline'}
                  onClick={() => setDoing('start')}
                >
                  {texts.start.open()}
                </Button>
              ) : null}
              {next === 'draw' || entered < FEWEST ? null : (
                <Button size="sm" variant="outline" onClick={() => setDoing('draw')}>
                  {wasDrawn ? texts.draw.again() : texts.draw.open()}
                </Button>
              )}
              {next === 'boards' || entered < FEWEST || evening.boards.length > 0 ? null : (
                <Button
                  size="sm"
                  variant="outline"
                  disabled={boards.isPending}
                  onClick={boards.setUp}
                >
                  {boards.label}
                </Button>
              )}
            </>
          ) : null}
        </Actions>
      </Bar>
      {doing === 'draw' ? (
        <DrawDialog tournament={tournament} onClose={() => setDoing(null)} />
      ) : null}
      <ConfirmDialog
        isOpen={doing === 'start'}
        onClose={() => setDoing(null)}
        onConfirm={() => start.mutate({ id }, { onSettled: () => setDoing(null) })}
        title={texts.start.title()}
        confirmLabel={texts.start.open()}
        isPending={start.isPending}
      >
        <p>{texts.start.text()}</p>
        {evening.boards.length === 0 ? <p>{texts.boards.none()}</p> : null}
      </ConfirmDialog>
    </>
  );
}

const Bar = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    marginBottom: '6',
    '& ol': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: '1',
      listStyle: 'none',
    },
    '& li': {
      display: 'grid',
      alignContent: 'start',
      minWidth: '0',
      paddingTop: '1.5',
      borderTop: '5px solid {colors.border.strong}',
      color: 'fg.muted',
    },
    '& li[data-done]': { borderTopColor: 'board.green' },
    '& li[aria-current]': { borderTopColor: 'board.red', color: 'fg' },
    '& strong': {
      textStyle: 'label',
      fontSize: { base: 'xs', md: 'sm' },
      overflowWrap: 'anywhere',
    },
    '& small': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
    '& small svg': {
      flexShrink: '0',
      width: '3.5',
      height: '3.5',
      color: 'positive',
      hideBelow: 'sm',
    },
    _print: { display: 'none' },
  },
});
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', minHeight: '8' },
});
