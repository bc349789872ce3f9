import { chakra } from '@chakra-ui/react';
import type { ChallengeOutput, MeetingLounge } from '@oche/validators/challenges/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { LoungeFinder } from '../../../components/form/lounge-finder.tsx';
import { Row } from '../../../components/layout.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { Label, Muted } from '../../../components/text.tsx';
import { freeBoards, nearestFree } from '../../../lib/time/booking-slots.ts';
import { addDays, clockText, dateOf } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { eveningOf } from '../form/when.ts';
import { useWords } from '../use-words.ts';
import { BookChoice, type Choice } from './book-choice.tsx';

interface MeetingBoardsProps {
  challenge: ChallengeOutput;
  /** when the two meet */
  at: string;
  /** the other one */
  name: string;
}

const HOURS = [1, 2, 3] as const;
const USUAL_HOURS = 2;

/** Free boards between the two around the moment at which they meet, and booking one of them. */
export function MeetingBoards({ challenge, at, name }: MeetingBoardsProps) {
  const { texts } = useWords();
  const { meeting: words } = texts;
  const [found, setFound] = useState<{ id: number; name: string } | null>(null);
  const lounges = trpc.challenges.listLounges.useQuery(
    { id: challenge.id, loungeId: found?.id },
    { placeholderData: (before) => before },
  );
  const [hours, setHours] = useState<number>(USUAL_HOURS);
  const [choice, setChoice] = useState<Choice | null>(null);
  if (lounges.isPending) return <SkeletonRows />;
  if (lounges.isError) return <Muted role="alert">{words.freeFailed()}</Muted>;
  return (
    <>
      <Muted>{lounges.data.length === 0 ? words.noLounges() : words.boardText()}</Muted>
      <Row role="group" aria-label={words.hours()}>
        {HOURS.map((count) => (
          <Button
            key={count}
            size="sm"
            variant={count === hours ? 'solid' : 'outline'}
            aria-pressed={count === hours}
            onClick={() => {
              setHours(count);
              setChoice(null);
            }}
          >
            {words.hour({ count })}
          </Button>
        ))}
      </Row>
      <List>
        {lounges.data.map((lounge) => (
          <li key={lounge.id}>
            <Lounge
              lounge={lounge}
              name={name}
              at={at}
              hours={hours}
              chosen={choice?.lounge.id === lounge.id ? choice : null}
              onChoose={setChoice}
            />
            {choice?.lounge.id === lounge.id ? (
              <BookChoice key={choice.startTime} challengeId={challenge.id} choice={choice} />
            ) : null}
          </li>
        ))}
      </List>
      {found && !lounges.isPlaceholderData && lounges.data[0]?.id !== found.id ? (
        <Muted role="status">{words.noBoards({ name: found.name })}</Muted>
      ) : null}
      <LoungeFinder onFind={setFound} />
    </>
  );
}

interface LoungeProps {
  lounge: MeetingLounge;
  name: string;
  at: string;
  hours: number;
  chosen: Choice | null;
  onChoose: (choice: Choice) => void;
}

/** Nobody looks for a board further away from the agreed moment than this. */
const AROUND_MS = 4 * 3_600_000;

function Lounge({ lounge, name, at, hours, chosen, onChoose }: LoungeProps) {
  const { texts } = useWords();
  const { meeting: words } = texts;
  const { id, timeZone } = lounge;
  const day = addDays(
    dateOf(at, timeZone),
    eveningOf(Date.parse(at)) < dateOf(at, timeZone) ? -1 : 0,
  );
  const { data, isError } = trpc.bookings.availability.get.useQuery(
    { loungeId: id, from: day, days: 2 },
    { staleTime: 30_000 },
  );
  const wish = { startTime: at, endTime: later(at, hours), boardCount: 1 };
  const spans = data
    ? nearestFree(data, wish, 4)
        .filter(({ startTime }) => Math.abs(Date.parse(startTime) - Date.parse(at)) <= AROUND_MS)
        .toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))
    : [];
  const way = (km: number | null) => (km === null ? words.beyond() : words.under({ km }));
  return (
    <Place>
      <div>
        <Name>
          {lounge.name}, {lounge.city}
        </Name>
        <Muted>
          {words.ways({ own: way(lounge.ownWithin), name, other: way(lounge.otherWithin) })}
        </Muted>
      </div>
      {isError ? <Muted role="alert">{words.freeFailed()}</Muted> : null}
      {data && spans.length === 0 ? <Muted>{words.noneFree()}</Muted> : null}
      <Times>
        {spans.map((span) => (
          <Time
            key={span.startTime}
            type="button"
            aria-pressed={chosen?.startTime === span.startTime}
            onClick={() => onChoose({ lounge, ...span })}
          >
            <b>{clockText(span.startTime, timeZone)}</b>
            <Label>{data ? words.free({ count: freeBoards(data, span).length }) : null}</Label>
          </Time>
        ))}
      </Times>
    </Place>
  );
}

const later = (time: string, hours: number): string =>
  new Date(Date.parse(time) + hours * 3_600_000).toISOString();

const List = chakra('ul', {
  base: {
    width: 'full',
    listStyle: 'none',
    '& > li': { borderTopWidth: '1px', paddingBlock: '3' },
  },
});
const Place = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '2',
  },
});
const Name = chakra('p', { base: { textStyle: 'subheading', overflowWrap: 'anywhere' } });
const Times = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 4.5rem))',
    gap: '2',
    flex: '1 1 15rem',
    maxWidth: '20rem',
    _empty: { display: 'none' },
  },
});
/* a figure of the slate that can be pressed */
const Time = chakra('button', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    minWidth: '0',
    paddingInline: '1',
    paddingBlock: '1.5',
    bg: 'bg.sunken',
    color: 'fg',
    border: '1px solid {colors.border.strong}',
    borderRadius: 'sm',
    cursor: 'pointer',
    '& b': { textStyle: 'number', fontSize: 'xl', fontWeight: 'heavy' },
    _hover: { borderColor: 'fg' },
    '&[aria-pressed=true]': { bg: 'bg.inverse', color: 'fg.inverse' },
    '&[aria-pressed=true] span': { color: 'inherit' },
  },
});
