import type { CurrentUser } from '@oche/validators/auth/schemas';
import { useState } from 'react';
import { Fact, SettingsSection } from '../../components/section/settings-section.tsx';
import { Unfolding } from '../../components/section/unfolding.tsx';
import { Badge, Muted } from '../../components/text.tsx';
import { useToast } from '../../components/toast.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useRefreshMember } from '../../lib/auth.ts';
import { OtherDevices } from './other-devices.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { DisableForm, RegenerateForm } from './second-factor-change.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

export function SecondFactorSection({ user }: { user: CurrentUser }) {
  const { secondFactor: texts } = useTexts('account');
  const [codes, setCodes] = useState<string[]>();
  const [hasChanged, setHasChanged] = useState(false);
  const onChanged = () => setHasChanged(true);
  return (
    <SettingsSection id="second-factor" title={texts.title()} text={texts.text()}>
      <Fact>
        <Badge tone={user.secondFactor ? 'positive' : 'neutral'}>
          {user.secondFactor ? texts.on() : texts.off()}
        </Badge>
      </Fact>
      {codes ? (
        <RecoveryCodes email={user.email} codes={codes} onSaved={() => setCodes(undefined)} />
      ) : (
        <Choices user={user} onCodes={setCodes} onChanged={onChanged} />
      )}
      {hasChanged ? <OtherDevices /> : null}
    </SettingsSection>
  );
}

interface ChoicesProps {
  user: CurrentUser;
  onCodes: (codes: string[]) => void;
  onChanged: () => void;
}

function Choices({ user, onCodes, onChanged }: ChoicesProps) {
  const account = useTexts('account');
  const { secondFactor: texts } = account;
  const toast = useToast();
  const refreshMember = useRefreshMember();

  const showCodes = (codes: string[]) => {
    onCodes(codes);
    onChanged();
  };
  // the codes stand there then, and must not be covered
  const onEnabled = async (codes: string[]) => {
    showCodes(codes);
    await refreshMember();
  };
  const onDisabled = async () => {
    toast.show({ variant: 'success', title: texts.disabled() });
    onChanged();
    await refreshMember();
  };

  if (!user.secondFactor) {
    return user.emailVerified ? (
      <SecondFactorSetup user={user} onEnabled={onEnabled} />
    ) : (
      <Muted>{texts.needsVerifiedEmail()}</Muted>
    );
  }
  if (!user.hasPassword) return <Muted>{account.noPassword()}</Muted>;
  return (
    <>
      <Unfolding label={texts.regenerate()}>
        {(close) => <RegenerateForm onCodes={showCodes} onCancel={close} />}
      </Unfolding>
      <Unfolding label={texts.disable()} variant="danger">
        {(close) => <DisableForm onDisabled={onDisabled} onCancel={close} />}
      </Unfolding>
    </>
  );
}
