import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';

const loadDrawer = async () => (await import('./mobile-drawer.tsx')).MobileDrawer;
/** Nobody who doesn't open the menu needs it. */
const MobileDrawer = lazyPart(loadDrawer);

/** Opens the header's contents on a narrow screen. */
export function MobileMenu({ user }: { user: CurrentUser | null }) {
  const { navigation } = useTexts('common');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Narrow>
      <IconButton
        label={navigation.openMenu()}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      {wasOpened ? (
        <MobileDrawer user={user} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      ) : null}
    </Narrow>
  );
}

const Narrow = chakra('div', { base: { display: { lg: 'none' } } });
