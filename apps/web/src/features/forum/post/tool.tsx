import type { Post } from '@oche/validators/forum';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';

type ToolProps = ButtonProps & { post: Post; label: string; children: ReactNode };

/** Its name says to which post it belongs: there are as many of them as posts. */
export function Tool({ post, label, children, ...button }: ToolProps) {
  const { actions } = useTexts('forum/writing');
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={actions.ofPost({ action: label, number: post.number })}
      {...button}
    >
      {children}
      {label}
    </Button>
  );
}
