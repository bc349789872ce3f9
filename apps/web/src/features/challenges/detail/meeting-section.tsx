import { chakra } from '@chakra-ui/react';
import {
  CHALLENGE_TEXT_MAX,
  type ChallengeOutput,
  type Meeting,
} from '@oche/validators/challenges/schemas';
import { CalendarPlus, Target } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Wedge } from '../../../components/board/wedge.tsx';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Stack } from '../../../components/layout.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Heading, Muted } from '../../../components/text.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { calendarFile, saveCalendarFile } from '../../../lib/time/calendar-file.ts';
import { spanText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useWords } from '../use-words.ts';
import { MeetingBoards } from './meeting-boards.tsx';

interface MeetingProps {
  challenge: ChallengeOutput;
  meeting: Meeting;
}

/** What comes after the agreement: a board, the calendar, and the game itself. */
export function MeetingSection({ challenge, meeting }: MeetingProps) {
  const { texts } = useWords();
  const { meeting: words } = texts;
  const { partner, booking, cancelled, agreedNote, answerNote } = meeting;
  const name = partner ? fullName(partner.person) : texts.unknownMember();
  if (cancelled) {
    return (
      <Notice>
        <p>{cancelled.isOwn ? words.cancelledByYou() : words.cancelledBy({ name })}</p>
        {cancelled.reason ? <p>„{cancelled.reason}“</p> : null}
        <ButtonLink to="/challenges" size="sm" variant="outline" marginTop="2">
          {texts.detail.again()}
        </ButtonLink>
      </Notice>
    );
  }
  const partnersNote = challenge.isOwn ? answerNote : agreedNote;
  return (
    <section aria-label={words.label()}>
      {partnersNote ? (
        <Quote>
          <Muted>{words.note({ name })}</Muted>
          <p>{partnersNote}</p>
        </Quote>
      ) : null}
      <Steps>
        <Step number={20} title={booking ? bookedTitle(booking, words) : words.board()}>
          {booking ? (
            <Booked booking={booking} name={name} />
          ) : (
            <MeetingBoards challenge={challenge} at={meeting.at} name={name} />
          )}
        </Step>
        <Step number={18} title={words.calendar()}>
          <ToCalendar challenge={challenge} meeting={meeting} name={name} />
        </Step>
        <Step number={13} title={words.start()}>
          <Muted>{words.startText()}</Muted>
          <ButtonLink
            to="/games/new"
            search={{ challenge: challenge.id }}
            variant="accent"
            shape="wedge"
          >
            <Target aria-hidden="true" />
            {words.start()}
          </ButtonLink>
        </Step>
      </Steps>
      <Cancel id={challenge.id} name={name} />
    </section>
  );
}

type Words = ReturnType<typeof useWords>['texts']['meeting'];
type Booking = NonNullable<Meeting['booking']>;

const bookedTitle = ({ isRequest }: Booking, words: Words): string =>
  isRequest ? words.requested() : words.booked();

function Booked({ booking, name }: { booking: Booking; name: string }) {
  const { texts, locale } = useWords();
  const { lounge, boards, isOwn } = booking;
  return (
    <>
      <Place>
        <TextLink to="/venues/$id" params={{ id: String(lounge.id) }}>
          {lounge.name}
        </TextLink>
        <span>{boards.map((board) => board.name).join(', ')}</span>
        <span>{spanText(booking, lounge.timeZone, locale)}</span>
      </Place>
      <Muted>
        {[lounge.address, [lounge.zipCode, lounge.city].filter(Boolean).join(' ')].join(', ')}
        {isOwn ? null : ` · ${texts.meeting.bookedBy({ name })}`}
      </Muted>
      {isOwn ? (
        <ButtonLink to="/bookings" hash={`booking-${booking.id}`} size="sm" variant="ghost">
          {texts.meeting.cancelBooking()}
        </ButtonLink>
      ) : null}
    </>
  );
}

const USUAL_HOURS = 2;

function ToCalendar({ challenge, meeting, name }: MeetingProps & { name: string }) {
  const { texts, game } = useWords();
  const { at, booking } = meeting;
  const save = () => {
    const end = new Date(Date.parse(at) + USUAL_HOURS * 3_600_000).toISOString();
    const lounge = booking?.lounge;
    const content = calendarFile({
      uid: `challenge-${challenge.id}@${location.host}`,
      start: at,
      end: booking?.endTime ?? end,
      title: texts.meeting.calendarTitle({ name }),
      location: lounge ? `${lounge.name}, ${lounge.address}, ${lounge.city}` : '',
      description: game(challenge),
      url: `${location.origin}/challenges/${challenge.id}`,
      isTentative: booking?.isRequest ?? false,
      stamp: new Date(),
    });
    saveCalendarFile(content, `oche-${challenge.id}.ics`);
  };
  return (
    <Button size="sm" variant="outline" onClick={save}>
      <CalendarPlus aria-hidden="true" />
      {texts.meeting.calendar()}
    </Button>
  );
}

function Cancel({ id, name }: { id: number; name: string }) {
  const { texts } = useWords();
  const { meeting: words, detail } = texts;
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const cancel = trpc.challenges.cancel.useMutation({
    onError: (error) => fail(error, detail.failed()),
    onSettled: () => {
      setIsOpen(false);
      return utils.challenges.invalidate();
    },
  });
  return (
    <>
      <Button size="sm" variant="danger" marginTop="6" onClick={() => setIsOpen(true)}>
        {words.cancel()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => cancel.mutate({ id, reason })}
        title={words.cancelTitle()}
        confirmLabel={words.cancelConfirm()}
        keepLabel={detail.keep()}
        isDestructive
        isPending={cancel.isPending}
      >
        <p>{words.cancelText({ name })}</p>
        <TextAreaField
          label={words.reason()}
          isOptional
          rows={2}
          maxLength={CHALLENGE_TEXT_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </ConfirmDialog>
    </>
  );
}

interface StepProps {
  /** the number of the board whose wedge marks it; decoration */
  number: 20 | 18 | 13;
  title: string;
  children: ReactNode;
}

function Step({ number, title, children }: StepProps) {
  return (
    <li>
      <Mark>
        <Wedge number={number} />
      </Mark>
      <Stack gap="2" justifyItems="start" minWidth="0">
        <Heading size="heading">{title}</Heading>
        {children}
      </Stack>
    </li>
  );
}

const Quote = chakra('div', {
  base: {
    marginBottom: '5',
    paddingInlineStart: '4',
    borderInlineStart: '4px solid {colors.accent.solid}',
    overflowWrap: 'anywhere',
  },
});
const Steps = chakra('ol', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: { base: '3', md: '5' },
      paddingBlock: '4',
      borderTop: '3px double {colors.border.strong}',
    },
  },
});
const Mark = chakra('span', {
  base: { width: { base: '8', md: '12' }, '& svg': { width: 'full' } },
});
const Place = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    textStyle: 'number',
    fontSize: 'xl',
  },
});
