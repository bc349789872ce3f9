import { chakra } from '@chakra-ui/react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { userTypeText } from '../../../lib/user-type.ts';

/** The member's own profile at a glance, for the dashboard, with the way to change it. */
export function ProfileCard() {
  const { card: texts } = useTexts('profile');
  const { user } = useAuth();
  const locale = useLocale();
  const { data: profile } = trpc.social.profiles.get.useQuery(
    { userId: user?.id ?? '' },
    { enabled: user !== null },
  );
  if (!user) return null;
  const facts = [
    [texts.nickname(), profile?.nickname],
    [texts.walkOnSong(), profile?.walkOnSong],
  ] as const;
  return (
    <>
      <Head>
        <PersonAvatar person={user} size="lg" />
        <div>
          <Name>{fullName(user)}</Name>
          <p>{user.email}</p>
          <p>{userTypeText(user.userType, locale)}</p>
        </div>
      </Head>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-unsaid={value ? undefined : true}>{value ?? texts.unsaid()}</dd>
          </div>
        ))}
      </Facts>
      <ButtonLink to="/profile/{-$id}" search={{ edit: '1' }} size="sm" variant="outline">
        {texts.edit()}
      </ButtonLink>
    </>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    '& div': { minWidth: '0', overflowWrap: 'anywhere' },
    '& p': { textStyle: 'small', color: 'fg.muted' },
  },
});
const Name = chakra('strong', { base: { textStyle: 'subheading' } });
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '3',
    marginBlock: '3',
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
    '& [data-unsaid]': { color: 'fg.muted' },
  },
});
