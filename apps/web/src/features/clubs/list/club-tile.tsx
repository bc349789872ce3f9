import { chakra } from '@chakra-ui/react';
import type { ClubSummary } from '@oche/validators/clubs/schemas';
import { createLink } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Crest } from '../crest.tsx';

interface ClubTileProps {
  club: ClubSummary;
  /** below it, e.g. what can be answered */
  children?: ReactNode;
}

/** A club in lists: crest, name, where it is at home, and how many are in it. */
export function ClubTile({ club, children }: ClubTileProps) {
  const texts = useTexts('clubs');
  const { id, name, city, lounge, excerpt, founded, memberCount, role } = club;
  return (
    <Tile data-own={role !== null || undefined}>
      <Crest club={club} size="lg" />
      <Words>
        <h3>
          <Name to="/clubs/$id" params={{ id: String(id) }}>
            {name}
          </Name>
        </h3>
        <Place>
          <MapPin aria-hidden="true" />
          {[city, lounge?.name, founded && texts.since({ year: String(founded) })]
            .filter(Boolean)
            .join(' · ')}
        </Place>
        {role !== null || !club.isPublic ? (
          <Badges>
            {role === null ? null : <Badge tone="inverse">{texts.roles[role]()}</Badge>}
            {club.isPublic ? null : <Badge>{texts.closed()}</Badge>}
          </Badges>
        ) : null}
      </Words>
      <Count>
        <strong>{memberCount}</strong>
        <span>{texts.membersLabel({ count: memberCount })}</span>
      </Count>
      {excerpt ? <Excerpt>{excerpt}</Excerpt> : null}
      {children ? <Foot>{children}</Foot> : null}
    </Tile>
  );
}

/** Tiles side by side where there is room. */
export const ClubTiles = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
    gap: '3',
    listStyle: 'none',
  },
});

const Tile = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignContent: 'start',
    columnGap: '4',
    rowGap: '3',
    height: 'full',
    padding: '4',
    bg: 'bg.raised',
    borderBottom: '3px double {colors.border.strong}',
    _hover: { bg: 'bg.sunken' },
    '&[data-own]': { boxShadow: 'inset 5px 0 0 {colors.accent.solid}' },
    // above the link that covers the tile
    '& button': { position: 'relative' },
  },
});
const Words = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    gap: '1',
    minWidth: '0',
    overflowWrap: 'anywhere',
  },
});
const Name = createLink(
  chakra('a', {
    base: {
      textStyle: 'subheading',
      color: 'fg',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
      _after: { content: '""', position: 'absolute', inset: '0' },
    },
  }),
);
const Place = chakra('p', {
  base: {
    textStyle: 'small',
    color: 'fg.muted',
    '& svg': { display: 'inline', width: '3.5', height: '3.5', marginInlineEnd: '1' },
  },
});
const Badges = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5' } });
const Count = chakra('p', {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    alignSelf: 'start',
    minWidth: '14',
    paddingBlock: '2',
    paddingInlineStart: '2.5',
    // the wedge cuts its corner off
    paddingInlineEnd: '4',
    bg: 'board.black',
    color: 'board.chalk',
    layerStyle: 'wedge',
    '& strong': { textStyle: 'number', fontWeight: 'heavy', fontSize: '2xl', lineHeight: '1' },
    '& span': { fontSize: 'xs' },
  },
});
const Excerpt = chakra('p', {
  base: {
    gridColumn: '1 / -1',
    textStyle: 'small',
    color: 'fg.muted',
    lineClamp: '2',
    overflowWrap: 'anywhere',
  },
});
const Foot = chakra('div', {
  base: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
});
