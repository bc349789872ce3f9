import { chakra } from '@chakra-ui/react';
import type { Post } from '@oche/validators/forum/schemas';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';

type ToolProps = ButtonProps & {
  post: Post;
  label: string;
  /** an icon everywhere, so that the tools of a post stay on their line */
  isIcon?: boolean;
  children: ReactNode;
};

/** A button below a post. Screen readers hear which post it is for, as every post has one. */
export function Tool({ post, label, isIcon, children, ...button }: ToolProps) {
  const { tools } = useTexts('forum/reading');
  return (
    <Button
      variant="ghost"
      size="sm"
      title={label}
      minWidth={{ base: '11', sm: 'auto' }}
      minHeight={{ base: '11', sm: '8' }}
      aria-label={tools.ofPost({ action: label, number: post.number })}
      {...button}
    >
      {children}
      {isIcon ? null : <Words>{label}</Words>}
    </Button>
  );
}

/** On a phone the icon is enough; its name is still read out, and shown on a long press. */
const Words = chakra('span', { base: { display: { base: 'none', sm: 'inline' } } });
