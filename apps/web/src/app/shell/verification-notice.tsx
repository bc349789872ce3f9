import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { TextLink } from '../../components/link.tsx';
import { useToast } from '../../components/toast.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useRefreshMember } from '../../lib/auth.ts';
import { hasErrorCode } from '../../lib/errors/errors.ts';
import { useErrorText } from '../../lib/errors/use-error-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { Band, Row } from './notice-band.ts';

/**
 * Says above every page that writing waits for the address, and mails the link again. Members who try to write are led
 * here, whatever page that was on.
 */
export function VerificationNotice({ email }: { email: string }) {
  const { waiting: texts } = useTexts('auth/links');
  const { failure } = useTexts('common');
  const errorText = useErrorText();
  const toast = useToast();
  const band = useRef<HTMLElement>(null);
  const [isSent, setIsSent] = useState(false);
  const hasTried = useTriedToWrite();
  const resend = trpc.auth.resendVerification.useMutation({
    onSuccess: () => setIsSent(true),
    onError: (error) =>
      toast.show({
        variant: 'destructive',
        title: failure.title(),
        description: errorText(error),
      }),
  });
  useRefreshOnceConfirmed();
  useEffect(() => {
    if (hasTried > 0) band.current?.scrollIntoView({ block: 'nearest' });
  }, [hasTried]);
  return (
    <Band
      ref={band}
      aria-label={texts.title()}
      {...(hasTried > 0 && { position: 'sticky', top: '0', zIndex: 'sticky' })}
    >
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
        <TextLink to="/account/$section" params={{ section: 'security' }} hash="email">
          {texts.wrongAddress()}
        </TextLink>
      </Row>
    </Band>
  );
}

/** The link is often opened in another tab, or on the phone: a member who comes back here finds everything open. */
function useRefreshOnceConfirmed() {
  const { client } = trpc.useUtils();
  const refreshMember = useRefreshMember();
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      const member = await client.auth.me.query().catch(() => null);
      if (member?.emailVerified) await refreshMember();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [client, refreshMember]);
}

/** Counts what the server has refused for want of a confirmed address. */
function useTriedToWrite(): number {
  const cache = useQueryClient().getMutationCache();
  const [tries, setTries] = useState(0);
  useEffect(
    () =>
      cache.subscribe(({ type, mutation }) => {
        const isRefused = hasErrorCode(mutation?.state.error, 'EMAIL_NOT_VERIFIED');
        if (type === 'updated' && isRefused) setTries((count) => count + 1);
      }),
    [cache],
  );
  return tries;
}
