import { chakra } from '@chakra-ui/react';
import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { Check, Hourglass, UserX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { euroText } from '../../../lib/money.ts';
import { whenText, zoneOf } from '../shared/when.ts';
import { useEntryAction } from './use-entry-action.ts';

/** How the reader stands to it, and what comes next: check in, pay, or withdraw. */
export function OwnEntry({ tournament }: { tournament: TournamentOutput }) {
  const { own: texts } = useTexts('tournaments/page');
  const locale = useLocale();
  const { checkIn, isPending } = useEntryAction(tournament);
  const { own, can, startDate, entryFee, checkInOpensAt, status, venue } = tournament;
  if (!own || own.status === 'withdrawn') return null;
  const isAhead = status === 'upcoming';
  const isGone = own.status === 'no_show';
  // once it runs, the matches say what comes next
  if (!isAhead && !isGone) {
    return can.withdraw ? <Withdraw tournament={tournament} isWaiting={false} /> : null;
  }
  const zone = zoneOf(venue);
  const isWaiting = own.status === 'waiting';
  const Icon = isGone ? UserX : isWaiting ? Hourglass : Check;
  const isComing = isAhead && own.status === 'registered';
  return (
    <Root data-waiting={isWaiting || undefined} role="status">
      <Title>
        <Icon aria-hidden="true" />
        {isGone
          ? texts.noShow()
          : isWaiting
            ? texts.waiting({ place: own.place ?? 0 })
            : own.isCheckedIn
              ? texts.checkedIn()
              : texts.registered()}
      </Title>
      <Words>
        <p>
          {isGone
            ? texts.noShowText()
            : isWaiting
              ? texts.waitingText()
              : own.isCheckedIn
                ? texts.checkedInText()
                : texts.registeredText({ moment: whenText(startDate, zone, locale) })}
        </p>
        {isComing && entryFee > 0 ? (
          <p>{own.isPaid ? texts.paid() : texts.unpaid({ amount: euroText(entryFee, locale) })}</p>
        ) : null}
        {isComing && checkInOpensAt && !own.isCheckedIn ? (
          <p>
            {can.checkIn
              ? texts.checkInOpen()
              : texts.checkInFrom({ moment: whenText(checkInOpensAt, zone, locale) })}
          </p>
        ) : null}
      </Words>
      <Actions>
        {can.checkIn ? (
          <Button variant="accent" shape="wedge" size="lg" disabled={isPending} onClick={checkIn}>
            {texts.checkIn()}
          </Button>
        ) : null}
        {can.withdraw ? <Withdraw tournament={tournament} isWaiting={isWaiting} /> : null}
      </Actions>
    </Root>
  );
}

interface WithdrawProps {
  tournament: TournamentOutput;
  isWaiting: boolean;
}

function Withdraw({ tournament, isWaiting }: WithdrawProps) {
  const { own: texts } = useTexts('tournaments/page');
  const [isOpen, setIsOpen] = useState(false);
  const { withdraw, isPending } = useEntryAction(tournament);
  return (
    <>
      <Button variant="ghost" size="sm" justifySelf="start" onClick={() => setIsOpen(true)}>
        {isWaiting ? texts.leave() : texts.withdraw()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => withdraw(() => setIsOpen(false))}
        title={isWaiting ? texts.leaveTitle() : texts.withdrawTitle()}
        confirmLabel={isWaiting ? texts.leave() : texts.withdraw()}
        keepLabel={texts.keep()}
        isDestructive
        isPending={isPending}
      >
        <p>{isWaiting ? texts.leaveText() : texts.withdrawText()}</p>
      </ConfirmDialog>
    </>
  );
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    columnGap: '6',
    rowGap: '1',
    padding: '4',
    bg: 'positive.subtle',
    borderInlineStart: '6px solid {colors.board.green}',
    '&[data-waiting]': { bg: 'warning.subtle', borderInlineStartColor: 'tape' },
  },
});
const Title = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'subheading',
    fontSize: 'xl',
    '& svg': { flexShrink: '0', width: '1.1em', height: '1.1em' },
  },
});
const Words = chakra('div', {
  base: { gridColumn: '1', textStyle: 'small', '& p + p': { marginTop: '0.5' } },
});
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    gridArea: { md: '1 / 2 / span 2' },
    paddingTop: { base: '2', md: '0' },
  },
});
