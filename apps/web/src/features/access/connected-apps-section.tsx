import { chakra } from '@chakra-ui/react';
import type { ConnectedApp } from '@oche/validators/access/apps';
import { scopeTexts } from '@oche/validators/access/scopes';
import { AppWindow } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { Anchor } from '../../components/link.tsx';
import { SkeletonRows } from '../../components/page/skeleton.tsx';
import { SettingsSection } from '../../components/section/settings-section.tsx';
import { Badge, Muted } from '../../components/text.tsx';
import { Time } from '../../components/time/time.tsx';
import { useToast } from '../../components/toast.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { QueryFailed } from '../../patterns/query-state.tsx';

/** What apps of others may do in the member's name. */
export function ConnectedAppsSection() {
  const { connected: texts } = useTexts('account/open').apps;
  return (
    <SettingsSection id="connected-apps" title={texts.title()} text={texts.text()}>
      <ConnectedApps />
    </SettingsSection>
  );
}

function ConnectedApps() {
  const { connected: texts } = useTexts('account/open').apps;
  const list = trpc.access.consents.list.useQuery(undefined, { refetchOnMount: 'always' });
  if (list.isPending) return <SkeletonRows count={1} />;
  if (list.error) return <QueryFailed as="h3" query={list} title={texts.failed()} />;
  if (list.data.length === 0) return <Muted>{texts.none()}</Muted>;
  return (
    <List>
      {list.data.map((app) => (
        <Entry key={app.id}>
          <AppWindow aria-hidden="true" />
          <ConnectedAppEntry app={app} />
        </Entry>
      ))}
    </List>
  );
}

function ConnectedAppEntry({ app }: { app: ConnectedApp }) {
  const { connected: texts } = useTexts('account/open').apps;
  const locale = useLocale();
  return (
    <div>
      <Name>
        {app.name} {app.isSwitchedOff ? <Badge tone="warning">{texts.isOff()}</Badge> : null}
      </Name>
      <Muted>
        <Anchor href={app.website} rel="noreferrer noopener">
          {new URL(app.website).host}
        </Anchor>{' '}
        · {texts.since()} <Time value={app.since} format="date" /> ·{' '}
        {app.lastUsedAt ? (
          <>
            {texts.lastUsed()} <Time value={app.lastUsedAt} />
          </>
        ) : (
          texts.neverUsed()
        )}
      </Muted>
      <Scopes>
        {app.scopes.map((scope) => (
          <li key={scope}>{scopeTexts[scope][locale]}</li>
        ))}
      </Scopes>
      <TakeBack app={app} />
    </div>
  );
}

function TakeBack({ app: { id, name } }: { app: ConnectedApp }) {
  const { connected: texts } = useTexts('account/open').apps;
  const { readError } = useUi();
  const toast = useToast();
  const utils = trpc.useUtils();
  const [isOpen, setIsOpen] = useState(false);
  const takeBack = trpc.access.consents.takeBack.useMutation({
    onSuccess: () => toast.show({ variant: 'success', title: texts.takenBack() }),
    onError: (error) => toast.show({ variant: 'destructive', title: readError(error).message }),
    onSettled: async () => {
      setIsOpen(false);
      await utils.access.consents.list.invalidate();
    },
  });
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        justifySelf="start"
        aria-label={texts.takeBackLabel({ name })}
        onClick={() => setIsOpen(true)}
      >
        {texts.takeBack()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isPending={takeBack.isPending}
        onClose={() => setIsOpen(false)}
        onConfirm={() => takeBack.mutate({ id })}
        title={texts.takeBackTitle({ name })}
        confirmLabel={texts.takeBack()}
        isDestructive
      >
        <p>{texts.takeBackText()}</p>
      </ConfirmDialog>
    </>
  );
}

const List = chakra('ul', { base: { listStyle: 'none' } });
const Entry = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    paddingBlock: '4',
    borderBottom: '1px solid {colors.border}',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: '0', width: '6', height: '6' },
    '& > div': { flex: '1', minWidth: '0', display: 'grid', gap: '2' },
  },
});
const Name = chakra('h3', { base: { textStyle: 'label' } });
const Scopes = chakra('ul', {
  base: { paddingInlineStart: '5', listStyle: 'disc', textStyle: 'small' },
});
