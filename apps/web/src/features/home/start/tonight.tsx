import type { HomeAhead, LiveLounge } from '@oche/validators/home/schemas';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Badge, VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { clockText, dateOf, dayText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { GOING_ON, LIVE } from '../home-data.ts';
import { Slate, SlateMeta, SlateRows, SlateTitle } from './slate.tsx';

const LOUNGES_SHOWN = 2;

/**
 * What the member plays this evening; on a free one, where a board is free, and when the next one is planned. Nothing
 * where there is nothing of either.
 */
export function Tonight() {
  const [{ ahead }] = trpc.home.get.useSuspenseQuery({ board: 'home' });
  const live = trpc.home.live.useQuery(LIVE, GOING_ON);
  const free = (live.data?.lounges ?? []).filter((lounge) => lounge.isOpen && lounge.free > 0);
  const [planned, ...others] = ahead.filter(({ isTonight }) => isTonight);
  const next = ahead.filter(({ isTonight }) => !isTonight).slice(0, planned ? 1 : 2);
  const [first] = free;
  if (planned) return <Planned entry={planned} others={[...others, ...next]} />;
  if (first) return <Free lounge={first} others={free.slice(1, 1 + LOUNGES_SHOWN)} next={next} />;
  const [soonest, ...later] = next;
  return soonest ? <Planned entry={soonest} others={later} /> : null;
}

function Planned({ entry, others }: { entry: HomeAhead; others: readonly HomeAhead[] }) {
  const { tonight: texts } = useTexts('home');
  const locale = useLocale();
  const { startDate, timeZone, where, state, isTonight } = entry;
  const isSure = state !== 'requested' && state !== 'waiting';
  const day = dayText(dateOf(startDate, timeZone), locale, 'short');
  return (
    <Slate
      id="tonight"
      title={isTonight ? texts.title() : texts.next()}
      figure={<time dateTime={startDate}>{clockText(startDate, timeZone)}</time>}
      unit={isTonight ? undefined : day}
      foot={<TextLink to="/venues">{texts.free()}</TextLink>}
    >
      <SlateTitle>
        <AheadLink entry={entry} />
      </SlateTitle>
      {where ? <SlateMeta>{where}</SlateMeta> : null}
      <Badge tone={state === 'running' ? 'accent' : isSure ? 'positive' : 'warning'} width="fit">
        {texts.state[state]()}
      </Badge>
      <Later entries={others} />
    </Slate>
  );
}

interface FreeProps {
  lounge: LiveLounge;
  others: readonly LiveLounge[];
  next: readonly HomeAhead[];
}

function Free({ lounge, others, next }: FreeProps) {
  const { tonight: texts, live: words } = useTexts('home');
  const { id, name, city, free, boards, changesAt, timeZone, distance } = lounge;
  const until = changesAt && words.until({ time: clockText(changesAt, timeZone) });
  const away = distance === null ? null : distance < 1 ? words.near() : words.km({ distance });
  return (
    <Slate
      id="tonight"
      title={texts.title()}
      figure={free}
      unit={texts.boards({ free })}
      foot={
        <>
          <ButtonLink to="/venues/$id" params={{ id: String(id) }}>
            {texts.book()}
          </ButtonLink>
          <TextLink to="/venues">{words.all()}</TextLink>
        </>
      }
    >
      <SlateTitle>
        <TextLink to="/venues/$id" params={{ id: String(id) }} variant="plain">
          {name}
        </TextLink>
        <VisuallyHidden>: {words.free({ free, boards })}</VisuallyHidden>
      </SlateTitle>
      <SlateMeta>{[city, away, until].filter(Boolean).join(' · ')}</SlateMeta>
      {others.length > 0 ? (
        <SlateRows aria-label={texts.elsewhere()}>
          {others.map((other) => (
            <li key={other.id}>
              <TextLink to="/venues/$id" params={{ id: String(other.id) }} variant="plain">
                <b>{other.free}</b>
                {other.name}
              </TextLink>
            </li>
          ))}
        </SlateRows>
      ) : null}
      <Later entries={next} />
    </Slate>
  );
}

/** What comes after it, a line each. */
function Later({ entries }: { entries: readonly HomeAhead[] }) {
  const { tonight: texts } = useTexts('home');
  const locale = useLocale();
  if (entries.length === 0) return null;
  return (
    <SlateRows aria-label={texts.later()}>
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.id}`}>
          <AheadLink entry={entry}>
            <b>
              <time dateTime={entry.startDate}>
                {entry.isTonight
                  ? clockText(entry.startDate, entry.timeZone)
                  : dayText(dateOf(entry.startDate, entry.timeZone), locale, 'short')}
              </time>
            </b>
          </AheadLink>
        </li>
      ))}
    </SlateRows>
  );
}

/** Where one sees more of it: the tournament, the bookings, the challenges. */
function AheadLink({ entry, children }: { entry: HomeAhead; children?: ReactNode }) {
  const { tonight: texts } = useTexts('home');
  const { kind, id, name } = entry;
  const to =
    kind === 'tournament'
      ? ({ to: '/tournaments/$id', params: { id: String(id) } } as const)
      : kind === 'fixture'
        ? { to: `/leagues/fixtures/${id}` }
        : ({ to: kind === 'booking' ? '/bookings' : '/challenges' } as const);
  return (
    <TextLink {...to} variant="plain">
      {children}
      {kind === 'meeting'
        ? name
          ? texts.meetingAt({ name })
          : texts.meeting()
        : kind === 'booking'
          ? texts.booking({ name: name ?? '' })
          : name}
    </TextLink>
  );
}
