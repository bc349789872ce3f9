import { chakra } from '@chakra-ui/react';
import { BULL } from '@oche/validators/people/limits';
import type { Profile } from '@oche/validators/people/profiles';
import type { BoardNumber } from '../../../../components/board/board-geometry.ts';
import { BOARD_ORDER } from '../../../../components/board/board-geometry.ts';
import { Wedge } from '../../../../components/board/wedge.tsx';
import { TitledSection } from '../../../../components/section/titled-section.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';

/** What a caller would announce: nickname, song, double, and how long they have been playing. */
export function About({ profile }: { profile: Profile }) {
  const { about: texts } = useTexts('profile');
  const { nickname, walkOnSong, dartingExperience, gender, favouriteDouble, isOwn } = profile;
  const said = [
    [texts.nickname(), nickname],
    [texts.walkOnSong(), walkOnSong],
    [texts.dartingExperience(), dartingExperience],
    [texts.gender(), gender && texts.genders[gender]()],
  ] as const;
  const facts = said.filter(([, value]) => value !== null);
  return (
    <TitledSection title={texts.title()}>
      {facts.length === 0 && favouriteDouble === null ? (
        <Muted>{isOwn ? texts.emptyOwn() : texts.empty()}</Muted>
      ) : (
        <Split>
          <Facts>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {favouriteDouble === null ? null : (
              <div>
                <dt>{texts.favouriteDouble()}</dt>
                <Double>{favouriteDouble === BULL ? texts.bull() : `D${favouriteDouble}`}</Double>
              </div>
            )}
          </Facts>
          <Bed number={favouriteDouble} />
        </Split>
      )}
    </TitledSection>
  );
}

function Bed({ number }: { number: number | null }) {
  const bed = BOARD_ORDER.find((each): each is BoardNumber => each === number);
  return bed === undefined ? null : <Wedge number={bed} style={{ height: '8rem' }} />;
}

const Split = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '4', alignItems: 'flex-start' },
});
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    minWidth: '0',
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});
const Double = chakra('dd', { base: { textStyle: 'numberHero', fontSize: '3xl' } });
