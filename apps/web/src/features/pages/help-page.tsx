import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../../components/button.tsx';
import { LatePlace } from '../../components/page/late-place.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { TextPage } from './text-page.tsx';

const SECTIONS = [
  'bookings',
  'lounges',
  'games',
  'challenges',
  'tournaments',
  'rankings',
  'market',
  'friends',
  'clubs',
  'channels',
  'polls',
  'search',
  'notifications',
  'account',
  'secondFactor',
  'forum',
  'quoting',
  'editing',
  'sanctions',
  'display',
] as const;

/* plain strings, as this page knows no route tree */
const to: Record<'contact' | 'forum' | 'developers', string> = {
  contact: '/contact',
  forum: '/forum',
  developers: '/developers',
};

/** A chapter for each part of the product, bookings first. Needs the texts `pages`. */
export function HelpPage() {
  const help = useTexts('pages/help');
  const sections = SECTIONS.map((id) => ({ id, title: help[id].title(), text: help[id].text() }));
  return (
    <TextPage
      title={help.title()}
      lead={help.lead()}
      sections={sections}
      below={<LatePlace name="top" />}
    >
      <Further>
        <p>{help.contact()}</p>
        <ButtonLink to={to.contact}>{help.toContact()}</ButtonLink>
        <ButtonLink to={to.forum} variant="outline">
          {help.toForum()}
        </ButtonLink>
        <ButtonLink to={to.developers} variant="outline">
          {help.toDevelopers()}
        </ButtonLink>
      </Further>
    </TextPage>
  );
}

const Further = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    paddingTop: '6',
    layerStyle: 'wires',
    '& p': { textStyle: 'subheading', flexBasis: { base: 'full', md: 'auto' } },
  },
});
