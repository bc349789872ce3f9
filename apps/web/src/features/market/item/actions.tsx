import { chakra } from '@chakra-ui/react';
import type { Item } from '@oche/validators/market/schemas';
import { useLocation } from '@tanstack/react-router';
import { Flag, Pencil } from 'lucide-react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Row, Stack } from '../../../components/layout.tsx';
import { Report } from '../../../components/report/report.tsx';
import { Badge } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { JoinFirst } from '../../../patterns/join-first.tsx';
import { FavouriteButton } from '../favourite/favourite-button.tsx';
import { OfferActions } from '../offer/offer-actions.tsx';
import { ShareButton } from '../share/share-button.tsx';

/** What this reader can do: offer and write, sign in first, change their own ad, or nothing any more. */
export function Actions({ item }: { item: Item }) {
  const texts = useTexts('market/item').actions;
  const { user } = useAuth();
  const { id, status, isOwn } = item;
  return (
    <Stack>
      {isOwn ? (
        <Row alignItems="center" gap="3">
          <Badge tone="inverse">{texts.own()}</Badge>
          <ButtonLink to="/marketplace/sell/{-$id}" params={{ id: String(id) }} variant="outline">
            <Pencil aria-hidden="true" />
            {texts.edit()}
          </ButtonLink>
        </Row>
      ) : status === 'sold' ? (
        <Note>{texts.sold()}</Note>
      ) : user ? (
        <OfferActions item={item} />
      ) : (
        <LogIn />
      )}
      <Row alignItems="center">
        <FavouriteButton item={item} look="button" />
        <ShareButton item={item} />
        {item.can.report || !user ? (
          <Report thing={{ kind: 'item', id: String(id) }}>
            {(open) => (
              <Button variant="ghost" size="sm" onClick={open}>
                <Flag aria-hidden="true" />
                {texts.report()}
              </Button>
            )}
          </Report>
        ) : null}
      </Row>
    </Stack>
  );
}

/** A visitor is told what signing in is for, and comes back here. */
function LogIn() {
  const texts = useTexts('market/item').actions;
  // without the query, as server and browser must render the same link
  const returnTo = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Prompt>
      <p>{texts.login()}</p>
      <JoinFirst returnTo={returnTo} label={texts.login()} hasSignIn />
    </Prompt>
  );
}

const Note = chakra('p', {
  base: {
    padding: '3',
    bg: 'warning.subtle',
    borderInlineStart: '4px solid {colors.warning.solid}',
  },
});
const Prompt = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '3',
    padding: '4',
    layerStyle: 'panel',
    borderInlineStart: '4px solid {colors.accent.solid}',
  },
});
