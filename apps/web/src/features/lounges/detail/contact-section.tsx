import { chakra } from '@chakra-ui/react';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { Globe, Mail, MapPin, Phone, UserRound } from 'lucide-react';
import { Anchor } from '../../../components/link.tsx';
import { PlaceOnMap } from '../../../components/map/place-on-map.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { addressLines } from '../shared/address.ts';
import { PhoneLink } from '../shared/phone-link.tsx';
import { routeUrl } from '../shared/route-url.ts';

/** Where the lounge is and how to contact it. The map is only loaded on request. */
export function ContactSection({ lounge }: { lounge: Lounge }) {
  const { contact: texts } = useTexts('lounge');
  const locale = useLocale();
  const { phone, email, website, owner, latitude, longitude, name } = lounge;
  const hasPlace = latitude !== null && longitude !== null;
  return (
    <TitledSection title={texts.title()}>
      <List>
        <li>
          <MapPin aria-hidden="true" />
          <address>
            {addressLines(lounge, locale).map((line) => (
              <span key={line}>{line}</span>
            ))}
            {hasPlace ? (
              <Anchor href={routeUrl(latitude, longitude)} rel="noreferrer" target="_blank">
                {texts.route()}
              </Anchor>
            ) : null}
          </address>
        </li>
        {phone ? (
          <li>
            <Phone aria-hidden="true" />
            <PhoneLink phone={phone} label={texts.phone()} />
          </li>
        ) : null}
        {email ? (
          <li>
            <Mail aria-hidden="true" />
            <Anchor href={`mailto:${email}`} aria-label={`${texts.email()}: ${email}`}>
              {email}
            </Anchor>
          </li>
        ) : null}
        {website ? (
          <li>
            <Globe aria-hidden="true" />
            <Anchor
              href={website}
              rel="noreferrer nofollow ugc"
              target="_blank"
              aria-label={`${texts.website()}: ${hostOf(website)}`}
            >
              {hostOf(website)}
            </Anchor>
          </li>
        ) : null}
        <li>
          <UserRound aria-hidden="true" />
          {texts.owner({ name: fullName(owner) })}
        </li>
      </List>
      {hasPlace ? (
        <MapSpace data-screen="">
          <PlaceOnMap latitude={latitude} longitude={longitude} name={name} />
        </MapSpace>
      ) : null}
    </TitledSection>
  );
}

/** "https://www.dartbar.example/boards" → "dartbar.example" */
const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    '& li': { display: 'flex', gap: '2.5', overflowWrap: 'anywhere' },
    '& li > svg': { flexShrink: '0', width: '1.2em', height: '1.5em', color: 'fg.muted' },
    '& address': { display: 'grid', fontStyle: 'normal' },
  },
});
const MapSpace = chakra('div', {
  base: { height: '18rem', borderWidth: '1px', borderRadius: 'sm', overflow: 'hidden' },
});
