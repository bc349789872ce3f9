import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/react.tsx';
import { AuthPage } from '../auth-page.tsx';

interface ExpiredLinkProps {
  /** how long such a link is valid, and what to do now */
  lead: string;
  children?: ReactNode;
}

/** Shown for a link that is too old or was used before. */
export function ExpiredLink({ lead, children }: ExpiredLinkProps) {
  const { expiredTitle, failedCall } = useTexts('auth');
  return (
    <AuthPage scene="missed" call={failedCall()} title={expiredTitle()} lead={lead}>
      {children}
    </AuthPage>
  );
}

/** Shown for a link that the mail program has cut off. */
export function IncompleteLink() {
  const { missingToken: texts, failedCall } = useTexts('auth');
  return <AuthPage scene="missed" call={failedCall()} title={texts.title()} lead={texts.lead()} />;
}
