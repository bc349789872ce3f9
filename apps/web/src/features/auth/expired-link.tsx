import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { AuthPage } from './auth-page.tsx';

interface ExpiredLinkProps {
  /** how long such a link works, and what to do now */
  lead: string;
  children?: ReactNode;
}

/** A link that is too old or used up. */
export function ExpiredLink({ lead, children }: ExpiredLinkProps) {
  const { expiredTitle, failedCall } = useTexts('auth');
  return (
    <AuthPage scene="missed" call={failedCall()} title={expiredTitle()} lead={lead}>
      {children}
    </AuthPage>
  );
}

/** A link that the mail program has cut. */
export function IncompleteLink() {
  const { missingToken: texts, failedCall } = useTexts('auth');
  return <AuthPage scene="missed" call={failedCall()} title={texts.title()} lead={texts.lead()} />;
}
