import { chakra } from '@chakra-ui/react';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { SkeletonRows } from '../../components/page/skeleton.tsx';
import { SettingsSection } from '../../components/section/settings-section.tsx';
import { Badge, Muted } from '../../components/text.tsx';
import { Time } from '../../components/time/time.tsx';
import { useToast } from '../../components/toast.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { deviceOf } from '../../lib/devices/user-agent.ts';
import { countryName } from '../../lib/places/country-name.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { QueryFailed } from '../../patterns/query-state.tsx';
import { DeviceLine, DeviceList, DeviceName } from './device-list.ts';
import { useDeviceName } from './use-device-name.ts';

type Session = RouterOutputs['auth']['session']['list'][number];

export function SessionsSection() {
  const { sessions: texts } = useTexts('account');
  return (
    <SettingsSection id="sessions" title={texts.title()} text={texts.text()}>
      <Sessions />
    </SettingsSection>
  );
}

function Sessions() {
  const { sessions: texts } = useTexts('account');
  // other devices sign in and out while this page is in the background
  const list = trpc.auth.session.list.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

  if (list.isPending) return <SkeletonRows count={2} />;
  if (list.error) return <QueryFailed as="h3" query={list} title={texts.failed()} />;
  const sessions = [...list.data].sort((a, b) => Number(b.current) - Number(a.current));
  return (
    <>
      <DeviceList>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </DeviceList>
      {sessions.length > 1 ? <RevokeOthers /> : <Muted>{texts.onlyThis()}</Muted>}
    </>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { sessions: texts } = useTexts('account');
  const locale = useLocale();
  const device = useDeviceName(session.userAgent);
  const Icon = deviceOf(session.userAgent).isHandheld ? Smartphone : Monitor;
  return (
    <DeviceLine>
      <Icon aria-hidden="true" />
      <Words>
        <DeviceName>
          {device} {session.current ? <Badge tone="positive">{texts.current()}</Badge> : null}
        </DeviceName>
        <Muted>
          {session.country ? countryName(session.country, locale) : texts.noPlace()} ·{' '}
          {texts.lastSeen()} <Time value={session.lastSeenAt} /> · {texts.since()}{' '}
          <Time value={session.createdAt} format="date" />
        </Muted>
      </Words>
      {session.current ? null : <Revoke id={session.id} device={device} />}
    </DeviceLine>
  );
}

function Revoke({ id, device }: { id: string; device: string }) {
  const { sessions: texts } = useTexts('account');
  const revoke = trpc.auth.session.revoke.useMutation();
  const { question, ask } = useRevocation({
    title: texts.revokeTitle(),
    text: texts.revokeText({ device }),
    done: texts.revoked(),
    revoke: () => revoke.mutateAsync({ id }),
  });
  return (
    <>
      <Button size="sm" variant="outline" aria-label={texts.revokeLabel({ device })} onClick={ask}>
        {texts.revoke()}
      </Button>
      {question}
    </>
  );
}

function RevokeOthers() {
  const { sessions: texts } = useTexts('account');
  const revokeOthers = trpc.auth.session.revokeOthers.useMutation();
  const { question, ask } = useRevocation({
    title: texts.revokeOthersTitle(),
    text: texts.revokeOthersText(),
    done: texts.othersRevoked(),
    revoke: () => revokeOthers.mutateAsync(),
  });
  return (
    <>
      <Button size="sm" variant="danger" justifySelf="start" onClick={ask}>
        {texts.revokeOthers()}
      </Button>
      {question}
    </>
  );
}

interface Revocation {
  title: string;
  text: string;
  done: string;
  revoke: () => Promise<unknown>;
}

/**
 * Asks for confirmation, revokes, says so, and reloads the list. It does so after a failure, too,
 * whose cause may be an outdated list.
 */
function useRevocation({ title, text, done, revoke }: Revocation) {
  const { sessions: texts } = useTexts('account');
  const { readError } = useUi();
  const toast = useToast();
  const utils = trpc.useUtils();
  const [state, setState] = useState<'closed' | 'open' | 'pending'>('closed');

  const confirm = async () => {
    setState('pending');
    try {
      await revoke();
      toast.show({ variant: 'success', title: done });
    } catch (error) {
      toast.show({ variant: 'destructive', title: readError(error).message });
    }
    setState('closed');
    await utils.auth.session.list.invalidate();
  };
  const question = (
    <ConfirmDialog
      isOpen={state !== 'closed'}
      isPending={state === 'pending'}
      onClose={() => setState('closed')}
      onConfirm={confirm}
      title={title}
      confirmLabel={texts.revoke()}
      isDestructive
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
  return { question, ask: () => setState('open') };
}

const Words = chakra('div', { base: { flex: '1 1 14rem', minWidth: '0' } });
