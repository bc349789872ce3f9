import { chakra } from '@chakra-ui/react';
import { createNoteInput, NOTE_MAX, type StaffNote } from '@oche/validators/admin/members';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { IconButton } from '../../../components/button.tsx';
import { TextAreaField } from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { RowActions, RowWords, RuledList, RuledRow } from '../../../components/list/ruled-list.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { randomKey } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { hasNoRows, nextPage, Part } from './part.tsx';

/** What moderators and admins tell each other about a member. */
export function StaffNotes({ userId }: { userId: string }) {
  const { notes: texts } = useTexts('admin/members');
  const list = trpc.admin.members.note.list.useInfiniteQuery(
    { userId, limit: 10 },
    { ...nextPage, refetchOnMount: 'always' },
  );
  return (
    <TitledSection title={texts.title()}>
      <Muted>{texts.text()}</Muted>
      <NewNote userId={userId} />
      <Part query={list} failed={texts.loadFailed()} none={texts.none()} isEmpty={hasNoRows}>
        {({ pages }) => (
          <>
            <RuledList>
              {pages
                .flatMap(({ items }) => items)
                .map((note) => (
                  <li key={note.id}>
                    <NoteRow note={note} />
                  </li>
                ))}
            </RuledList>
            <LoadMore list={list} />
          </>
        )}
      </Part>
    </TitledSection>
  );
}

const schema = z.object({ text: createNoteInput.shape.text });

function NewNote({ userId }: { userId: string }) {
  const { notes: texts } = useTexts('admin/members');
  const utils = trpc.useUtils();
  const create = trpc.admin.members.note.create.useMutation({
    onSuccess: () => utils.admin.members.note.invalidate(),
  });
  // of one note, however often it is sent
  const key = useRef(randomKey());
  const form = useZodForm(schema, {
    defaultValues: { text: '' },
    onSubmit: async ({ text }) => {
      await create.mutateAsync({ userId, text, idempotencyKey: key.current });
      key.current = randomKey();
      form.reset();
    },
  });
  return (
    <Form {...form.props} aria-label={texts.label()}>
      <TextAreaField label={texts.label()} rows={2} maxLength={NOTE_MAX} {...form.field('text')} />
      <SubmitButton
        size="sm"
        variant="outline"
        isPending={form.isPending}
        pendingText={texts.adding()}
      >
        {texts.add()}
      </SubmitButton>
    </Form>
  );
}

function NoteRow({ note: { id, text, author, createdAt, canDelete } }: { note: StaffNote }) {
  const { notes: texts } = useTexts('admin/members');
  const utils = trpc.useUtils();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { mutate, isPending } = trpc.admin.members.note.setDeleted.useMutation({
    onError: (error) => showFailure(error, texts.failed()),
    onSettled: () => utils.admin.members.note.invalidate(),
  });
  const remove = () =>
    mutate(
      { id, isDeleted: true },
      {
        onSuccess: () =>
          toast.show({
            title: texts.deleted(),
            duration: 10_000,
            action: { label: texts.undo(), onAction: () => mutate({ id, isDeleted: false }) },
          }),
      },
    );
  return (
    <RuledRow>
      <RowWords>
        <Text>{text}</Text>
        <Muted>
          {fullName(author)}, <Time value={createdAt} format="dateTime" />
        </Muted>
      </RowWords>
      {canDelete ? (
        <RowActions>
          <IconButton
            size="sm"
            label={texts.deleteLabel({ name: fullName(author) })}
            disabled={isPending}
            onClick={remove}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </RowActions>
      ) : null}
    </RuledRow>
  );
}

const Text = chakra('p', { base: { whiteSpace: 'pre-wrap', maxWidth: 'measure' } });
