import type { Post } from '@oche/validators/forum';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';

type ToolProps = ButtonProps & { post: Post; label: string; children: ReactNode };

/** A button below a post. Screen readers hear which post it is for, as every post has one. */
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
