import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../../../components/button.tsx';
import { Stack } from '../../../components/layout.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Muted } from '../../../components/text.tsx';
import type { I18n } from '../../../i18n/i18n.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { type Api, trpc } from '../../../lib/trpc.ts';
import { Crest } from '../crest.tsx';

/** Dashboards show so many. */
const SHOWN = 3;

/** Loads what the card shows. It never fails: the dashboard works without it, too. */
export const loadClubCard = ({ api, i18n }: { api: Api; i18n: I18n }) =>
  Promise.all([i18n.load('clubs'), api.clubs.listOwn.prefetch()]);

/** A member's clubs with their number of members, and what waits for an answer there. */
export function ClubCard() {
  const texts = useTexts('clubs');
  const { data } = trpc.clubs.listOwn.useQuery();
  if (!data) return null;
  const { clubs, invitations } = data;
  return (
    <Stack gap="3" justifyItems="start">
      {clubs.length === 0 && invitations.length === 0 ? <Muted>{texts.card.none()}</Muted> : null}
      {invitations.length > 0 ? (
        <ButtonLink size="sm" variant="accent" to="/clubs">
          {texts.card.invited({ count: invitations.length })}
        </ButtonLink>
      ) : null}
      <List>
        {clubs.slice(0, SHOWN).map((club) => (
          <li key={club.id}>
            <Crest club={club} />
            <span>
              <TextLink to="/clubs/$id" params={{ id: String(club.id) }}>
                {club.name}
              </TextLink>
              <Count>
                <strong>{club.memberCount}</strong>{' '}
                {texts.membersLabel({ count: club.memberCount })}
                {club.requestCount > 0 ? (
                  <em>{texts.card.asking({ count: club.requestCount })}</em>
                ) : null}
              </Count>
            </span>
          </li>
        ))}
      </List>
      <TextLink to="/clubs">{clubs.length > 0 ? texts.card.all() : texts.card.find()}</TextLink>
    </Stack>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', overflowWrap: 'anywhere' },
    _empty: { display: 'none' },
  },
});
const Count = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '1.5',
    textStyle: 'small',
    color: 'fg.muted',
    '& strong': { textStyle: 'number', fontSize: 'lg', color: 'fg' },
    '& em': { fontStyle: 'normal', fontWeight: 'semibold', color: 'accent' },
  },
});
