import { chakra } from '@chakra-ui/react';
import type { Profile } from '@oche/validators/people/profiles';
import { BadgeCheck, Globe, Lock, type LucideIcon, Pencil, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Container } from '../../../components/card.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Anchor } from '../../../components/link.tsx';
import { Heading, Prose } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { countryName } from '../../../lib/places/country-name.ts';
import { userTypeText } from '../../../lib/user-type.ts';
import { ShareButton } from './parts/share-button.tsx';

const AvatarButtons = lazyPart(
  async () => (await import('./avatar/avatar-buttons.tsx')).AvatarButtons,
);

const icons: Record<'public' | 'friends' | 'private', LucideIcon> = {
  public: Globe,
  friends: Users,
  private: Lock,
};

interface HeaderCardProps {
  profile: Profile;
  actions: ReactNode;
  isEdited: boolean;
}

/** Who it is, on the black band of a scoreboard: face, name, where from, since when, and what was checked. */
export function HeaderCard({ profile, actions, isEdited }: HeaderCardProps) {
  const texts = useTexts('profile');
  const { isOwn, nickname, bio, seen } = profile;
  return (
    <Band className="dark">
      <Container>
        <Row>
          <Face>
            <PersonAvatar person={profile} size="xl" />
            {isOwn && isEdited ? <AvatarButtons profile={profile} /> : null}
          </Face>
          <Words>
            <Heading as="h1" size="title" overflowWrap="anywhere">
              {fullName(profile)}
            </Heading>
            {nickname ? <Nickname>{texts.called({ nickname })}</Nickname> : null}
            <Facts profile={profile} />
            {bio ? <Prose>{bio}</Prose> : null}
            <Verified profile={profile} />
          </Words>
          <Buttons>
            {isOwn && !isEdited ? (
              <ButtonLink to="/profile/{-$id}" search={{ edit: '1' }} size="sm">
                <Pencil aria-hidden="true" />
                {texts.edit()}
              </ButtonLink>
            ) : null}
            {actions}
            {seen === 'full' ? <ShareButton profile={profile} /> : null}
          </Buttons>
        </Row>
      </Container>
      <BoardStrip />
    </Band>
  );
}

function Facts({ profile }: { profile: Profile }) {
  const texts = useTexts('profile');
  const locale = useLocale();
  const { id, username, userType, city, country, memberSince, seen, isOwn, profileVisibility } =
    profile;
  const place = [city, country && countryName(country, locale)].filter(Boolean).join(', ');
  const visibility = profileVisibility ?? (isOwn ? 'unset' : 'friends');
  const Icon = icons[visibility === 'unset' ? 'friends' : visibility];
  return (
    <Line>
      <Shown>
        @{username}
        {seen === 'full' ? (
          <Icon role="img" aria-label={texts.visibility[visibility]()}>
            <title>{texts.visibility[visibility]()}</title>
          </Icon>
        ) : null}
      </Shown>
      {userType ? <span>{userTypeText(userType, locale)}</span> : null}
      {place ? <span>{place}</span> : null}
      {memberSince ? (
        <span>
          {texts.since()} <Time value={memberSince} format="date" />
        </span>
      ) : null}
      {profileVisibility === 'public' ? (
        <Anchor href={`/forum/member/${id}/feed.atom`} type="application/atom+xml" variant="plain">
          {texts.feed()}
        </Anchor>
      ) : null}
    </Line>
  );
}

function Verified({ profile: { verifications } }: { profile: Profile }) {
  const { verified: texts } = useTexts('profile');
  if (verifications.length === 0) return null;
  return (
    <Badges aria-label={texts.title()}>
      {verifications.map((each) => (
        <li key={each}>
          <BadgeCheck aria-hidden="true" />
          {texts[each]()}
        </li>
      ))}
    </Badges>
  );
}

const Band = chakra('header', { base: { bg: 'bg', color: 'fg' } });
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: '6',
    rowGap: '4',
    paddingBlock: { base: '5', md: '8' },
  },
});
const Face = chakra('div', {
  base: { display: 'grid', justifyItems: 'center', gap: '2', padding: '1' },
});
const Words = chakra('div', {
  base: { display: 'grid', justifyItems: 'start', gap: '2', flex: '1 1 16rem', minWidth: '0' },
});
const Nickname = chakra('p', {
  base: { textStyle: 'subheading', color: 'fg.muted', overflowWrap: 'anywhere' },
});
const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
});
const Shown = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    '& svg': { width: '1.15em', height: '1.15em' },
  },
});
const Badges = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    listStyle: 'none',
    textStyle: 'small',
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
    '& svg': { width: '5', height: '5', color: 'positive' },
  },
});
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '2',
    flexBasis: { base: 'full', lg: 'auto' },
    justifyContent: { lg: 'flex-end' },
    maxWidth: { lg: '26rem' },
  },
});
