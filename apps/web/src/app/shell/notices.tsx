import { lazyPart } from '../../components/lazy-part.tsx';
import { useAuth } from '../../lib/auth.ts';

/* few have anything that keeps them from writing */
const MemberNotices = lazyPart(
  async () => (await import('./member-notices.tsx')).MemberNotices,
  null,
  { isInPage: true },
);

/** A quiet line above every page, which says what keeps the member from writing. */
export function Notices() {
  const { user } = useAuth();
  const isTold =
    user &&
    (user.status === 'suspended' || user.silencedUntil || user.leavesAt || !user.emailVerified);
  return isTold ? <MemberNotices user={user} /> : null;
}
