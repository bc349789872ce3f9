import { TextLink } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../i18n/react.tsx';

interface MembersDoorProps {
  side: 'signIn' | 'join';
  /** where the reader was going */
  returnTo: string | undefined;
}

/** What needs an account on the page that somebody wanted, and what can be seen without one. */
export function MembersDoor({ side, returnTo = '/' }: MembersDoorProps) {
  const door = useTexts('auth/door');
  if (returnTo === KEPT) return <Notice role="status">{door.kept()}</Notice>;
  const area = areaOf(returnTo);
  return (
    <Notice role="status">
      <p>{door[side]({ what: door.areas[area]() })}</p>
      {isOpen(area) ? <TextLink to={OPEN_DOORS[area]}>{door.open[area]()}</TextLink> : null}
    </Notice>
  );
}

/** Where games that were played without an account become a member's. */
const KEPT = '/games/keep';
const AREAS = [
  'dashboard',
  'venues',
  'rankings',
  'friends',
  'messages',
  'tournaments',
  'bookings',
  'notifications',
  'account',
  'profile',
  'marketplace',
  'games',
  'challenges',
  'forum',
  'clubs',
  'media-channels',
] as const;
type Area = (typeof AREAS)[number] | 'page';
type OpenArea = Extract<
  Area,
  'venues' | 'tournaments' | 'rankings' | 'marketplace' | 'games' | 'forum' | 'media-channels'
>;

/** What one does on the page of a single thing; its address is that of the list with an id behind it. */
const ACTIONS = {
  tournaments: 'tournament',
  venues: 'lounge',
  clubs: 'club',
  'media-channels': 'channel',
  forum: 'post',
} as const;
type Action = (typeof ACTIONS)[keyof typeof ACTIONS];

/** The area of a path, by its first part; or what is wanted on the page of one of its things. */
function areaOf(path: string): Area | Action {
  const [, first = '', second = '', third = ''] = path.split(/[?#]/)[0]?.split('/') ?? [];
  const isOfThing = /^\d+$/.test(second) || /^\d+$/.test(third);
  const action = Object.entries(ACTIONS).find(([area]) => area === first)?.[1];
  if (isOfThing && action) return action;
  return AREAS.find((area) => area === first) ?? 'page';
}

/** What everybody can see of an area. */
const OPEN_DOORS: Record<OpenArea, string> = {
  venues: '/lounges',
  tournaments: '/events',
  rankings: '/top',
  marketplace: '/marketplace',
  games: '/games',
  forum: '/forum',
  'media-channels': '/media-channels',
};

const isOpen = (area: Area | Action): area is OpenArea => area in OPEN_DOORS;
