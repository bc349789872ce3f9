import type { AdminThread } from '@oche/validators/forum/admin';
import {
  ArrowRightLeft,
  Lock,
  LockOpen,
  Megaphone,
  MegaphoneOff,
  Pencil,
  Pin,
  PinOff,
  Trash2,
  Undo2,
} from 'lucide-react';
import { Button, IconButton } from '../../components/button.tsx';
import { Checkbox } from '../../components/form/controls.ts';
import { TextLink } from '../../components/link.tsx';
import { Badge } from '../../components/text.tsx';
import { Time } from '../../components/time/time.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { splatOf } from './level.ts';
import {
  Actions,
  Excerpt,
  Facts,
  Lead,
  Numbers,
  Row,
  TitleLine,
  TitleLink,
  Words,
} from './row-parts.tsx';
import { useChanged } from './use-changed.ts';

interface ThreadRowProps {
  thread: AdminThread;
  isMarked: boolean;
  /** missing for the news of a club, which stay there, and for moderators */
  onMark: (() => void) | undefined;
  onEdit: () => void;
  onMove: (() => void) | undefined;
  onDelete: () => void;
  onRestore: () => void;
}

export function ThreadRow(props: ThreadRowProps) {
  const { thread, isMarked, onMark } = props;
  const texts = useTexts('forum/admin');
  const { locale } = useUi();
  const { title, author } = thread;
  const isDeleted = thread.deletedAt !== null;
  return (
    <Row
      data-deleted={isDeleted || undefined}
      data-marked={isMarked || undefined}
      data-off={thread.isLocked || undefined}
    >
      <Lead>
        {onMark && !isDeleted ? (
          <Checkbox
            type="checkbox"
            aria-label={texts.mark({ name: title })}
            checked={isMarked}
            onChange={onMark}
          />
        ) : null}
      </Lead>
      <Words>
        <TitleLine>
          <TitleLink
            to="/admin/$"
            params={{ _splat: splatOf({ list: 'posts', threadId: thread.id }) }}
          >
            {title}
          </TitleLink>
          {thread.isPinned ? (
            <Badge tone="accent">
              <Pin aria-hidden="true" /> {texts.pinned()}
            </Badge>
          ) : null}
          {thread.isLocked ? (
            <Badge tone="warning">
              <Lock aria-hidden="true" /> {texts.locked()}
            </Badge>
          ) : null}
          {thread.isAnnouncement ? (
            <Badge tone="positive">
              <Megaphone aria-hidden="true" /> {texts.announcement()}
            </Badge>
          ) : null}
          {isDeleted ? <Badge tone="danger">{texts.deletedAt()}</Badge> : null}
        </TitleLine>
        <Excerpt>{thread.content}</Excerpt>
        <Facts>
          <span>
            {texts.facts.subforum()} {thread.subforumId}
            {': '}
            <TextLink
              to="/admin/$"
              params={{ _splat: splatOf({ list: 'threads', subforumId: thread.subforumId }) }}
            >
              {thread.subforum.name}
            </TextLink>
          </span>
          <span>
            {texts.facts.author()}{' '}
            <TextLink to="/profile/{-$id}" params={{ id: thread.authorId }}>
              {author.firstName} {author.lastName}
            </TextLink>
          </span>
          <span>
            {texts.facts.created()} <Time value={thread.createdAt} format="date" />
          </span>
          <span>
            {texts.facts.last()} <Time value={thread.lastPostAt} />
          </span>
        </Facts>
      </Words>
      <Numbers
        of={[
          {
            label: texts.facts.posts(),
            value: new Intl.NumberFormat(locale).format(thread.postCount),
          },
        ]}
      />
      <ThreadActions {...props} />
    </Row>
  );
}

function ThreadActions({ thread, onEdit, onMove, onDelete, onRestore }: ThreadRowProps) {
  const texts = useTexts('forum/admin');
  const { refresh, fail } = useChanged();
  const update = trpc.forum.admin.thread.update.useMutation({ onError: fail, onSettled: refresh });
  const { id, title: name, isPinned, isLocked, isAnnouncement } = thread;
  if (thread.deletedAt) {
    return (
      <Actions role="group" aria-label={texts.actionsFor({ name })}>
        <Button
          size="sm"
          variant="outline"
          aria-label={texts.restoreNamed({ name })}
          onClick={onRestore}
        >
          <Undo2 aria-hidden="true" />
          {texts.restore()}
        </Button>
      </Actions>
    );
  }
  const set = (flags: { isPinned?: boolean; isLocked?: boolean; isAnnouncement?: boolean }) =>
    update.mutate({ id, ...flags });
  const busy = { size: 'sm', disabled: update.isPending } as const;
  return (
    <Actions role="group" aria-label={texts.actionsFor({ name })}>
      <IconButton
        {...busy}
        label={isPinned ? texts.unpin() : texts.pin()}
        onClick={() => set({ isPinned: !isPinned })}
      >
        {isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
      </IconButton>
      <IconButton
        {...busy}
        label={isLocked ? texts.unlock() : texts.lock()}
        onClick={() => set({ isLocked: !isLocked })}
      >
        {isLocked ? <LockOpen aria-hidden="true" /> : <Lock aria-hidden="true" />}
      </IconButton>
      <IconButton
        {...busy}
        label={isAnnouncement ? texts.unannounce() : texts.announce()}
        onClick={() => set({ isAnnouncement: !isAnnouncement })}
      >
        {isAnnouncement ? <MegaphoneOff aria-hidden="true" /> : <Megaphone aria-hidden="true" />}
      </IconButton>
      {onMove ? (
        <IconButton {...busy} label={texts.moveNamed({ name })} onClick={onMove}>
          <ArrowRightLeft aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton {...busy} label={texts.editNamed({ name })} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton {...busy} label={texts.deleteNamed({ name })} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </Actions>
  );
}
