import { chakra } from '@chakra-ui/react';
import type { CalendarBlock, CalendarEntry, CalendarHold } from '@oche/validators/bookings';
import { Repeat, StickyNote, Users } from 'lucide-react';
import { type ComponentProps, Fragment } from 'react';
import { useLocale, useTexts } from '../../../../../i18n/react.tsx';
import { euroText } from '../../../../../lib/money.ts';
import { useEntryTexts } from '../use-entry-texts.ts';
import type { Placed } from './columns.ts';
import { MINUTE_HEIGHT } from './drag.ts';
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
        {entry.guest.name.split(/\s+/).map((word, index) => (
          // the words of a name have no identity of their own
          <Fragment key={index}>
            {index > 0 ? ' ' : null}
            <Word>{word}</Word>
          </Fragment>
        ))}
      </EntryName>{' '}
      <EntryTime>
        <StatusIcon status={entry.status} />
        {entry.notes ? <StickyNote aria-hidden="true" /> : null}
        {entry.series ? <Repeat aria-hidden="true" /> : null}
        {start}
        <Until>–{end}</Until>
      </EntryTime>{' '}
      <EntryFacts>
        {entry.groupSize ? (
          <>
            <Users aria-hidden="true" />
            {entry.groupSize}
          </>
        ) : null}
        <Price>{euroText(entry.totalPrice, locale)}</Price>
      </EntryFacts>{' '}
      {showsBoards ? <EntryBoards>{words.boards(entry)}</EntryBoards> : null}
    </EntryButton>
  );
}

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
      <BlockWords>{title}</BlockWords>
    </BlockButton>
  );
}

/** Boards that are reserved while somebody on the waiting list has been offered them. */
export function HoldBox({ placed, timeZone }: { placed: Placed<CalendarHold>; timeZone: string }) {
  const words = useEntryTexts(timeZone);
  return <Hold style={boxOf(placed)}>{words.held(placed.item)}</Hold>;
}

/** The preview of a drag: where the booking would be. */
export const Ghost = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: '2',
    padding: '1',
    overflow: 'hidden',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'fg',
    borderRadius: 'sm',
    bg: 'bg',
    textStyle: 'number',
    fontSize: 'sm',
    lineHeight: '1.2',
    pointerEvents: 'none',
  },
});

const box = {
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  overflow: 'hidden',
  textAlign: 'start',
  borderRadius: 'sm',
  cursor: 'pointer',
  _focusVisible: { zIndex: '3', outlineOffset: '0' },
} as const;

const EntryButton = chakra('button', {
  base: {
    ...box,
    containerType: 'size',
    /* a line that has no room is in the next column, out of sight: none is cut in half */
    flexWrap: 'wrap',
    '& > span': { width: 'full' },
    zIndex: '1',
    paddingInlineStart: '1.5',
    paddingInlineEnd: '1',
    paddingBlock: '0.5',
    bg: 'positive.subtle',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'positive.solid',
    borderInlineStart: '5px solid {colors.positive.solid}',
    touchAction: 'manipulation',
    WebkitTouchCallout: 'none',
    '&[data-movable]': { cursor: 'grab' },
    '&[data-status=requested]': {
      bg: 'warning.subtle',
      borderStyle: 'dashed',
      borderColor: 'warning',
      borderInlineStart: '5px dashed {colors.warning.solid}',
    },
    '&[data-status=completed]': {
      bg: 'bg.sunken',
      borderColor: 'border.strong',
      borderInlineStartColor: 'border.strong',
    },
    '&[data-status=no_show]': {
      bg: 'accent.subtle',
      borderColor: 'accent.solid',
      borderInlineStartColor: 'accent.solid',
    },
    '&[data-status=cancelled]': {
      zIndex: '0',
      bg: 'transparent',
      color: 'fg.muted',
      borderStyle: 'dotted',
      borderColor: 'border.strong',
      borderInlineStart: '1px dotted {colors.border.strong}',
      textDecoration: 'line-through',
    },
    '&[data-status=no_show] > span': { textDecoration: 'line-through' },
    '&[data-moving]': { opacity: '0.45' },
    '&[data-crowded]': { paddingInlineStart: '1', paddingInlineEnd: '0' },
    /* for boxes with too little height for two lines */
    '&[data-flat]': {
      flexDirection: 'row',
      flexWrap: 'nowrap',
      alignItems: 'baseline',
      gap: '1.5',
      '& > span': { width: 'auto' },
    },
  },
});
/* in narrow boxes the time comes first and without the end, which the height shows; names wrap */
const NARROW = '@container (max-width: 5rem)';
const TIGHT = '@container (max-width: 3.25rem)';
const line = {
  display: 'block',
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: '1.3',
} as const;
/** Whole lines of a name, as many as leave room for the time and for people and price. */
const nameLines = (lines: number, lineHeight: number) =>
  `min(${lines * lineHeight}em, max(${lineHeight}em, round(down, 100cqh - 2rem, ${lineHeight}em)))`;
