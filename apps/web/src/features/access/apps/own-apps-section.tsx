import { chakra } from '@chakra-ui/react';
import type { OwnApp } from '@oche/validators/access/apps';
import { AppWindow } from 'lucide-react';
import { useState } from 'react';
import { Row } from '../../../components/layout.tsx';
import { Anchor } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { SettingsSection } from '../../../components/section/settings-section.tsx';
import { Unfolding } from '../../../components/section/unfolding.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { trpc } from '../../../lib/trpc.ts';
import { GuideLink } from '../../../patterns/guide-link.tsx';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { AppForm, NewAppForm } from './app-form.tsx';
import { DeleteApp, RenewSecret } from './own-app-actions.tsx';
import { SecretDialog, type ShownSecret } from './secret-dialog.tsx';

/** The apps that the member makes for others. */
export function OwnAppsSection() {
  const { own: texts } = useTexts('account/open').apps;
  return (
    <SettingsSection
      id="own-apps"
      title={texts.title()}
      text={
        <>
          {texts.text()} <GuideLink topic="apps" />
        </>
      }
    >
      <OwnApps />
    </SettingsSection>
  );
}

function OwnApps() {
  const { own: texts } = useTexts('account/open').apps;
  const { user } = useAuth();
  const [shown, setShown] = useState<ShownSecret | null>(null);
  const list = trpc.access.apps.mine.useQuery(undefined, { refetchOnMount: 'always' });

  if (list.isPending) return <SkeletonRows count={1} />;
  if (list.error) return <QueryFailed as="h3" query={list} title={texts.failed()} />;
  return (
    <>
      {list.data.length === 0 ? <Muted>{texts.none()}</Muted> : null}
      <List>
        {list.data.map((app) => (
          <li key={app.id}>
            <OwnAppEntry app={app} onSecret={(secret) => setShown({ name: app.name, secret })} />
          </li>
        ))}
      </List>
      {user?.emailVerified ? (
        <Unfolding label={texts.add()}>
          {(close) => (
            <NewAppForm
              onClose={close}
              onCreated={({ name, secret }) => (secret ? setShown({ name, secret }) : null)}
            />
          )}
        </Unfolding>
      ) : (
        <Muted>{texts.needsVerifiedEmail()}</Muted>
      )}
      {shown ? <SecretDialog {...shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

interface OwnAppEntryProps {
  app: OwnApp;
  onSecret: (secret: string) => void;
}

function OwnAppEntry({ app, onSecret }: OwnAppEntryProps) {
  const { own: texts } = useTexts('account/open').apps;
  return (
    <Entry>
      <AppWindow aria-hidden="true" />
      <div>
        <Name>
          {app.name} {app.switchedOff ? <Badge tone="warning">{texts.switchedOff()}</Badge> : null}
        </Name>
        <p>{app.purpose}</p>
        <Muted>
          <Anchor href={app.website} rel="noreferrer noopener">
            {new URL(app.website).host}
          </Anchor>{' '}
          · {app.hasSecret ? texts.withSecret() : texts.withoutSecret()} · {texts.since()}{' '}
          <Time value={app.createdAt} format="date" /> · {texts.members({ count: app.members })}
        </Muted>
        <Muted>
          {texts.clientId()}: <Code translate="no">{app.id}</Code>
        </Muted>
        <Uris>
          {app.redirectUris.map((uri) => (
            <li key={uri}>
              <Code translate="no">{uri}</Code>
            </li>
          ))}
        </Uris>
        {app.switchedOff ? (
          <Notice>{texts.switchedOffText({ reason: app.switchedOff.reason })}</Notice>
        ) : null}
        <Row gap="3">
          <Unfolding label={texts.edit()}>
            {(close) => <AppForm app={app} onClose={close} />}
          </Unfolding>
          {app.hasSecret ? <RenewSecret app={app} onSecret={onSecret} /> : null}
          <DeleteApp app={app} />
        </Row>
      </div>
    </Entry>
  );
}

const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '5' } });
const Entry = chakra('div', {
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
const Code = chakra('code', { base: { fontFamily: 'mono', fontSize: 'sm' } });
const Uris = chakra('ul', { base: { listStyle: 'none', color: 'fg.muted' } });
