import { chakra } from '@chakra-ui/react';
import type { Profile } from '@oche/validators/people/profiles';
import type { ReactNode } from 'react';
import { AchievementBadge } from '../../../../components/achievement/achievement-badge.tsx';
import { Split, Stack } from '../../../../components/layout.tsx';
import { TextLink } from '../../../../components/link.tsx';
import { TitledSection } from '../../../../components/section/titled-section.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { numberFormat } from '../../../../lib/number-format.ts';
import { About } from './about.tsx';

/** What one wants to know first: numbers, what was achieved, and who it is. */
export function Overview({ profile, beside }: { profile: Profile; beside: ReactNode }) {
  const { shows } = profile;
  return (
    <Split alignItems="start" gap={{ base: '8', lg: '10' }}>
      <Stack gap="8" minWidth="0">
        {shows.statistics ? <Figures profile={profile} /> : null}
        {shows.achievements ? <Achievements profile={profile} /> : null}
      </Stack>
      <Stack gap="8" minWidth="0">
        {shows.about ? <About profile={profile} /> : null}
        {beside}
      </Stack>
    </Split>
  );
}

function Figures({ profile: { id, isOwn, statistics } }: { profile: Profile }) {
  const { figures: texts } = useTexts('profile');
  const locale = useLocale();
  if (!statistics) return null;
  const { tournamentsPlayed, wins, averageScore } = statistics;
  const whole = numberFormat(locale);
  const one = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const facts = [
    [texts.average(), averageScore === null ? '–' : one.format(averageScore)],
    [texts.wins(), whole.format(wins)],
    ...(tournamentsPlayed === null
      ? []
      : [[texts.tournaments(), whole.format(tournamentsPlayed)] as const]),
  ] as const;
  return (
    <TitledSection
      title={texts.title()}
      action={
        <TextLink
          to="/profile/{-$id}"
          params={{ id: isOwn ? undefined : id }}
          search={{ tab: 'statistics' }}
        >
          {texts.all()}
        </TextLink>
      }
    >
      <Slate className="dark">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Slate>
    </TitledSection>
  );
}

const SHOWN = 6;

function Achievements({ profile: { id, isOwn, achievements } }: { profile: Profile }) {
  const { achievements: texts } = useTexts('profile');
  const titles = useTexts('achievements');
  const goals = useTexts('achievements/goals');
  const all = achievements ?? [];
  return (
    <TitledSection
      title={texts.title()}
      action={
        <TextLink
          to="/profile/{-$id}"
          params={{ id: isOwn ? undefined : id }}
          search={{ tab: 'achievements' }}
        >
          {texts.all()}
        </TextLink>
      }
    >
      {all.length === 0 ? <Muted>{isOwn ? texts.noneOwn() : texts.none()}</Muted> : null}
      <Wall>
        {all.slice(0, SHOWN).map(({ kind }) => (
          <li key={kind}>
            <AchievementBadge kind={kind} isAchieved />
            <div>
              <strong>{titles[kind]()}</strong>
              <p>{goals[kind]()}</p>
            </div>
          </li>
        ))}
      </Wall>
    </TitledSection>
  );
}

const Slate = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '5', md: '10' },
    rowGap: '3',
    paddingInline: '5',
    paddingBlock: '4',
    bg: 'board.surround',
    color: 'board.chalk',
    borderBottom: '3px solid {colors.accent.solid}',
    '& > div': { display: 'flex', flexDirection: 'column-reverse', gap: '1' },
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': { textStyle: 'numberHero', fontSize: { base: '3xl', md: '5xl' } },
  },
});
const Wall = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    gap: '3',
    listStyle: 'none',
    '& li': { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
    '& strong': { textStyle: 'subheading' },
    '& p': { textStyle: 'small', color: 'fg.muted' },
  },
});
