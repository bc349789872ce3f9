import type { ShownTag } from '@oche/validators/forum/tags/shown';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { TagsField, useTagIds } from './tags-field.tsx';

interface EditTagsProps {
  threadId: number;
  tags: readonly ShownTag[];
}

/** Chooses other tags for a thread: for its author, and for moderators. */
export function EditTags(props: EditTagsProps) {
  const texts = useTexts('forum/tags');
  const [isOpen, setIsOpen] = useState(false);
  const { data: all = [] } = trpc.forum.tag.list.useQuery();
  if (all.length === 0) return null;
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        <Tag aria-hidden="true" />
        {texts.edit()}
      </Button>
      {isOpen ? <TagsDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function TagsDialog({ threadId, tags, onClose }: EditTagsProps & { onClose: () => void }) {
  const texts = useTexts('forum/tags');
  const { readError } = useUi();
  const utils = trpc.useUtils();
  const idsOf = useTagIds();
  const [chosen, setChosen] = useState(() => tags.map(({ slug }) => slug));
  const set = trpc.forum.tag.set.useMutation({
    onSuccess: onClose,
    onSettled: () => Promise.all([utils.forum.thread.invalidate(), utils.forum.tag.invalidate()]),
  });
  return (
    <Dialog isOpen title={texts.dialog()} isBusy={set.isPending} onClose={onClose}>
      <Form
        isPending={set.isPending}
        error={set.error ? readError(set.error).message : null}
        onSubmit={(event) => {
          event.preventDefault();
          set.mutate({ threadId, tagIds: idsOf(chosen) });
        }}
      >
        <TagsField chosen={chosen} onChange={setChosen} />
        <DialogFormActions submit={texts.save()} isPending={set.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
