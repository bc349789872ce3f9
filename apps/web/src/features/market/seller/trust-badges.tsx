import { chakra } from '@chakra-ui/react';
import { BADGE_LEVEL_MAX, type BadgeType } from '@oche/validators/trust/limits';
import type { SellerProfile } from '@oche/validators/trust/schemas';
import { Briefcase, Handshake, Heart, ShieldCheck, Star } from 'lucide-react';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

const ICONS: Record<BadgeType, typeof Star> = {
  trusted_seller: ShieldCheck,
  top_rated: Star,
  verified_business: Briefcase,
  power_seller: Handshake,
  community_favorite: Heart,
};

/** What somebody has earned; nothing where there is nothing. */
export function TrustBadges({ badges }: Pick<SellerProfile, 'badges'>) {
  const texts = useTexts('market/trust');
  const active = badges.filter(({ isActive }) => isActive);
  if (active.length === 0) return null;
  return (
    <List aria-label={texts.badges()}>
      {active.map(({ badgeType, level }) => {
        const Icon = ICONS[badgeType];
        return (
          <li key={badgeType}>
            <Icon aria-hidden="true" />
            <div>
              <b>{texts.badge[badgeType]()}</b>
              <small>{texts.badgeText[badgeType]()}</small>
            </div>
            <Pips aria-hidden="true">
              {Array.from({ length: BADGE_LEVEL_MAX }, (_, index) => (
                <i key={`${index + 1}`} data-on={index < level || undefined} />
              ))}
            </Pips>
            <VisuallyHidden>{texts.badgeLevel({ level })}</VisuallyHidden>
          </li>
        );
      })}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '3',
      padding: '2.5',
      bg: 'bg.sunken',
      borderInlineStart: '4px solid {colors.tape}',
    },
    '& svg': { width: '6', height: '6' },
    '& b': { display: 'block', textStyle: 'subheading', lineHeight: '1.2' },
    '& small': { display: 'block', textStyle: 'caption', color: 'fg.muted' },
  },
});
/* three wedges side by side */
const Pips = chakra('span', {
  base: {
    display: 'flex',
    gap: '2px',
    '& i': {
      width: '2.5',
      height: '5',
      clipPath: 'polygon(0 0, 100% 0, 70% 100%, 30% 100%)',
      bg: 'border.strong',
      opacity: '0.35',
    },
    '& i[data-on]': { bg: 'accent.solid', opacity: '1' },
    '& i[data-on]:nth-of-type(even)': { bg: 'positive.solid' },
  },
});
