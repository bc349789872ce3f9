import { chakra } from '@chakra-ui/react';
import type { AdminTag } from '@oche/validators/forum/tags/schemas';
import { Combine, Pencil, Plus, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { TextLink } from '../../../components/link.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { Badge, Muted } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { Excerpt, Facts, Lead, Numbers, Row, Rows, TitleLine, Words } from '../row-parts.tsx';
import { useRestoring } from '../use-changed.ts';
import { tones } from './tones.ts';

const TagForm = lazyPart(async () => (await import('./tag-form.tsx')).TagForm);
const MergeDialog = lazyPart(async () => (await import('./merge-dialog.tsx')).MergeDialog);
const DeleteTag = lazyPart(async () => (await import('./delete-tag.tsx')).DeleteTag);

type Wish = { what: 'new' } | { what: 'edit' | 'merge' | 'delete'; tag: AdminTag };

/** The tags of the forum, which moderators keep. */
export function TagsList() {
  const { tags: texts } = useTexts('forum/admin');
  const { list: words } = useTexts('admin');
  const list = trpc.forum.admin.tag.list.useQuery();
  const [wish, setWish] = useState<Wish | null>(null);
  const close = () => setWish(null);
  const { restore } = useRestoring();
  if (list.isPending) return <SkeletonRows count={4} />;
  if (!list.data) return <QueryFailed query={list} title={words.failed()} />;
  const kept = list.data.filter(({ deletedAt }) => deletedAt === null);
  return (
    <>
      <Top>
        <Muted>{texts.lead()}</Muted>
        <Button onClick={() => setWish({ what: 'new' })}>
          <Plus aria-hidden="true" />
          {texts.new()}
        </Button>
      </Top>
      {list.data.length === 0 ? (
        <EmptyState drawing="chalkboard" title={texts.empty()}>
          <p>{texts.emptyText()}</p>
        </EmptyState>
      ) : (
        <Rows>
          {list.data.map((tag) => (
            <TagRow
              key={tag.id}
              tag={tag}
              isOnly={kept.length === 1}
              onWish={(what) => setWish({ what, tag })}
              onRestore={() => restore('tag', tag.id)}
            />
          ))}
        </Rows>
      )}
      {wish?.what === 'new' ? <TagForm onClose={close} /> : null}
      {wish?.what === 'edit' ? <TagForm tag={wish.tag} onClose={close} /> : null}
      {wish?.what === 'merge' ? <MergeDialog tag={wish.tag} others={kept} onClose={close} /> : null}
      {wish?.what === 'delete' ? <DeleteTag tag={wish.tag} onClose={close} /> : null}
    </>
  );
}

interface TagRowProps {
  tag: AdminTag;
  /** there is none to merge it with */
  isOnly: boolean;
  onWish: (what: 'edit' | 'merge' | 'delete') => void;
  onRestore: () => void;
}

function TagRow({ tag, isOnly, onWish, onRestore }: TagRowProps) {
  const words = useTexts('forum/admin');
  const texts = words.tags;
  const { locale } = useUi();
  const number = new Intl.NumberFormat(locale);
  const { slug, name, colour, description, formerSlugs, threadCount, watcherCount } = tag;
  const isDeleted = tag.deletedAt !== null;
  return (
    <Row data-deleted={isDeleted || undefined}>
      <Lead />
      <Words>
        <TitleLine>
          {isDeleted ? (
            <>
              <Name>{name}</Name>
              <Badge tone="danger">{words.deletedAt()}</Badge>
            </>
          ) : (
            <>
              <Name asChild>
                <TextLink to="/forum/tag/$slug" params={{ slug }} variant="plain">
                  {name}
                </TextLink>
              </Name>
              <Badge tone={tones[colour]}>{texts.form.colours[colour]()}</Badge>
            </>
          )}
        </TitleLine>
        {description ? <Excerpt>{description}</Excerpt> : null}
        <Facts>
          <span>/forum/tag/{slug}</span>
          {formerSlugs.length > 0 ? (
            <span>{texts.former({ slugs: formerSlugs.join(', ') })}</span>
          ) : null}
        </Facts>
      </Words>
      <Numbers
        of={[
          { label: texts.threads(), value: number.format(threadCount) },
          { label: texts.watchers(), value: number.format(watcherCount) },
        ]}
      />
      {isDeleted ? (
        <Buttons>
          <Button
            size="sm"
            variant="outline"
            aria-label={words.restoreNamed({ name })}
            onClick={onRestore}
          >
            <Undo2 aria-hidden="true" />
            {words.restore()}
          </Button>
        </Buttons>
      ) : (
        <TagButtons name={name} isOnly={isOnly} onWish={onWish} />
      )}
    </Row>
  );
}

function TagButtons({
  name,
  isOnly,
  onWish,
}: Pick<TagRowProps, 'isOnly' | 'onWish'> & { name: string }) {
  const { tags: texts } = useTexts('forum/admin');
  return (
    <Buttons>
      <IconButton size="sm" label={texts.edit({ name })} onClick={() => onWish('edit')}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        label={texts.merge({ name })}
        disabled={isOnly}
        onClick={() => onWish('merge')}
      >
        <Combine aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label={texts.delete({ name })} onClick={() => onWish('delete')}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </Buttons>
  );
}

const Top = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '3',
    marginBottom: '4',
    '& > p': { flex: '1 1 20rem', maxWidth: 'measure' },
  },
});
const Name = chakra('span', { base: { textStyle: 'subheading' } });
const Buttons = chakra('div', {
  base: {
    gridColumn: { base: '1 / -1', lg: 'auto' },
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '1',
  },
});
