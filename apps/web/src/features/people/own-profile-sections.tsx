import { SkeletonRows } from '../../components/page/skeleton.tsx';
import { SettingsSection } from '../../components/section/settings-section.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { QueryFailed } from '../../patterns/query-state.tsx';
import { UsernameSettings } from './username-settings.tsx';
import { VisibilityChoice } from './visibility-choice.tsx';

/** The username, as a section of the account's settings. */
export function UsernameSection() {
  const { username, visibility } = useTexts('people');
  const own = trpc.social.people.own.useQuery();
  if (own.isPending) return <SkeletonRows count={1} />;
  if (own.error) return <QueryFailed as="h2" query={own} title={visibility.loadFailed()} />;
  return (
    <SettingsSection id="username" title={username.title()} text={username.text()}>
      <UsernameSettings profile={own.data} />
    </SettingsSection>
  );
}

/** Who sees the profile. */
export function VisibilitySection() {
  const { visibility: texts } = useTexts('people');
  const own = trpc.social.people.own.useQuery();
  if (own.isPending) return <SkeletonRows count={1} />;
  if (own.error) return <QueryFailed as="h2" query={own} title={texts.loadFailed()} />;
  return (
    <SettingsSection id="visibility" title={texts.title()} text={texts.text()}>
      <VisibilityChoice chosen={own.data.visibility} />
    </SettingsSection>
  );
}
