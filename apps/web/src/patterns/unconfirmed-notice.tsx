import { Notice } from '../components/notice.tsx';
import { useAuth } from '../lib/auth.ts';

/**
 * Says above a form, before anything is typed, that what it sends waits for the member's address. Nothing for all others.
 */
export function UnconfirmedNotice({ text }: { text: (facts: { email: string }) => string }) {
  const { user } = useAuth();
  if (!user || user.emailVerified) return null;
  return <Notice>{text({ email: user.email })}</Notice>;
}
