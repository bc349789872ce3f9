import { Link, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/react.tsx';
import { addressFor } from '../../../lib/addresses/open-doors.ts';

interface TabBarProps {
  /** the first part of the address */
  area: string;
  isMember: boolean;
  /** at the icon of the start page, e.g. how much waits there */
  badge?: ReactNode;
}

/** Key in `common.tabs` or `common.navigation`, address, and the first parts of addresses that belong to it, too. */
const TABS = [
  ['home', '/', ''],
  ['play', '/games', 'games', 'challenges'],
  ['venues', '/venues', 'venues', 'lounges'],
  ['tournaments', '/tournaments', 'tournaments', 'events'],
  ['forum', '/forum/latest', 'forum'],
] as const;

/** Whether the page leaves the lower edge of a phone to the bar, or needs it itself. */
export const useHasTabs = (): boolean =>
  useMatches({ select: (all) => !all.some(({ staticData }) => staticData.hasOwnBar) });

/** The five ways of a phone, below the page and never above anything in it. The theme has its looks and its icons. */
export function TabBar({ area, isMember, badge }: TabBarProps) {
  const { tabs, navigation } = useTexts('common');
  const texts = { ...navigation, ...tabs };
  return (
    <nav className="dark" data-tabs="" aria-label={tabs.label()}>
      {TABS.map(([label, to, ...areas]) => (
        <Link
          key={to}
          to={addressFor(to, isMember)}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={(areas as readonly string[]).includes(area) ? 'page' : undefined}
        >
          <b>
            <i aria-hidden="true" />
            {to === '/' ? badge : null}
          </b>
          <span>{texts[label]()}</span>
        </Link>
      ))}
    </nav>
  );
}
