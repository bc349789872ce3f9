import { chakra } from '@chakra-ui/react';
import type { TournamentEntry, TournamentOutput } from '@oche/validators/tournaments/schemas';
import { Fragment, useRef } from 'react';
import { Avatar, PersonAvatar } from '../../../components/avatar.tsx';
import { distinct } from '../../../components/list/distinct.ts';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { useFocusOnNew } from '../../../components/list/use-focus-on-new.ts';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Badge, Figure, Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { entriesInput, nextEntries } from '../shared/entries-query.ts';
import { PersonLink } from '../shared/people.tsx';

/** Who plays, and who waits for a place. */
export function ParticipantsSection({ tournament }: { tournament: TournamentOutput }) {
  const texts = useTexts('tournaments/page');
  const { participantCount, waitingCount, isRegistrationOpen } = tournament;
  return (
    <>
      <TitledSection
        anchor="participants"
        title={texts.participants()}
        action={<Count>{participantCount}</Count>}
      >
        {participantCount === 0 ? (
          <Muted>{isRegistrationOpen ? texts.nobody() : texts.nobodyYet()}</Muted>
        ) : (
          <Entries tournament={tournament} filter="registered" />
        )}
      </TitledSection>
      {waitingCount > 0 ? (
        <TitledSection title={texts.waiting()} action={<Count>{waitingCount}</Count>}>
          <Entries tournament={tournament} filter="waiting" />
        </TitledSection>
      ) : null}
    </>
  );
}

interface EntriesProps {
  tournament: TournamentOutput;
  filter: 'registered' | 'waiting';
}

function Entries({ tournament: { id, own }, filter }: EntriesProps) {
  const list = trpc.tournaments.entries.list.useInfiniteQuery(
    entriesInput(id, filter),
    nextEntries,
  );
  const entries = distinct(list.data?.pages ?? []);
  const rows = useRef<HTMLOListElement>(null);
  const focusNew = useFocusOnNew(rows, entries.length);
  if (list.isPending) return <SkeletonRows />;
  return (
    <>
      <List ref={rows}>
        {entries.map((entry, index) => (
          <Entry key={entry.id} entry={entry} place={index + 1} isOwn={entry.id === own?.entryId} />
        ))}
      </List>
      <LoadMore list={list} onLoad={focusNew} />
    </>
  );
}

interface EntryProps {
  entry: TournamentEntry;
  place: number;
  isOwn: boolean;
}

function Entry({ entry, place, isOwn }: EntryProps) {
  const texts = useTexts('tournaments/page');
  const { players, name, seed, isCheckedIn } = entry;
  const isTeam = players.length > 1;
  const [first] = players;
  return (
    <Row data-own={isOwn || undefined}>
      <Place aria-hidden="true">{place}</Place>
      <Faces>
        {players.map(({ position, person, guestName }) =>
          person ? (
            <PersonAvatar key={position} person={person} />
          ) : (
            <Avatar key={position} name={guestName ?? '?'} />
          ),
        )}
      </Faces>
      <Words>
        {isTeam || !first?.person ? <span>{name}</span> : <PersonLink person={first.person} />}
        <Small>
          {isTeam
            ? players.map(({ position, person, guestName }) => (
                <Fragment key={position}>
                  {position > 0 ? ' / ' : null}
                  {person ? <PersonLink person={person} /> : guestName}
                </Fragment>
              ))
            : first?.guestName
              ? texts.guest()
              : null}
          {isOwn ? <Badge tone="positive">{texts.you()}</Badge> : null}
          {seed ? <Badge>{texts.seed({ seed })}</Badge> : null}
          {isCheckedIn ? <Badge tone="positive">{texts.checkedIn()}</Badge> : null}
        </Small>
      </Words>
      {isTeam ? null : <Rating rating={first?.rating ?? null} />}
    </Row>
  );
}

/** What somebody's play is worth, as a figure of the scoreboard. */
function Rating({ rating }: { rating: number | null }) {
  const texts = useTexts('tournaments/page');
  if (rating === null) return null;
  return (
    <Value>
      <Figure>{rating}</Figure>
      <small>{texts.rating()}</small>
    </Value>
  );
}

const Count = chakra('span', {
  base: { textStyle: 'numberHero', fontSize: '2xl', color: 'fg.muted' },
});
const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
    columnGap: '6',
    listStyle: 'none',
  },
});
const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minWidth: '0',
    paddingBlock: '2',
    borderBottomWidth: '1px',
    '&[data-own]': { bg: 'positive.subtle', paddingInline: '2' },
  },
});
const Place = chakra('span', {
  base: {
    flexShrink: '0',
    minWidth: '7',
    textStyle: 'number',
    fontSize: 'lg',
    color: 'fg.muted',
    textAlign: 'end',
  },
});
const Faces = chakra('span', {
  base: { display: 'flex', flexShrink: '0', '& > * + *': { marginInlineStart: '-2' } },
});
const Words = chakra('div', {
  base: { flex: '1', display: 'grid', minWidth: '0', overflowWrap: 'anywhere' },
});
const Small = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    textStyle: 'small',
    color: 'fg.muted',
    _empty: { display: 'none' },
  },
});
const Value = chakra('span', {
  base: {
    display: 'grid',
    justifyItems: 'end',
    flexShrink: '0',
    '& > span': { fontSize: 'xl', lineHeight: '1' },
    '& small': { textStyle: 'caption', color: 'fg.muted' },
  },
});
