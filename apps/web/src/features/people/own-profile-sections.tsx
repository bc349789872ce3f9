import { ErrorState } from '../../components/page/error-state.tsx';
import { SkeletonRows } from '../../components/page/skeleton.tsx';
import { SettingsSection } from '../../components/section/settings-section.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { UsernameSettings } from './username-settings.tsx';
import { VisibilityChoice } from './visibility-choice.tsx';

/** Username and visibility, as sections of the account's settings. */
export function OwnProfileSections() {
  const { username, visibility } = useTexts('people');
  const { readError } = useUi();
  const own = trpc.social.people.own.useQuery();
  if (own.isPending) return <SkeletonRows count={2} />;
  if (own.error) {
    const retry = () => void own.refetch();
    return (
      <ErrorState
        as="h2"
        title={visibility.loadFailed()}
        onRetry={retry}
        isRetrying={own.isFetching}
      >
        {readError(own.error).message}
      </ErrorState>
    );
  }
  return (
    <>
      <SettingsSection id="username" title={username.title()} text={username.text()}>
        <UsernameSettings profile={own.data} />
      </SettingsSection>
      <SettingsSection id="visibility" title={visibility.title()} text={visibility.text()}>
        <VisibilityChoice chosen={own.data.visibility} />
      </SettingsSection>
    </>
  );
}
