import type { CurrentUser } from '@oche/validators/auth/schemas';
import { useState } from 'react';
import { ShownOnceDialog } from '../../../components/dialog/shown-once-dialog.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { SettingsSection } from '../../../components/section/settings-section.tsx';
import { Unfolding } from '../../../components/section/unfolding.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { GuideLink } from '../../../patterns/guide-link.tsx';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { DeviceList } from '../device-list.ts';
import { NewTokenForm } from './new-token-form.tsx';
import { TokenRow } from './token-row.tsx';

/** What the member's own programs sign in with. */
export function TokensSection({ user }: { user: CurrentUser }) {
  const texts = useTexts('account/open').access;
  return (
    <SettingsSection
      id="access-tokens"
      title={texts.title()}
      text={
        <>
          {texts.text()} <GuideLink topic="tokens" />
        </>
      }
    >
      <Tokens user={user} />
    </SettingsSection>
  );
}

function Tokens({ user }: { user: CurrentUser }) {
  const texts = useTexts('account/open').access;
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  const list = trpc.access.tokens.list.useQuery(undefined, { refetchOnMount: 'always' });

  if (list.isPending) return <SkeletonRows count={1} />;
  if (list.error) return <QueryFailed as="h3" query={list} title={texts.failed()} />;
  return (
    <>
      {list.data.length > 0 ? (
        <DeviceList>
          {list.data.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </DeviceList>
      ) : (
        <Muted>{texts.none()}</Muted>
      )}
      {user.emailVerified ? (
        <Unfolding label={texts.add()}>
          {(close) => (
            <NewTokenForm
              user={user}
              onCancel={close}
              onMade={(token) => {
                close();
                setMade(token);
              }}
            />
          )}
        </Unfolding>
      ) : (
        <Muted>{texts.needsVerifiedEmail()}</Muted>
      )}
      {made ? <MadeToken {...made} onClose={() => setMade(null)} /> : null}
    </>
  );
}

interface MadeTokenProps {
  name: string;
  secret: string;
  onClose: () => void;
}

function MadeToken({ name, secret, onClose }: MadeTokenProps) {
  const { shown } = useTexts('account/open').access;
  return (
    <ShownOnceDialog
      secret={secret}
      onClose={onClose}
      texts={{
        title: shown.title({ name }),
        once: shown.once(),
        label: shown.label(),
        copy: shown.copy(),
        copied: shown.copied(),
        copyFailed: shown.copyFailed(),
        done: shown.done(),
      }}
    />
  );
}