const EntryName = chakra('span', {
  base: {
    display: 'block',
    flexShrink: '0',
    minWidth: '0',
    maxHeight: nameLines(2, 1.3),
    overflow: 'hidden',
    fontFamily: 'display',
    fontWeight: 'semibold',
    fontSize: 'sm',
    lineHeight: '1.3',
    [NARROW]: { maxHeight: nameLines(3, 1.15), fontSize: 'xs', lineHeight: '1.15' },
    '[data-flat] > &': { ...line, flexShrink: '1' },
  },
});
/* names wrap between words; a word that is too long is cut at its end, never broken */
const Word = chakra('span', {
  base: {
    display: 'inline-block',
    maxWidth: 'full',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
  },
});
const Until = chakra('span', { base: { [NARROW]: { display: 'none' } } });
const quiet = { ...line, flexShrink: '0', textStyle: 'number', fontSize: 'xs' } as const;
const EntryTime = chakra('span', {
  base: {
    ...quiet,
    '& svg': {
      display: 'inline-block',
      width: '1em',
      height: '1em',
      marginInlineEnd: '1',
      verticalAlign: '-0.12em',
      /* the colour of the edge still shows the status */
      [NARROW]: { display: 'none' },
    },
    [NARROW]: { order: '-1', flexShrink: '0' },
    '[data-flat] > &': { [NARROW]: { display: 'none' } },
  },
});
const EntryFacts = chakra('span', {
  base: {
    ...quiet,
    '& svg': {
      display: 'inline-block',
      width: '1em',
      height: '1em',
      marginInlineEnd: '0.5',
      verticalAlign: '-0.12em',
    },
    '[data-flat] > &': { [NARROW]: { display: 'none' } },
  },
});
const Price = chakra('b', {
  base: { fontWeight: 'semibold', 'svg ~ &': { marginInlineStart: '2' } },
});
const EntryBoards = chakra('span', { base: { ...quiet, [TIGHT]: { display: 'none' } } });
const Hold = chakra('div', {
  base: {
    ...box,
    cursor: 'default',
    paddingInline: '1.5',
    paddingBlock: '0.5',
    color: 'fg.muted',
    textStyle: 'caption',
    lineHeight: '1.25',
    borderWidth: '1px',
    borderStyle: 'dotted',
    borderColor: 'border.strong',
  },
});
const BlockButton = chakra('button', {
  base: {
    ...box,
    paddingInline: '1.5',
    paddingBlock: '0.5',
    color: 'fg.muted',
    borderWidth: '1px',
    borderColor: 'border.strong',
    backgroundColor: 'bg.sunken',
    backgroundImage:
      'repeating-linear-gradient(-45deg, transparent 0 7px, {colors.border} 7px 8px)',
  },
});
const BlockWords = chakra('span', {
  base: {
    display: 'inline-block',
    maxWidth: 'full',
    paddingInline: '1',
    bg: 'bg.sunken',
    fontFamily: 'display',
    fontWeight: 'semibold',
    fontSize: 'sm',
    lineHeight: '1.3',
  },
});
