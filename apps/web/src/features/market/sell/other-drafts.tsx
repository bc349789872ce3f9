import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { Picture } from '../../../components/picture.tsx';
import { Heading } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CategoryMark } from './basics/category-mark.tsx';

/** What was begun and not published, to go on with; nothing if there is nothing. */
export function OtherDrafts() {
  const { drafts: texts } = useTexts('market/sell');
  const words = useTexts('market/words');
  const failed = useFailureToast();
  const utils = trpc.useUtils();
  const { data = [] } = trpc.market.drafts.list.useQuery();
  const [asked, setAsked] = useState<(typeof data)[number] | null>(null);
  const remove = trpc.market.drafts.delete.useMutation({
    onSettled: () => setAsked(null),
    onSuccess: () => utils.market.drafts.list.invalidate(),
    onError: (error) => failed(error, texts.failed()),
  });
  if (data.length === 0) return null;
  const nameOf = (draft: (typeof data)[number]) =>
    draft.title || (draft.category ? words.category[draft.category]() : texts.untitled());
  return (
    <Root aria-label={texts.title()}>
      <Heading size="subheading">{texts.title()}</Heading>
      <ul>
        {data.map((draft) => (
          <Draft key={draft.id}>
            <Thumb>
              {draft.picture ? (
                <Picture picture={draft.picture} alt="" sizes="4rem" />
              ) : (
                <CategoryMark category={draft.category ?? 'other'} />
              )}
            </Thumb>
            <Link from="/marketplace/sell/{-$id}" to="." search={{ draft: draft.id }}>
              <b>{nameOf(draft)}</b>
              <small>
                {words.intent[draft.intent]()} · <Time value={draft.updatedAt} />
              </small>
            </Link>
            <IconButton
              size="sm"
              label={texts.remove({ title: nameOf(draft) })}
              onClick={() => setAsked(draft)}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </Draft>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && remove.mutate({ id: asked.id })}
        title={texts.removeTitle({ title: asked ? nameOf(asked) : '' })}
        confirmLabel={texts.removeIt()}
        isDestructive
        isPending={remove.isPending}
      />
    </Root>
  );
}

const Root = chakra('section', {
  base: {
    display: 'grid',
    gap: '2',
    marginBottom: '6',
    padding: '3',
    bg: 'bg.sunken',
    borderInlineStart: '6px solid {colors.warning.solid}',
    '& > ul': { display: 'grid', gap: '1', listStyle: 'none' },
  },
});
const Draft = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '3',
    bg: 'bg.raised',
    '& a': {
      display: 'grid',
      color: 'fg',
      paddingBlock: '1.5',
      overflowWrap: 'anywhere',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
    },
    '& b': { textStyle: 'subheading', lineHeight: '1.2' },
    '& small': { textStyle: 'caption', color: 'fg.muted' },
  },
});
const Thumb = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '14',
    height: '14',
    overflow: 'hidden',
    bg: 'bg.sunken',
    '& svg': { width: '10' },
  },
});
