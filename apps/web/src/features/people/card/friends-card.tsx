import { chakra } from '@chakra-ui/react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Stack } from '../../../components/layout.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Muted } from '../../../components/text.tsx';
import type { I18n } from '../../../i18n/i18n.ts';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';
import { fullName } from '../../../lib/person-name.ts';
import { type Api, trpc } from '../../../lib/trpc.ts';

/** Dashboards show so many of each. */
const LATEST = { limit: 3 };

/** Loads what the card shows. It never fails: the dashboard works without it, too. */
export const loadFriendsCard = ({ api, i18n }: { api: Api; i18n: I18n }) =>
  Promise.all([
    i18n.load('friends'),
    api.social.friends.counts.prefetch(),
    api.social.friends.list.prefetch(LATEST),
  ]);

/** How many friends a member has, the latest of them, and who waits for an answer. */
export function FriendsCard() {
  const { card: texts, score } = useTexts('friends');
  const locale = useLocale();
  const { data: counts } = trpc.social.friends.counts.useQuery();
  const { data: latest } = trpc.social.friends.list.useQuery(LATEST);
  if (!counts || !latest) return null;
  if (counts.friends === 0 && counts.incoming === 0) {
    return (
      <Stack gap="3" justifyItems="start">
        <Muted>{texts.none()}</Muted>
        <ButtonLink size="sm" variant="outline" to="/friends">
          {texts.find()}
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Stack gap="3" justifyItems="start">
      <Head>
        <Total>
          <strong>{numberFormat(locale).format(counts.friends)}</strong>
          {score.friends()}
        </Total>
        {counts.incoming > 0 ? (
          <ButtonLink size="sm" variant="accent" to="/friends" search={{ tab: 'requests' }}>
            {texts.waiting({ count: counts.incoming })}
          </ButtonLink>
        ) : null}
      </Head>
      <Faces>
        {latest.items.map((person) => (
          <li key={person.id}>
            <PersonAvatar person={person} />
            <TextLink to="/profile/{-$id}" params={{ id: person.id }}>
              {fullName(person)}
            </TextLink>
          </li>
        ))}
      </Faces>
      <TextLink to="/friends" search={{ tab: 'friends' }}>
        {texts.all()}
      </TextLink>
    </Stack>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    width: 'full',
  },
});
const Total = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '2',
    textStyle: 'label',
    color: 'fg.muted',
    '& strong': { textStyle: 'numberHero', color: 'fg' },
  },
});
const Faces = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', overflowWrap: 'anywhere' },
    _empty: { display: 'none' },
  },
});
