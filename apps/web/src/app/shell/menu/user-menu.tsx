import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '@oche/validators/auth/schemas';
import { useId, useRef, useState } from 'react';
import { Avatar } from '../../../components/avatar.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Label, VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { fullName } from '../../../lib/person-name.ts';
import { Count } from '../count.tsx';

const loadLinks = async () => (await import('./account-links.tsx')).AccountLinks;
/** Nobody who doesn't open the menu needs it. */
const AccountLinks = lazyPart(loadLinks);
/* moderators have it */
const WaitingCases = lazyPart(
  async () => (await import('../../../features/moderation/waiting-cases.tsx')).WaitingCases,
);

/** The member's own links, in a native popover, which closes with Escape and a click outside. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const { userMenu: texts } = useTexts('common');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Trigger
        type="button"
        popoverTarget={id}
        title={texts.label()}
        onPointerEnter={loadLinks}
        onFocus={loadLinks}
      >
        {/* within, as a moderator's number is read with it */}
        <VisuallyHidden>{texts.label()}</VisuallyHidden>
        <Avatar name={fullName(user) || user.email} src={user.profileImageUrl} size="sm" />
        {user.role !== 'user' || user.moderates.length > 0 ? <WaitingCases as={Count} /> : null}
      </Trigger>
      <Panel
        id={id}
        ref={panel}
        popover="auto"
        onToggle={({ newState }) => {
          setWasOpened(true);
          setIsOpen(newState === 'open');
        }}
      >
        <Name>
          {user.firstName} {user.lastName}
        </Name>
        {wasOpened ? (
          <AccountLinks
            user={user}
            isOpen={isOpen}
            onNavigate={() => panel.current?.hidePopover()}
          />
        ) : null}
      </Panel>
    </>
  );
}

const Trigger = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    padding: '1',
    borderRadius: 'full',
    cursor: 'pointer',
  },
});
const Panel = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    top: '4.5rem',
    right: 'max({spacing.4}, calc((100vw - {sizes.page}) / 2 + {spacing.6}))',
    minWidth: '14rem',
    paddingBlock: '2',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    boxShadow: 'overlay',
  },
});
const Name = chakra(Label, { base: { display: 'block', paddingInline: '4', paddingBlock: '1' } });
