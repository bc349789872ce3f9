import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../i18n/react.tsx';
import type { LoginSearch } from './auth-search.ts';
import { MembersDoor } from './members-door.tsx';

interface ArrivalNoticeProps {
  notice: NonNullable<LoginSearch['notice']>;
  /** where the reader was going */
  returnTo: string | undefined;
}

/** Why somebody is here: what has just been done, or what needs an account. */
export function ArrivalNotice({ notice, returnTo }: ArrivalNoticeProps) {
  const { notices } = useTexts('auth/login');
  if (notice === 'members') return <MembersDoor side="signIn" returnTo={returnTo} />;
  return (
    <Notice tone={notice === 'signed-out' ? 'warning' : 'positive'} role="status">
      {notices[notice]()}
    </Notice>
  );
}
