import { chakra } from '@chakra-ui/react';
import type { ClubOutput } from '@oche/validators/clubs/schemas';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { TextLink } from '../../../components/link.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Crest } from '../crest.tsx';
import { JoinPanel } from './join-panel.tsx';

/** The head of a club, like the sign above its door: crest, name, home, numbers, and the way in. */
export function ClubHero({ club }: { club: ClubOutput }) {
  const texts = useTexts('clubs');
  const { page } = texts;
  const { name, city, founded, lounge, memberCount, isPublic, news } = club;
  return (
    <Sign className="dark">
      <BoardStrip />
      <Band>
        <span>{city}</span>
        {isPublic ? null : <span>{texts.closed()}</span>}
      </Band>
      <Top>
        <Crest club={club} size="xl" />
        <Words>
          <Name>{name}</Name>
          {lounge ? (
            <p>
              {page.home()}{' '}
              <TextLink to="/venues/$id" params={{ id: String(lounge.id) }}>
                {lounge.name}, {lounge.city}
              </TextLink>
            </p>
          ) : null}
        </Words>
      </Top>
      <Foot>
        <Plates>
          <div>
            <dt>{texts.membersLabel({ count: memberCount })}</dt>
            <dd>{memberCount}</dd>
          </div>
          {founded === null ? null : (
            <div>
              <dt>{page.founded()}</dt>
              <dd>{founded}</dd>
            </div>
          )}
          {news === null ? null : (
            <div>
              <dt>{page.threads({ count: news.threadCount })}</dt>
              <dd>{news.threadCount}</dd>
            </div>
          )}
        </Plates>
        <JoinPanel club={club} />
      </Foot>
    </Sign>
  );
}

const Sign = chakra('header', {
  base: {
    layerStyle: 'pub',
    overflow: 'hidden',
    marginBottom: '8',
    borderRadius: 'sm',
    backgroundImage:
      'repeating-conic-gradient(from -9deg at 12% 46%, rgb(255 255 255 / 4%) 0 18deg, transparent 18deg 36deg)',
  },
});
const Band = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '3',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '2',
    bg: 'board.surround',
    color: 'fg.muted',
    textStyle: 'label',
  },
});
const Top = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '4', md: '6' },
    paddingInline: { base: '4', md: '6' },
    paddingBlock: { base: '5', md: '8' },
  },
});
const Words = chakra('div', {
  base: { display: 'grid', gap: '2', flex: '1 1 14rem', minWidth: '0' },
});
const Name = chakra('h1', {
  base: {
    textStyle: 'title',
    fontSize: { base: '2xl', md: '3xl', lg: '4xl' },
    lineHeight: 'poster',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
});
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '6',
    borderTop: '1px solid {colors.border}',
    '& > :last-child': { padding: '4' },
  },
});
const Plates = chakra('dl', {
  base: {
    display: 'flex',
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: '1',
      paddingInline: { base: '3', md: '6' },
      paddingBlock: '3',
      borderInlineEnd: '1px solid {colors.border}',
    },
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': {
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: { base: '2xl', md: '3xl' },
      lineHeight: '1',
    },
  },
});
