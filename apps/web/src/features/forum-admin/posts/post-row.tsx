import { chakra } from '@chakra-ui/react';
import type { AdminPost } from '@oche/validators/forum/admin';
import { Pencil, Reply, Trash2, Undo2 } from 'lucide-react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { Button, IconButton } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Badge, Figure } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { splatOf } from '../level.ts';
import { Actions, Facts, Lead, Row, TitleLine, Words } from '../row-parts.tsx';

interface PostRowProps {
  post: AdminPost;
  /** in the tree of its thread; null in a list of all threads */
  depth: number | null;
  onAnswer: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onRestore: () => void;
}

export function PostRow({ post, depth, ...actions }: PostRowProps) {
  const texts = useTexts('forum/admin');
  const { author, number, parentPostId } = post;
  const isDeleted = post.deletedAt !== null;
  const isTree = depth !== null;
  return (
    <Row
      data-deleted={isDeleted || undefined}
      alignItems="start"
      style={depth ? { marginInlineStart: `calc(${depth} * var(--tree-step))` } : undefined}
      css={{ '--tree-step': { base: '0.75rem', md: '2rem' } }}
    >
      <Lead>
        <PersonAvatar person={author} size="sm" />
      </Lead>
      <Words>
        <TitleLine>
          <Figure>#{number}</Figure>
          <TextLink to="/profile/{-$id}" params={{ id: post.authorId }} variant="plain">
            {author.firstName} {author.lastName}
          </TextLink>
          {isTree && number === 1 ? <Badge tone="accent">{texts.tree.starter()}</Badge> : null}
          {isDeleted ? <Badge tone="danger">{texts.tree.deleted()}</Badge> : null}
        </TitleLine>
        <Text data-deleted={isDeleted || undefined} data-short={isTree ? undefined : true}>
          {post.content}
        </Text>
        <Facts>
          {isTree ? null : (
            <span>
              {texts.facts.thread()} {post.threadId}
              {': '}
              <TextLink
                to="/admin/$"
                params={{ _splat: splatOf({ list: 'posts', threadId: post.threadId }) }}
              >
                {post.threadTitle}
              </TextLink>
            </span>
          )}
          {parentPostId === null ? null : <span>{texts.tree.answerTo({ id: parentPostId })}</span>}
          <Time value={post.createdAt} format="dateTime" />
          {post.editedAt ? (
            <span>
              {texts.tree.edited()} <Time value={post.editedAt} format="dateTime" />
            </span>
          ) : null}
        </Facts>
      </Words>
      <span />
      <PostActions post={post} {...actions} />
    </Row>
  );
}

function PostActions({ post, onAnswer, onEdit, onDelete, onRestore }: Omit<PostRowProps, 'depth'>) {
  const texts = useTexts('forum/admin');
  const name = `#${post.number}`;
  return (
    <Actions role="group" aria-label={texts.actionsFor({ name })}>
      {post.deletedAt ? (
        <Button
          size="sm"
          variant="outline"
          aria-label={texts.restoreNamed({ name })}
          onClick={onRestore}
        >
          <Undo2 aria-hidden="true" />
          {texts.restore()}
        </Button>
      ) : (
        <>
          <IconButton size="sm" label={texts.tree.answer()} onClick={onAnswer}>
            <Reply aria-hidden="true" />
          </IconButton>
          <IconButton size="sm" label={texts.editNamed({ name })} onClick={onEdit}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton size="sm" label={texts.deleteNamed({ name })} onClick={onDelete}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      )}
    </Actions>
  );
}

const Text = chakra('p', {
  base: {
    whiteSpace: 'pre-line',
    maxWidth: 'measure',
    '&[data-short]': { textStyle: 'small', lineClamp: 3 },
    '&[data-deleted]': { color: 'fg.muted', textDecorationLine: 'line-through' },
  },
});
