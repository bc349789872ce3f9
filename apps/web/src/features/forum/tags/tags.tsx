import { chakra } from '@chakra-ui/react';
import type { ShownTag } from '@oche/validators/forum/tags/shown';
import { TextLink } from '../../../components/link.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { TagMark } from './tag-mark.tsx';

interface TagsProps {
  tags: readonly ShownTag[] | undefined;
}

/** The tags of a thread; nothing where it has none. */
export function Tags({ tags }: TagsProps) {
  const texts = useTexts('forum');
  if (!tags) return null;
  return (
    <List aria-label={texts.tags()}>
      {tags.map(({ slug, name, colour }) => (
        <li key={slug}>
          <TextLink to="/forum/tag/$slug" params={{ slug }} variant="plain">
            <TagMark colour={colour} />
            {name}
          </TextLink>
        </li>
      ))}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    listStyle: 'none',
    textStyle: 'small',
    color: 'fg.muted',
    '& a': { display: 'inline-flex', alignItems: 'center', gap: '1.5', minHeight: '6' },
  },
});
