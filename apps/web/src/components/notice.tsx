import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  /** `alert` is for news while the page is open, `status` for the result of an action */
  role?: 'alert' | 'status';
  tone?: 'warning' | 'positive';
  icon?: LucideIcon;
  children: ReactNode;
}

/** A short message about the state of the page, with an edge of tape. */
export function Notice({ role, tone = 'warning', icon: Icon, children }: NoticeProps) {
  return (
    <Root role={role} tone={tone}>
      {Icon ? <Icon aria-hidden="true" /> : null}
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
    borderInlineStart: '4px solid',
    '& > svg': { flexShrink: '0', width: '5', height: '6' },
  },
  variants: {
    tone: {
      warning: {
        bg: 'warning.subtle',
        borderColor: 'warning.solid',
        '& > svg': { color: 'warning' },
      },
      positive: {
        bg: 'positive.subtle',
        borderColor: 'positive.solid',
        '& > svg': { color: 'positive' },
      },
    },
  },
});
