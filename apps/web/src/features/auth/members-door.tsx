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
  const area = areaOf(returnTo);
  return (
    <Notice role="status">
      <p>{door[side]({ what: door.areas[area]() })}</p>
      {isOpen(area) ? <TextLink to={OPEN_DOORS[area]}>{door.open[area]()}</TextLink> : null}
    </Notice>
  );
}

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
  'media-channels',
] as const;
type Area = (typeof AREAS)[number] | 'page';
type OpenArea = Extract<
  Area,
  'venues' | 'tournaments' | 'marketplace' | 'games' | 'forum' | 'media-channels'
>;

/** The area of a path, by its first part. */
const areaOf = (path: string): Area =>
  AREAS.find((area) => area === path.split(/[/?#]/)[1]) ?? 'page';

/** What everybody can see of an area. */
const OPEN_DOORS: Record<OpenArea, string> = {
  venues: '/lounges',
  tournaments: '/#tournaments',
  marketplace: '/marketplace',
  games: '/games',
  forum: '/forum',
  'media-channels': '/media-channels',
};

const isOpen = (area: Area): area is OpenArea => area in OPEN_DOORS;
