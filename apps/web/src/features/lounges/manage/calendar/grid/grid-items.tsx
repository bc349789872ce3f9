import type { CalendarBlock, CalendarEntry, CalendarHold } from '@oche/validators/bookings/schemas';
import { Repeat, StickyNote, Users } from 'lucide-react';
import { type ComponentProps, Fragment } from 'react';
import { useLocale, useTexts } from '../../../../../i18n/react.tsx';
import { euroText } from '../../../../../lib/money.ts';
import { useEntryTexts } from '../use-entry-texts.ts';
import type { Placed } from './columns.ts';
import { MINUTE_HEIGHT } from './drag.ts';
import {
  BlockButton,
  BlockWords,
  EntryBoards,
  EntryButton,
  EntryFacts,
  EntryName,
  EntryTime,
  Hold,
  Until,
  Word,
} from './grid-boxes.ts';
import { StatusIcon } from './status-mark.tsx';

/** The CSS position of an item in its column. */
export const boxOf = ({ top, height, lane = 0, lanes = 1 }: BoxPlace) => ({
  top: `${top * MINUTE_HEIGHT}px`,
  height: `${height * MINUTE_HEIGHT}px`,
  left: `calc(${(lane / lanes) * 100}% + 1px)`,
  width: `calc(${100 / lanes}% - 3px)`,
});

type BoxPlace = Pick<Placed<unknown>, 'top' | 'height'> & { lane?: number; lanes?: number };

type EntryBoxProps = Omit<ComponentProps<typeof EntryButton>, 'children'> & {
  placed: Placed<CalendarEntry>;
  timeZone: string;
  /** whether to name the boards, which a board's own column does already */
  showsBoards: boolean;
};

/** A booking in the grid. */
export function EntryBox({ placed, timeZone, showsBoards, ...button }: EntryBoxProps) {
  const { item: entry, height } = placed;
  const words = useEntryTexts(timeZone);
  const locale = useLocale();
  const [start, end] = words.clocks(entry);
  return (
    <EntryButton
      type="button"
      style={boxOf(placed)}
      data-entry={entry.id}
      data-status={entry.status}
      data-movable={entry.can.move || undefined}
      data-flat={height < 50 || undefined}
      data-crowded={placed.lanes > 2 || undefined}
      aria-label={words.label(entry)}
      {...button}
    >
      <EntryName>
        <Words text={entry.guest.name} />
      </EntryName>{' '}
      <EntryTime>
        <StatusIcon status={entry.status} />
        {start}
        <Until>–{end}</Until>
      </EntryTime>{' '}
      <EntryFacts>
        {entry.groupSize ? (
          <span>
            <Users aria-hidden="true" />
            {entry.groupSize}
          </span>
        ) : null}{' '}
        <b>{euroText(entry.totalPrice, locale)}</b>
        {entry.notes ? <StickyNote aria-hidden="true" /> : null}
        {entry.series ? <Repeat aria-hidden="true" /> : null}
      </EntryFacts>{' '}
      {showsBoards ? <EntryBoards>{words.boards(entry)}</EntryBoards> : null}
    </EntryButton>
  );
}

/** Words that wrap between each other; one that is too long is cut at its end, never broken. */
const Words = ({ text }: { text: string }) =>
  text.split(/\s+/).map((word, index) => (
    // words have no identity of their own
    <Fragment key={index}>
      {index > 0 ? ' ' : null}
      <Word>{word}</Word>
    </Fragment>
  ));

type BlockBoxProps = Omit<ComponentProps<typeof BlockButton>, 'children'> & {
  placed: Placed<CalendarBlock>;
  timeZone: string;
};

/** A time in which the board can't be booked. */
export function BlockBox({ placed, timeZone, ...button }: BlockBoxProps) {
  const { blockKind } = useTexts('manage/calendar');
  const { item: block } = placed;
  const words = useEntryTexts(timeZone);
  const kind = blockKind[block.kind]();
  const title = block.reason ? `${kind}: ${block.reason}` : kind;
  return (
    <BlockButton
      type="button"
      style={boxOf(placed)}
      aria-label={[title, words.period(block), words.boards(block)].join(', ')}
      {...button}
    >
      <BlockWords>
        <Words text={title} />
      </BlockWords>
    </BlockButton>
  );
}

/** Boards that are reserved while somebody on the waiting list has been offered them. */
export function HoldBox({ placed, timeZone }: { placed: Placed<CalendarHold>; timeZone: string }) {
  const words = useEntryTexts(timeZone);
  return <Hold style={boxOf(placed)}>{words.held(placed.item)}</Hold>;
}
