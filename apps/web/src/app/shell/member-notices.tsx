import type { CurrentUser } from '@oche/validators/auth/schemas';
import { lazyPart } from '../../components/lazy-part.tsx';
import { TextLink } from '../../components/link.tsx';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { silenceText, suspensionText } from '../../lib/errors/errors.ts';
import { Band, Row } from './notice-band.ts';

const LeavingNotice = lazyPart(
  async () => (await import('../../features/account/own-data/leaving-notice.tsx')).LeavingNotice,
  null,
  { isInPage: true },
);

const VerificationNotice = lazyPart(
  async () => (await import('./verification-notice.tsx')).VerificationNotice,
  null,
  { isInPage: true },
);

/** What there is to say to this member above every page. */
export function MemberNotices({ user }: { user: CurrentUser }) {
  return (
    <>
      {user.status === 'suspended' ? <SuspensionNotice user={user} /> : null}
      {user.silencedUntil ? <SilenceNotice user={user} /> : null}
      {user.leavesAt ? (
        <Band>
          <Row>
            <LeavingNotice leavesAt={user.leavesAt} />
          </Row>
        </Band>
      ) : null}
      {user.emailVerified ? null : <VerificationNotice email={user.email} />}
    </>
  );
}

function SuspensionNotice({ user }: { user: CurrentUser }) {
  const common = useTexts('common');
  const locale = useLocale();
  const { suspendedUntil, statusReason } = user;
  return (
    <Band aria-label={common.suspension.title()}>
      <Row>
        <p>{suspensionText({ until: suspendedUntil, reason: statusReason }, common, locale)}</p>
        <TextLink to="/moderation/mine">{common.silence.details()}</TextLink>
      </Row>
    </Band>
  );
}

function SilenceNotice({ user }: { user: CurrentUser }) {
  const common = useTexts('common');
  const locale = useLocale();
  const { silencedUntil: until, silenceReason: reason } = user;
  return (
    <Band aria-label={common.silence.title()}>
      <Row>
        <p>{silenceText({ until, reason }, common, locale)}</p>
        <TextLink to="/moderation/mine">{common.silence.details()}</TextLink>
      </Row>
    </Band>
  );
}
