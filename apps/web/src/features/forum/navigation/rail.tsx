import { chakra } from '@chakra-ui/react';
import type { Rail as RailStops } from '@oche/validators/forum/reading';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { formatDate } from '../../../lib/time/date-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ThreadProvider, useThread } from '../data/thread-context.tsx';
import type { ThreadWindow } from '../data/thread-window.ts';
import { LinkInThread } from '../post/link-in-thread.tsx';
import { placeInThread } from './place-in-thread.ts';
import { usePostInView } from './post-in-view.ts';

type Stop = RailStops['stops'][number];

/** Places of a long thread keep for a while, even if somebody answers meanwhile. */
const KEPT_MS = 5 * 60_000;

/**
 * Where in a long thread the reader is, and ways to other places, with their dates: beside the posts where there is
 * room, else behind a button.
 */
export function Rail({ window }: { window: ThreadWindow }) {
  const { rail: texts } = useTexts('forum/reading');
  const context = useThread();
  const { thread } = context;
  const { data: rail } = trpc.forum.reading.rail.useQuery(
    { threadId: thread.id, order: window.order },
    { staleTime: KEPT_MS },
  );
  const number = usePostInView(window.posts);
  const [isOpen, setIsOpen] = useState(false);
  if (!rail) return null;
  const total = Math.max(thread.postCount, 1);
  const { position, stop } = placeInThread(rail.stops, window, number);
  const here = texts.position({ position: Math.min(position, total), total });
  const stops = <Stops stops={rail.stops} current={stop} />;
  const close = () => setIsOpen(false);
  const goTo = (chosen: number) => {
    close();
    context.goTo(chosen);
  };
  return (
    <>
      <Beside aria-label={texts.label()}>
        <div>
          <Board position={position} total={total} label={here} />
          {stops}
        </div>
      </Beside>
      <Small>
        <Button
          size="sm"
          variant="outline"
          aria-haspopup="dialog"
          aria-label={`${texts.title()} ${here}`}
          bg="bg.raised"
          pointerEvents="auto"
          onClick={() => setIsOpen(true)}
        >
          <Figures aria-hidden="true">{`${position} / ${total}`}</Figures>
        </Button>
      </Small>
      <Dialog isOpen={isOpen} onClose={close} title={texts.title()} placement="sheet" size="sm">
        <ThreadProvider value={{ ...context, goTo }}>
          <nav aria-label={texts.label()}>{stops}</nav>
        </ThreadProvider>
      </Dialog>
    </>
  );
}

interface BoardProps {
  position: number;
  total: number;
  label: string;
}

/** The post's position, like the numbers on a scoreboard. */
const Board = ({ position, total, label }: BoardProps) => (
  <Score className="dark" role="img" aria-label={label}>
    <strong>{position}</strong>
    <span>{`/ ${total}`}</span>
  </Score>
);

interface StopsProps {
  stops: readonly Stop[];
  current: Stop | undefined;
}

function Stops({ stops, current }: StopsProps) {
  const { rail: texts } = useTexts('forum/reading');
  const locale = useLocale();
  const dateOf = ({ createdAt }: Stop) => formatDate(new Date(createdAt), locale);
  return (
    <Wire>
      {stops.map((stop, index) => {
        const date = dateOf(stop);
        const before = stops[index - 1];
        const isSameDay = before !== undefined && dateOf(before) === date;
        return (
          <li key={stop.number}>
            <StopLink
              number={stop.number}
              variant="plain"
              aria-current={stop === current ? 'location' : undefined}
              aria-label={texts.stop({ position: stop.position, date })}
              title={texts.stop({ position: stop.position, date })}
            >
              <span>{stop.position}</span>
              {isSameDay ? null : <time dateTime={stop.createdAt}>{date}</time>}
            </StopLink>
          </li>
        );
      })}
    </Wire>
  );
}

/** In the margin of the column, as high as the window. */
const Beside = chakra('nav', {
  base: {
    display: 'none',
    position: 'absolute',
    top: '0',
    bottom: '0',
    insetInlineStart: 'calc(100% + {spacing.8})',
    width: '10rem',
    _print: { display: 'none' },
    '@media (min-width: 76rem)': { display: 'block' },
    '& > div': { position: 'sticky', top: '24' },
    '& ol': { maxHeight: 'calc(100dvh - 13rem)', overflowY: 'auto' },
  },
});
const Small = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 'calc(var(--dock, 0px) + var(--bar, 0px) + {spacing.4})',
    zIndex: 'sticky',
    display: 'flex',
    justifyContent: 'flex-end',
    height: '0',
    alignItems: 'flex-end',
    pointerEvents: 'none',
    _print: { display: 'none' },
    /* somebody who writes wants to read what is answered */
    'html:has([data-dock][data-open]) &': { display: 'none' },
    '@media (min-width: 76rem)': { display: 'none' },
  },
});
const Figures = chakra('span', { base: { textStyle: 'number', fontSize: 'lg' } });
const Score = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '2',
    marginBottom: '3',
    paddingBlock: '2',
    paddingInline: '3',
    bg: 'bg',
    color: 'fg',
    textStyle: 'number',
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 0.75rem) 100%, 0 100%)',
    '& strong': { fontSize: '2xl' },
    '& span': { color: 'fg.muted', fontSize: 'lg' },
  },
});
/** A wire with the places on it. */
const Wire = chakra('ol', {
  base: {
    listStyle: 'none',
    /* the signs on it are a little wider than the wire */
    paddingInlineStart: '1',
    backgroundImage: 'linear-gradient({colors.border.strong}, {colors.border.strong})',
    backgroundSize: '2px 100%',
    backgroundPosition: '0.4375rem 0',
    backgroundRepeat: 'no-repeat',
  },
});
const StopLink = chakra(LinkInThread, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'baseline',
    gap: '2',
    minHeight: '6',
    paddingInlineStart: '4',
    textStyle: 'small',
    color: 'fg.muted',
    _hover: { color: 'fg', bg: 'bg.sunken' },
    '& > span': { textStyle: 'number', minWidth: '2.25rem', textAlign: 'end' },
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '0.5rem',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: 'full',
      bg: 'border.strong',
    },
    '&[aria-current]': { color: 'fg', fontWeight: 'semibold', _before: { bg: 'accent.solid' } },
  },
});
