import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../../components/dialog/dialog.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { type DrawnMatch, useSettled } from '../../shared/use-run.ts';
import type { DeskPart } from '../parts.ts';
import { forfeitScore } from './forfeit-score.ts';
import { LeavingOf } from './leaving-of.tsx';

interface ForfeitDialogProps extends Pick<DeskPart, 'tournament' | 'drawn'> {
  match: DrawnMatch;
  onClose: () => void;
}

/** Somebody doesn't come to the board: they lose this match, or are out altogether. What that does stands there first. */
export function ForfeitDialog({ match, tournament, drawn, onClose }: ForfeitDialogProps) {
  const { forfeit: texts } = useTexts('tournaments/desk');
  const { texts: words } = useUi();
  const settled = useSettled();
  const [absent, setAbsent] = useState<0 | 1 | null>(null);
  const { id } = tournament;
  const { id: matchId, number, format, players } = match;
  const names = drawn.namesOf(match);
  const entryId = absent === null ? null : players[absent];
  const score = absent === null ? undefined : forfeitScore(format, absent);
  const handlers = { ...settled, onSuccess: onClose };
  const decide = trpc.tournaments.matches.decide.useMutation(handlers);
  const remove = trpc.tournaments.entries.remove.useMutation(handlers);
  const isPending = decide.isPending || remove.isPending;
  return (
    <Dialog isOpen onClose={onClose} title={texts.title({ number })} isBusy={isPending}>
      <Sides role="radiogroup" aria-label={texts.who()}>
        {([0, 1] as const).map((side) => (
          <label key={side}>
            <input
              type="radio"
              name="absent"
              checked={absent === side}
              onChange={() => setAbsent(side)}
            />
            {names[side]}
          </label>
        ))}
      </Sides>
      {absent !== null && typeof entryId === 'number' ? (
        <>
          {score ? (
            <Choice>
              <p>
                {texts.matchText({
                  name: names[absent === 0 ? 1 : 0],
                  score: `${Math.max(...score)}:${Math.min(...score)}`,
                })}
              </p>
              <Button disabled={isPending} onClick={() => decide.mutate({ matchId, score })}>
                {texts.match()}
              </Button>
            </Choice>
          ) : null}
          <Choice>
            <LeavingOf id={id} entryId={entryId} drawn={drawn} />
            <Button
              variant="dangerSolid"
              disabled={isPending}
              onClick={() => remove.mutate({ id, entryId, as: 'no_show' })}
            >
              {texts.out()}
            </Button>
          </Choice>
        </>
      ) : null}
      <DialogActions>
        <Button variant="ghost" disabled={isPending} onClick={onClose}>
          {words.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'control',
      paddingInline: '3',
      border: '1px solid {colors.border.strong}',
      borderInlineStart: '8px solid {colors.board.red}',
      bg: 'bg.raised',
      textStyle: 'number',
      fontSize: 'xl',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
    },
    '& label:nth-of-type(2)': { borderInlineStartColor: 'board.green' },
    '& label:has(:checked)': { bg: 'warning.subtle' },
    '& input': { width: '5', height: '5', flexShrink: '0' },
  },
});
const Choice = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    marginTop: '4',
    paddingTop: '4',
    borderTop: '1px solid {colors.border}',
    overflowWrap: 'anywhere',
  },
});
