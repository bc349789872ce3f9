import type { CurrentUser } from '@oche/validators/auth';
import { CircleAlert } from 'lucide-react';
import { Notice } from '../../../components/notice.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { suspensionText } from '../../../lib/errors.ts';

/** Why a member can't write anywhere: suspended, or the address is not confirmed yet. */
export function SilencedNotice({ member }: { member: CurrentUser }) {
  const common = useTexts('common');
  const locale = useLocale();
  const { status, suspendedUntil: until, statusReason: reason } = member;
  return (
    <Notice icon={CircleAlert}>
      {status === 'active'
        ? common.verification.text({ email: member.email })
        : suspensionText({ until, reason }, common, locale)}
    </Notice>
  );
}
