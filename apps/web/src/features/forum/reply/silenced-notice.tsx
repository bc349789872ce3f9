import type { CurrentUser } from '@oche/validators/auth/schemas';
import type { Locale } from '@oche/validators/locale';
import { CircleAlert } from 'lucide-react';
import { Notice } from '../../../components/notice.tsx';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { silenceText, suspensionText } from '../../../lib/errors/errors.ts';

/** Why a member can't write anywhere: suspended, silenced, or the address is not confirmed yet. */
export function SilencedNotice({ member }: { member: CurrentUser }) {
  const common = useTexts('common');
  const locale = useLocale();
  return <Notice icon={CircleAlert}>{reasonText(member, common, locale)}</Notice>;
}

function reasonText(member: CurrentUser, common: TextsOf<'common'>, locale: Locale): string {
  const { status, suspendedUntil, statusReason, silencedUntil, silenceReason } = member;
  if (status !== 'active') {
    return suspensionText({ until: suspendedUntil, reason: statusReason }, common, locale);
  }
  if (silencedUntil) {
    return silenceText({ until: silencedUntil, reason: silenceReason }, common, locale);
  }
  return common.errors.EMAIL_NOT_VERIFIED();
}
