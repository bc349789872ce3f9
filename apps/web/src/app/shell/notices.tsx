import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Container } from '../../components/card.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { TextLink } from '../../components/link.tsx';
import { useToast } from '../../components/toast.tsx';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { silenceText, suspensionText } from '../../lib/errors/errors.ts';
import { useErrorText } from '../../lib/errors/use-error-text.ts';
import { trpc } from '../../lib/trpc.ts';

const LeavingNotice = lazyPart(
  async () => (await import('../../features/account/own-data/leaving-notice.tsx')).LeavingNotice,
);

/** A quiet line above every page, which says what keeps the member from writing. */
export function Notices() {
  const { user } = useAuth();
  if (!user) return null;
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

function VerificationNotice({ email }: { email: string }) {
  const common = useTexts('common');
  const errorText = useErrorText();
  const toast = useToast();
  const [isSent, setIsSent] = useState(false);
  const resend = trpc.auth.resendVerification.useMutation({
    onSuccess: () => setIsSent(true),
    onError: (error) =>
      toast.show({
        variant: 'destructive',
        title: common.failure.title(),
        description: errorText(error),
      }),
  });
  const { verification: texts } = common;
  return (
    <Band aria-label={texts.title()}>
      <Row>
        <p role="status">{isSent ? texts.sent() : texts.text({ email })}</p>
        {isSent ? null : (
          <Button
            size="sm"
            variant="outline"
            disabled={resend.isPending}
            onClick={() => resend.mutate({ returnTo: location.pathname + location.search })}
          >
            {texts.resend()}
          </Button>
        )}
      </Row>
    </Band>
  );
}

const Band = chakra('section', {
  base: { bg: 'warning.subtle', color: 'fg', borderBottomWidth: '1px', borderColor: 'border' },
});
const Row = chakra(Container, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '2',
    textStyle: 'small',
    overflowWrap: 'anywhere',
  },
});
