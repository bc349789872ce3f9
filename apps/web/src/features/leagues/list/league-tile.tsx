import { chakra } from '@chakra-ui/react';
import type { LeagueSummary } from '@oche/validators/leagues/league';
import { createLink } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { Badge } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

/** A league in lists: where it plays, which season it is in, how many teams, and what the reader does there. */
export function LeagueTile({ league }: { league: LeagueSummary }) {
  const texts = useTexts('leagues/pages');
  const { id, name, region, season, teamCount, role } = league;
  return (
    <Tile data-own={role !== null || undefined}>
      <Words>
        <h3>
          <Name to="/leagues/$id" params={{ id: String(id) }}>
            {name}
          </Name>
        </h3>
        <Place>
          <MapPin aria-hidden="true" />
          {region}
        </Place>
        <Badges>
          {season ? (
            <Badge tone={season.status === 'running' ? 'positive' : undefined}>
              {season.name} · {texts.status[season.status]()}
            </Badge>
          ) : (
            <Badge>{texts.list.noSeason()}</Badge>
          )}
          {role === null ? null : <Badge tone="inverse">{texts.roles[role]()}</Badge>}
        </Badges>
      </Words>
      <Count>
        <strong>{teamCount}</strong>
        <span>{texts.teams({ count: teamCount })}</span>
      </Count>
    </Tile>
  );
}

/** Tiles side by side where there is room. */
export const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    gap: '3',
    listStyle: 'none',
  },
});

export const Tile = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    columnGap: '4',
    height: 'full',
    padding: '4',
    bg: 'bg.raised',
    borderBottom: '3px double {colors.border.strong}',
    _hover: { bg: 'bg.sunken' },
    '&[data-own]': { boxShadow: 'inset 5px 0 0 {colors.accent.solid}' },
  },
});
export const Words = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '1.5',
    minWidth: '0',
    overflowWrap: 'anywhere',
  },
});
/** The link that covers its tile. */
export const Name = createLink(
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
export const Place = chakra('p', {
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
    minWidth: '16',
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
