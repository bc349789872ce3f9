import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import type { ReactNode } from 'react';
import { TextLink } from '../../components/link.tsx';
import { SettingsSection } from '../../components/section/settings-section.tsx';
import { Unfolding } from '../../components/section/unfolding.tsx';
import { Label } from '../../components/text.tsx';
import { Time } from '../../components/time/time.tsx';
import { useLocale, useTexts } from '../../i18n/react.tsx';
import { fullName } from '../../lib/person-name.ts';
import { countryName } from '../../lib/places/country-name.ts';
import { PersonForm } from './person-form.tsx';

interface ProfileSectionProps {
  user: CurrentUser;
  /** the member's face and what changes it */
  picture: ReactNode;
}

export function ProfileSection({ user, picture }: ProfileSectionProps) {
  const { profile: texts } = useTexts('account');
  const locale = useLocale();
  const place = [user.zipCode, countryName(user.country, locale)].filter(Boolean).join(' ');
  return (
    <SettingsSection id="profile" title={texts.title()} text={texts.text()}>
      {picture}
      <Facts>
        <div>
          <Label as="dt">{texts.name()}</Label>
          <Value>{fullName(user)}</Value>
        </div>
        <div>
          <Label as="dt">{texts.place()}</Label>
          <Value>{place}</Value>
        </div>
        <div>
          <Label as="dt">{texts.role()}</Label>
          <Value>{texts.roles[user.role]()}</Value>
        </div>
        <div>
          <Label as="dt">{texts.memberSince()}</Label>
          <Value>
            <Time value={user.createdAt} format="date" />
          </Value>
        </div>
      </Facts>
      <Unfolding
        label={texts.change()}
        summary={
          <TextLink to="/profile/{-$id}" search={{ edit: '1' }}>
            {texts.edit()}
          </TextLink>
        }
      >
        {(close) => <PersonForm user={user} onClose={close} />}
      </Unfolding>
    </SettingsSection>
  );
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '4',
  },
});
const Value = chakra('dd', { base: { overflowWrap: 'anywhere' } });
