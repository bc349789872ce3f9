import { chakra } from '@chakra-ui/react';
import { createLink, useLocation, useMatches } from '@tanstack/react-router';
import { House, MapPin, MessagesSquare, Target, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { addressFor } from '../../lib/addresses/open-doors.ts';

interface TabBarProps {
  isMember: boolean;
  /** beside the icon of the start page, e.g. how much waits there */
  badge?: ReactNode;
}

/** The labels are keys of the texts `common.tabs`; an area's other pages belong to it, too. */
const TABS = [
  { to: '/', areas: [''], label: 'home', icon: House },
  { to: '/games', areas: ['games', 'challenges'], label: 'play', icon: Target },
  { to: '/venues', areas: ['venues', 'lounges'], label: 'venues', icon: MapPin },
  { to: '/tournaments', areas: ['tournaments', 'events'], label: 'tournaments', icon: Trophy },
  { to: '/forum/latest', areas: ['forum'], label: 'forum', icon: MessagesSquare },
] as const;

/** Whether the page leaves the lower edge of a phone to the bar, or needs it itself. */
export const useHasTabs = (): boolean =>
  useMatches({ select: (all) => all.every(({ staticData }) => !staticData.hasOwnBar) });

/**
 * The five ways of a phone, below the page and never above anything in it: it has its own room at the end of the
 * column, and what sticks to the lower edge stands on it (`--bar`, in the theme).
 */
export function TabBar({ isMember, badge }: TabBarProps) {
  const { tabs: texts } = useTexts('common');
  const area = useLocation({ select: ({ pathname }) => pathname.split('/')[1] ?? '' });
  return (
    <Bar className="dark" data-tabs="" aria-label={texts.label()}>
      {TABS.map(({ to, areas, label, icon: Icon }) => (
        <Tab
          key={to}
          to={addressFor(to, isMember)}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={(areas as readonly string[]).includes(area) ? 'page' : undefined}
        >
          <Place>
            <Icon aria-hidden="true" />
            {to === '/' ? badge : null}
          </Place>
          <span>{texts[label]()}</span>
        </Tab>
      ))}
    </Bar>
  );
}

const Bar = chakra('nav', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    display: { base: 'grid', lg: 'none' },
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    height: 'var(--bar)',
    paddingBottom: 'env(safe-area-inset-bottom, 0px)',
    bg: 'bg',
    color: 'fg',
    borderTop: '1px solid {colors.board.wire}',
  },
});
const Tab = createLink(
  chakra('a', {
    base: {
      position: 'relative',
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      gap: '0.5',
      minWidth: '0',
      color: 'fg.muted',
      textDecoration: 'none',
      textStyle: 'label',
      fontSize: 'xs',
      lineHeight: 'tight',
      letterSpacing: 'normal',
      '& > span': { position: 'relative', maxWidth: 'full' },
      '& svg': { width: '5.5', height: '5.5' },
      _focusVisible: { outlineOffset: '-3px' },
      /* a bed of the board, which points at where one is */
      '&[aria-current=page]': { color: 'fg' },
      '&[aria-current=page]::before': {
        content: '""',
        position: 'absolute',
        top: '-1px',
        bottom: '0',
        width: 'min(4.25rem, 100%)',
        bg: 'board.red',
        clipPath: 'polygon(0 0, 100% 0, 78% 100%, 22% 100%)',
      },
      '&:nth-of-type(even)[aria-current=page]::before': { bg: 'board.green' },
    },
  }),
);
const Place = chakra('span', {
  base: { display: 'inline-flex', height: '6', alignItems: 'center' },
});
