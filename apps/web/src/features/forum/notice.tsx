import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  /** `alert` for news that come while the page is open */
  role?: 'alert';
  icon: LucideIcon;
  children: ReactNode;
}

/** A quiet word about the state of the page, with a tape edge. */
export function Notice({ role, icon: Icon, children }: NoticeProps) {
  return (
    <Root role={role}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    marginBottom: '6',
    padding: '3',
    bg: 'warning.subtle',
    borderInlineStart: '4px solid {colors.warning.solid}',
    '& > svg': { flexShrink: '0', width: '5', height: '6', color: 'warning' },
  },
});
