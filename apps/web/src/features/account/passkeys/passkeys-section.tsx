import type { CurrentUser } from '@oche/validators/auth/schemas';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { SettingsSection } from '../../../components/section/settings-section.tsx';
import { Unfolding } from '../../../components/section/unfolding.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { canUsePasskeys } from '../../../lib/sign-in/passkeys.ts';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { DeviceList } from '../device-list.ts';
import { OtherDevices } from '../other-devices.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';

/** The member's passkeys: finger, face or PIN instead of address, password and code. */
export function PasskeysSection({ user }: { user: CurrentUser }) {
  const { passkeys: texts } = useTexts('account/sign-in');
  return (
    <SettingsSection id="passkeys" title={texts.title()} text={texts.text()}>
      <Passkeys user={user} />
    </SettingsSection>
  );
}

function Passkeys({ user }: { user: CurrentUser }) {
  const { passkeys: texts } = useTexts('account/sign-in');
  const [hasChanged, setHasChanged] = useState(false);
  const onChanged = () => setHasChanged(true);
  const list = trpc.auth.passkeys.list.useQuery(undefined, { refetchOnMount: 'always' });

  if (list.isPending) return <SkeletonRows count={1} />;
  if (list.error) return <QueryFailed as="h3" query={list} title={texts.failed()} />;
  return (
    <>
      {list.data.length > 0 ? (
        <DeviceList>
          {list.data.map((passkey) => (
            <PasskeyRow key={passkey.id} user={user} passkey={passkey} onDeleted={onChanged} />
          ))}
        </DeviceList>
      ) : (
        <Muted>
          <KeyRound aria-hidden="true" size={16} style={{ display: 'inline' }} /> {texts.none()}
        </Muted>
      )}
      {user.emailVerified && canUsePasskeys() ? (
        <Unfolding label={texts.add()}>
          {(close) => (
            <AddPasskey
              user={user}
              onAdded={() => {
                close();
                onChanged();
              }}
              onCancel={close}
            />
          )}
        </Unfolding>
      ) : (
        <Muted>{user.emailVerified ? texts.unsupported() : texts.needsVerifiedEmail()}</Muted>
      )}
      {hasChanged ? <OtherDevices /> : null}
    </>
  );
}
