import { chakra } from '@chakra-ui/react';
import type { AdminMember } from '@oche/validators/admin/members';
import type { ReactNode } from 'react';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Badge } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { countryName } from '../../../lib/places/country-name.ts';

/** The account, as far as it concerns those who look after it. */
export function MemberFacts({ member }: { member: AdminMember }) {
  const { page: texts, unconfirmed } = useTexts('admin/members');
  const locale = useLocale();
  const { email, emailVerified, joinedAt, lastActiveAt, zipCode, country } = member;
  const { leavesAt, silencedUntil, moderates, visibility } = member;
  const { ways } = texts;
  const signIn = [
    member.hasPassword ? ways.password() : ways.noPassword(),
    member.secondFactor ? ways.secondFactor() : ways.noSecondFactor(),
    ...(member.passkeys > 0 ? [ways.passkeys({ count: member.passkeys })] : []),
  ];
  return (
    <TitledSection title={texts.facts()}>
      <Facts>
        <Fact name={texts.email()}>
          {email} {emailVerified ? null : <Badge tone="warning">{unconfirmed()}</Badge>}
        </Fact>
        <Fact name={texts.joined()}>
          <Time value={joinedAt} format="date" />
        </Fact>
        <Fact name={texts.active()}>
          <Time value={lastActiveAt} />
        </Fact>
        <Fact name={texts.place()}>
          {[zipCode, countryName(country, locale)].filter(Boolean).join(', ')}
        </Fact>
        <Fact name={texts.language()}>{texts.languages[member.locale]()}</Fact>
        <Fact name={texts.signIn()}>{signIn.join(', ')}</Fact>
        <Fact name={texts.visibility()}>{texts.visibilities[visibility ?? 'unset']()}</Fact>
        {silencedUntil ? (
          <Fact name={texts.silenced()}>
            <Time value={silencedUntil} format="dateTime" />
          </Fact>
        ) : null}
        {moderates.length > 0 ? <Fact name={texts.moderates()}>{moderates.join(', ')}</Fact> : null}
        {leavesAt ? (
          <Fact name={texts.leaves()}>
            <Time value={leavesAt} format="date" />
          </Fact>
        ) : null}
      </Facts>
    </TitledSection>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Line>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Line>
  );
}

const Facts = chakra('dl', { base: { textStyle: 'small' } });
const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '9rem minmax(0, 1fr)',
    columnGap: '3',
    paddingBlock: '1.5',
    borderBottomWidth: '1px',
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});
