import { chakra } from '@chakra-ui/react';
import { PersonAvatar } from '../../components/avatar.tsx';
import { TextLink } from '../../components/link.tsx';
import { Badge, VisuallyHidden } from '../../components/text.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { fullName } from '../../lib/person-name.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { percent, valueText, whole } from './figures.ts';
import { FormBeds } from './form-beds.tsx';
import type { RankingsPlace } from './rankings-place.ts';

/** The row of who reads, for those who look for it. */
export const OWN_ROW = 'own-place';

type Player = RouterOutputs['rankings']['list']['items'][number];

interface RankingTableProps {
  caption: string;
  players: readonly Player[];
  /** what the last column says */
  value: 'points' | 'rating';
  /** what the list is of, so that another order keeps it; with points only */
  place?: RankingsPlace | undefined;
  /** the ratings are uncertain */
  isProvisional?: boolean;
}

/** A list as on a scoreboard. On a phone what stands in columns of its own goes below the name. */
export function RankingTable({ caption, players, value, place, isProvisional }: RankingTableProps) {
  const { table: texts } = useTexts('rankings');
  const valueHead = value === 'rating' ? texts.rating() : texts.points();
  return (
    <Table>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <Head scope="col" abbr={texts.place()}>
            {texts.placeShort()}
          </Head>
          <Head scope="col" textAlign="start">
            {texts.player()}
          </Head>
          <Head scope="col" abbr={texts.wins()} data-wide>
            <abbr title={texts.wins()}>{texts.winsShort()}</abbr>
          </Head>
          <Head scope="col" abbr={texts.losses()} data-wide>
            <abbr title={texts.losses()}>{texts.lossesShort()}</abbr>
          </Head>
          <Head scope="col" abbr={texts.winRate()} data-wide>
            {texts.winRateShort()}
          </Head>
          <Head scope="col" data-wide>
            {texts.form()}
          </Head>
          {value === 'points' ? (
            <Head scope="col" data-wide>
              {place ? (
                <TextLink
                  to="/rankings"
                  search={{ ...place, tab: 'rating' }}
                  color="inherit"
                  title={texts.byStrength()}
                >
                  {texts.rating()}
                </TextLink>
              ) : (
                texts.rating()
              )}
            </Head>
          ) : null}
          <Head scope="col">{valueHead}</Head>
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <Row
            key={player.person.id}
            player={player}
            value={value}
            isProvisional={isProvisional === true}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps extends Required<Pick<RankingTableProps, 'value' | 'isProvisional'>> {
  player: Player;
}

function Row({ player, value, isProvisional }: RowProps) {
  const { table: texts, rating } = useTexts('rankings');
  const { locale } = useUi();
  const isOwn = useAuth().user?.id === player.person.id;
  const { place, person, wins, losses, points, form, strength } = player;
  const rate = percent(player.winRate, locale);
  return (
    <Line
      id={isOwn ? OWN_ROW : undefined}
      data-own={isOwn || undefined}
      data-first={place === 1 || undefined}
    >
      <Place>{whole(place, locale)}</Place>
      <Who scope="row">
        <Inner>
          <PersonAvatar person={person} size="sm" />
          <span>
            <Name>
              <TextLink to="/profile/{-$id}" params={{ id: person.id }} variant="plain">
                {fullName(person)}
              </TextLink>
              {isOwn ? <Badge tone="accent">{texts.you()}</Badge> : null}
            </Name>
            <Below>
              <span aria-hidden="true">{texts.record({ wins, losses, rate })}</span>
              <VisuallyHidden>{texts.recordLong({ wins, losses, rate })}</VisuallyHidden>
              {value === 'points' && strength ? (
                <span>{texts.strength({ rating: ratingText(strength) })}</span>
              ) : null}
              <FormBeds form={form} />
            </Below>
          </span>
        </Inner>
      </Who>
      <Cell data-wide>{whole(wins, locale)}</Cell>
      <Cell data-wide>{whole(losses, locale)}</Cell>
      <Cell data-wide>{rate}</Cell>
      <Cell data-wide>
        <FormBeds form={form} />
      </Cell>
      {value === 'points' ? <Cell data-wide>{strength ? ratingText(strength) : '–'}</Cell> : null}
      <Points>
        {valueText(points, value, locale)}
        {isProvisional ? (
          <>
            <span aria-hidden="true">?</span>
            <VisuallyHidden> {rating.unsure()}</VisuallyHidden>
          </>
        ) : null}
      </Points>
    </Line>
  );
}

/** An uncertain one has a question mark, as chess players know it. */
const ratingText = ({ rating, isProvisional }: NonNullable<Player['strength']>): string =>
  `${rating}${isProvisional ? '?' : ''}`;

const onlyWide = { '&[data-wide]': { display: { base: 'none', md: 'table-cell' } } } as const;

const Table = chakra('table', {
  base: { width: 'full', borderCollapse: 'collapse', marginBottom: '4' },
});
const Head = chakra('th', {
  base: {
    paddingBlock: '1.5',
    paddingInline: { base: '1.5', md: '3' },
    bg: 'board.surround',
    color: 'board.chalk',
    textStyle: 'label',
    textAlign: 'end',
    '& abbr': { textDecoration: 'none' },
    ...onlyWide,
  },
});
const Line = chakra('tr', {
  base: {
    borderBottomWidth: '1px',
    '&:nth-of-type(even)': { bg: 'bg.sunken' },
    '&[data-own]': { boxShadow: 'inset 4px 0 0 {colors.accent.solid}', bg: 'accent.subtle' },
  },
});
const Cell = chakra('td', {
  base: {
    paddingBlock: '1.5',
    paddingInline: { base: '1.5', md: '3' },
    textStyle: 'number',
    fontSize: 'lg',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    ...onlyWide,
  },
});
const Place = chakra(Cell, { base: { width: '3rem', fontWeight: 'heavy', fontSize: 'xl' } });
const Points = chakra(Cell, { base: { fontWeight: 'heavy', fontSize: '2xl', lineHeight: '1' } });
const Who = chakra('th', {
  base: {
    width: 'full',
    paddingBlock: '1.5',
    paddingInline: { base: '1.5', md: '3' },
    textAlign: 'start',
    fontWeight: 'normal',
  },
});
const Inner = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    '& > span:last-of-type': { minWidth: '0' },
  },
});
const Name = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    textStyle: 'subheading',
    lineHeight: 'tight',
    overflowWrap: 'anywhere',
  },
});
const Below = chakra('span', {
  base: {
    display: { base: 'flex', md: 'none' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    marginTop: '1',
    textStyle: 'number',
    fontSize: 'sm',
    color: 'fg.muted',
  },
});
