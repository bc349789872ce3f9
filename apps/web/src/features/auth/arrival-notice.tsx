import { TextLink } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../i18n/react.tsx';
import type { LoginSearch } from './auth-search.ts';

interface ArrivalNoticeProps {
  notice: NonNullable<LoginSearch['notice']>;
  /** where the reader was going */
  returnTo: string | undefined;
}

/** Why somebody is here: what has just been done, or what needs an account, and what can be seen without. */
export function ArrivalNotice({ notice, returnTo = '/' }: ArrivalNoticeProps) {
  const { notices } = useTexts('auth/login');
  if (notice === 'members') return <MembersOnly path={returnTo} />;
  return (
    <Notice tone={notice === 'signed-out' ? 'warning' : 'positive'} role="status">
      {notices[notice]()}
    </Notice>
  );
}

function MembersOnly({ path }: { path: string }) {
  const { door } = useTexts('auth/login');
  const area = areaOf(path);
  return (
    <Notice role="status">
      <p>{door.members({ what: door.areas[area]() })}</p>
      {area === 'venues' || area === 'tournaments' ? (
        <TextLink to={OPEN_DOORS[area]}>{door.open[area]()}</TextLink>
      ) : null}
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
] as const;

/** The area of a path, by its first part. */
const areaOf = (path: string): (typeof AREAS)[number] | 'page' =>
  AREAS.find((area) => area === path.split(/[/?#]/)[1]) ?? 'page';

/** What everybody can see of an area. */
const OPEN_DOORS: Record<'venues' | 'tournaments', string> = {
  venues: '/lounges',
  tournaments: '/#tournaments',
};
