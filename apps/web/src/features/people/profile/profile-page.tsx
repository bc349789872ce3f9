import type { Profile } from '@oche/validators/people/profiles';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import { Skeleton, SkeletonRows } from '../../../components/page/skeleton.tsx';
import { TabLink, TabLinks } from '../../../components/tab-links.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { HeaderCard } from './header-card.tsx';
import { Overview } from './parts/overview.tsx';
import { type ProfileSearch, type ProfileTab, profileTabs } from './profile-search.ts';

const EditForm = lazyPart(
  async () => (await import('./edit/edit-form.tsx')).EditForm,
  <SkeletonRows count={5} />,
);

const AskVisibility = lazyPart(
  async () => (await import('../ask-visibility.tsx')).AskVisibility,
  <Skeleton height={{ base: '25rem', md: '14rem' }} marginBottom="8" />,
);

interface ProfilePageProps {
  profile: Profile;
  search: ProfileSearch;
  /** what the reader can do about the member; not there for visitors and on their own profile */
  actions: ReactNode;
  /** parts of the overview that other domains render: the member's own set, the club */
  beside: ReactNode;
  /** the tabs that other domains render */
  tabs: Record<Exclude<ProfileTab, 'overview'>, ReactNode>;
}

/** A member, as the reader gets them; on their own profile the form to change it opens in its place. */
export function ProfilePage({ profile, search, actions, beside, tabs }: ProfilePageProps) {
  const texts = useTexts('profile');
  const { tab = 'overview' } = search;
  const isEdited = profile.isOwn && search.edit === '1';
  const isUndecided = profile.isOwn && profile.isUndecided && !isEdited;
  const [isAsked, setIsAsked] = useState(isUndecided);
  // it stays after the choice, so that the choice can be seen and corrected, but for one that was made in the form
  if (isUndecided !== isAsked && (isUndecided || isEdited)) setIsAsked(isUndecided);
  return (
    <>
      <HeaderCard profile={profile} actions={actions} isEdited={isEdited} />
      <Page>
        {isEdited ? <EditForm profile={profile} /> : null}
        {!isEdited && profile.seen === 'name' ? (
          <EmptyState drawing="lost" title={texts.closed()}>
            <p>
              {(profile.isUndecided ? texts.undecidedOf : texts.closedText)({
                name: profile.firstName,
              })}
            </p>
          </EmptyState>
        ) : null}
        {!isEdited && profile.seen === 'full' ? (
          <>
            {isAsked ? <AskVisibility /> : null}
            <Tabs profile={profile} />
            {tab === 'overview' ? (
              <Overview profile={profile} beside={beside} />
            ) : (
              <Part isShown={profile.shows[tab]}>{tabs[tab]}</Part>
            )}
          </>
        ) : null}
      </Page>
    </>
  );
}

function Tabs({ profile }: { profile: Profile }) {
  const { tabs: texts } = useTexts('profile');
  return (
    <TabLinks label={texts.label()}>
      {profileTabs
        .filter((each) => each === 'overview' || profile.shows[each])
        .map((each) => (
          <li key={each}>
            <TabLink
              from="/profile/{-$id}"
              to="/profile/{-$id}"
              search={{ tab: each === 'overview' ? undefined : each }}
              resetScroll={false}
              activeOptions={{ explicitUndefined: true }}
            >
              {texts[each]()}
            </TabLink>
          </li>
        ))}
    </TabLinks>
  );
}

/** A link may lead to a part that was closed meanwhile. */
function Part({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const texts = useTexts('profile');
  return isShown ? children : <EmptyState drawing="lost" title={texts.hidden()} />;
}
