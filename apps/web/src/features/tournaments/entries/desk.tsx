import { chakra } from '@chakra-ui/react';
import type { TournamentEntry, TournamentOutput } from '@oche/validators/tournaments/schemas';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button, ButtonAnchor, ButtonLink } from '../../../components/button.tsx';
import { Field } from '../../../components/form/field-frame.tsx';
import { SearchInput } from '../../../components/form/search-input.tsx';
import { Row, Stack } from '../../../components/layout.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { GuestPlace } from '../claim/guest-link-dialog.tsx';
import { AllHere } from '../shared/all-here.tsx';
import { useAllEntries } from '../shared/use-all-entries.ts';
import { Counts } from './counts.tsx';
import { DeskRow } from './desk-row.tsx';
import { ReleaseBar } from './release-bar.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { matches, SHOWN, type Shown, shownOf } from './shown.ts';
import { useDesk } from './use-desk.ts';

const GuestLinkDialog = lazyPart(
  async () => (await import('../claim/guest-link-dialog.tsx')).GuestLinkDialog,
);

interface DeskProps {
  tournament: TournamentOutput;
  onAdd: () => void;
}

/** Everybody who has entered, to be found by name and state; arrows walk through the rows. */
export function Desk({ tournament, onAdd }: DeskProps) {
  const texts = useTexts('tournaments/entries');
  const { id, entryFee, can } = tournament;
  const [shown, setShown] = useState<Shown>('all');
  const [needle, setNeedle] = useState('');
  const [removed, setRemoved] = useState<TournamentEntry | null>(null);
  const [guest, setGuest] = useState<GuestPlace | null>(null);
  const registered = useAllEntries(id, 'registered');
  const waiting = useAllEntries(id, 'waiting');
  const left = useAllEntries(id, 'left');
  const desk = useDesk(id);
  const list = useRef<HTMLUListElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [current, setCurrent] = useState(0);
  if (registered.isPending) return <SkeletonRows count={8} />;

  const all = { registered: registered.entries, waiting: waiting.entries, left: left.entries };
  const entries = shownOf(all, shown).filter((entry) => matches(entry, needle));
  const { checkInOpensAt, status } = tournament;
  const canRelease =
    status === 'upcoming' && checkInOpensAt !== null && Date.parse(checkInOpensAt) <= Date.now();
  const missing = shownOf(all, 'missing').length;
  // one is as quickly noted alone, and nobody is noted who isn't shown
  const canAllBeHere =
    can.edit && missing > 1 && !needle && (shown === 'all' || shown === 'missing');
  const rowAt = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>('[data-row]').item(index);
  const walk = (event: KeyboardEvent) => {
    if (event.key === '/' && event.target !== search.current) search.current?.focus();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const isInList = list.current?.contains(document.activeElement);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      rowAt(Math.max(0, Math.min(entries.length - 1, isInList ? current + step : 0)))?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <Stack onKeyDown={walk}>
      <Counts tournament={tournament} entries={all} />
      <Tools>
        <Field label={texts.search()}>
          {(control) => (
            <SearchInput
              {...control}
              ref={search}
              value={needle}
              onChange={(event) => setNeedle(event.target.value)}
            />
          )}
        </Field>
        <Row gap="1" role="group" aria-label={texts.filters.label()}>
          {SHOWN.filter((filter) => filter !== 'unpaid' || entryFee > 0).map((filter) => (
            <Button
              key={filter}
              size="sm"
              variant={filter === shown ? 'solid' : 'outline'}
              aria-pressed={filter === shown}
              onClick={() => setShown(filter)}
            >
              {texts.filters[filter]()} <Small>{shownOf(all, filter).length}</Small>
            </Button>
          ))}
        </Row>
      </Tools>
      {shown === 'missing' && missing > 0 && canRelease ? (
        <ReleaseBar id={id} missing={missing} waiting={waiting.entries.length} />
      ) : null}
      {entries.length > 0 ? (
        <>
          {canAllBeHere ? (
            <Head>
              <AllHere id={id} variant="outline" />
            </Head>
          ) : null}
          <Rows ref={list}>
            {entries.map((entry, index) => (
              <DeskRow
                key={entry.id}
                entry={entry}
                hasFee={entryFee > 0}
                isOpen={can.edit}
                tabIndex={index === Math.min(current, entries.length - 1) ? 0 : -1}
                onFocus={() => setCurrent(index)}
                onHere={() => desk.toggleHere(entry)}
                onPaid={() => desk.togglePaid(entry)}
                onRemove={() => setRemoved(entry)}
                onLink={(position) => setGuest(guestAt(entry, position))}
              />
            ))}
          </Rows>
          <Keys>{texts.keys()}</Keys>
        </>
      ) : registered.entries.length + waiting.entries.length === 0 ? (
        <EmptyState
          title={texts.empty()}
          action={
            <Button variant="outline" onClick={onAdd}>
              {texts.add.open()}
            </Button>
          }
        >
          <p>{texts.emptyText()}</p>
        </EmptyState>
      ) : (
        <Muted role="status">{texts.nobody()}</Muted>
      )}
      <Links>
        <ButtonLink to="/tournaments/$id" params={{ id: String(id) }} variant="ghost" size="sm">
          {texts.toTournament()}
        </ButtonLink>
        <ButtonAnchor
          href={`/api/tournaments/${id}/participants.csv`}
          download
          variant="ghost"
          size="sm"
        >
          {texts.export()}
        </ButtonAnchor>
        <ButtonAnchor
          href={`/api/tournaments/${id}/tournament.json`}
          download={`oche-${id}.json`}
          variant="ghost"
          size="sm"
        >
          {texts.exportAll()}
        </ButtonAnchor>
      </Links>
      {removed ? (
        <RemoveDialog
          tournament={tournament}
          entry={removed}
          desk={desk}
          onClose={() => setRemoved(null)}
        />
      ) : null}
      {guest ? <GuestLinkDialog id={id} guest={guest} onClose={() => setGuest(null)} /> : null}
    </Stack>
  );
}

const guestAt = ({ id: entryId, players }: TournamentEntry, position: number): GuestPlace => {
  const player = players.find((one) => one.position === position);
  return { entryId, position, name: player?.guestName ?? '' };
};

const Tools = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
    gap: '3',
    alignItems: 'end',
    _print: { display: 'none' },
  },
});
const Head = chakra('div', {
  base: { display: 'flex', justifyContent: 'end', _print: { display: 'none' } },
});
const Small = chakra('span', { base: { textStyle: 'number', opacity: '0.75' } });
const Rows = chakra('ul', { base: { listStyle: 'none', layerStyle: 'wires' } });
const Keys = chakra('p', {
  base: { textStyle: 'caption', color: 'fg.muted', hideBelow: 'md', _print: { display: 'none' } },
});
const Links = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', _print: { display: 'none' } },
});
