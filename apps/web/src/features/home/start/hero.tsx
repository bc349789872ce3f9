import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

/** Who one is, and where one stands: the black band on top of the start page. */
export function Hero({ user }: { user: CurrentUser }) {
  const texts = useTexts('home');
  const [{ ranking }] = trpc.home.get.useSuspenseQuery({ board: 'home' });
  return (
    <Band className="dark">
      <Who>
        <PersonAvatar person={user} size="lg" />
        <div>
          <Heading as="h1" size="title">
            {texts.greeting({ name: user.firstName })}
          </Heading>
          <Lead>{texts.lead()}</Lead>
        </div>
      </Who>
      <Standing>
        {ranking ? (
          <>
            <Place>{texts.tiles.place({ place: ranking.place })}</Place>
            <Way>
              <small>{texts.place.label()}</small>
              <span>{ranking.next ? texts.place.next(ranking.next) : texts.place.top()}</span>
            </Way>
          </>
        ) : (
          <Way>
            <small>{texts.place.none()}</small>
            <span>{texts.place.noneText()}</span>
          </Way>
        )}
        <ButtonLink to="/games/new">{texts.place.play()}</ButtonLink>
      </Standing>
    </Band>
  );
}

const Band = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'stretch',
    justifyContent: 'space-between',
    marginBottom: '6',
    bg: 'bg',
    color: 'fg',
    borderBottom: '6px solid {colors.board.red}',
  },
});
const Who = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '5',
    flex: '1 1 20rem',
    minWidth: '0',
    padding: { base: '4', md: '6' },
    overflowWrap: 'anywhere',
  },
});
const Lead = chakra('p', { base: { textStyle: 'lead', color: 'fg.muted' } });
const Standing = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '3',
    flex: { base: '1 1 100%', lg: '0 1 auto' },
    padding: { base: '4', md: '6' },
    paddingInlineStart: { lg: '12' },
    bg: 'board.green',
    color: 'board.chalk',
    clipPath: { lg: 'polygon(2.5rem 0, 100% 0, 100% 100%, 0 100%)' },
  },
});
const Place = chakra('strong', {
  base: { textStyle: 'numberHero', fontSize: '5xl', lineHeight: 'solid' },
});
const Way = chakra('p', {
  base: {
    display: 'grid',
    flex: '1 1 12rem',
    maxWidth: '18rem',
    textStyle: 'subheading',
    lineHeight: 'tight',
    '& small': { textStyle: 'label' },
  },
});
