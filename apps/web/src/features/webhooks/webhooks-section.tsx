import { useState } from 'react';
import { ShownOnceDialog } from '../../components/dialog/shown-once-dialog.tsx';
import { SkeletonRows } from '../../components/page/skeleton.tsx';
import { SettingsSection } from '../../components/section/settings-section.tsx';
import { Unfolding } from '../../components/section/unfolding.tsx';
import { Muted } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { trpc } from '../../lib/trpc.ts';
import { GuideLink } from '../../patterns/guide-link.tsx';
import { QueryFailed } from '../../patterns/query-state.tsx';
import { NewWebhookForm } from './form/new-webhook-form.tsx';
import { WebhookEntry } from './hook/webhook-entry.tsx';
import { WebhookList } from './webhook-list.ts';

interface Shown {
  name: string;
  secret: string;
}

/** Where the member's own programs hear what happens. */
export function WebhooksSection() {
  const texts = useTexts('account/open').webhooks;
  return (
    <SettingsSection
      id="webhooks"
      title={texts.title()}
      text={
        <>
          {texts.text()} <GuideLink topic="webhooks" />
        </>
      }
    >
      <Webhooks />
    </SettingsSection>
  );
}

function Webhooks() {
  const texts = useTexts('account/open').webhooks;
  const { user } = useAuth();
  const [shown, setShown] = useState<Shown | null>(null);
  const list = trpc.webhooks.list.useQuery(undefined, { refetchOnMount: 'always' });

  if (list.isPending) return <SkeletonRows count={2} />;
  if (list.error) return <QueryFailed as="h3" query={list} title={texts.failed()} />;
  return (
    <>
      {list.data.length > 0 ? (
        <WebhookList>
          {list.data.map((hook) => (
            <li key={hook.id}>
              <WebhookEntry
                hook={hook}
                onSecret={(secret) => setShown({ name: hook.name, secret })}
              />
            </li>
          ))}
        </WebhookList>
      ) : (
        <Muted>{texts.none()}</Muted>
      )}
      {user?.emailVerified ? (
        <Unfolding label={texts.add()}>
          {(close) => (
            <NewWebhookForm
              onCancel={close}
              onMade={(made) => {
                close();
                setShown(made);
              }}
            />
          )}
        </Unfolding>
      ) : (
        <Muted>{texts.needsVerifiedEmail()}</Muted>
      )}
      {shown ? <Secret {...shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

function Secret({ name, secret, onClose }: Shown & { onClose: () => void }) {
  const { shown } = useTexts('account/open').webhooks;
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
