import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { SelectField } from '../../../../components/form/fields.tsx';
import { FormError } from '../../../../components/form/form.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { FeedList } from './feed-list.tsx';
import { NewAddress } from './new-address.tsx';

/** Secret addresses with which calendar apps read the bookings. */
export function FeedsPage() {
  const texts = useTexts('manage/feeds');
  const { saving } = useTexts('manage');
  const { readError } = useUi();
  const { lounge } = useManagedLounge();
  const { id: loungeId, boards } = lounge;
  const utils = trpc.useUtils();
  const [feeds] = trpc.bookings.feed.list.useSuspenseQuery({ loungeId });
  const [boardId, setBoardId] = useState('');
  const create = trpc.bookings.feed.create.useMutation({
    onSuccess: () => utils.bookings.feed.list.invalidate(),
  });
  const wish = boardId
    ? { kind: 'board' as const, loungeId, boardId: Number(boardId) }
    : { kind: 'lounge' as const, loungeId };
  return (
    <>
      <Section title={texts.title()} text={texts.text()}>
        <FormError>{create.error ? readError(create.error).message : null}</FormError>
        <FieldRow alignItems="end" maxWidth="34rem">
          <SelectField
            label={texts.for()}
            value={boardId}
            options={[
              { value: '', label: texts.lounge() },
              ...boards.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ target }) => setBoardId(target.value)}
          />
          <Button
            justifySelf="start"
            disabled={create.isPending}
            onClick={() => create.mutate(wish)}
          >
            {create.isPending ? saving() : texts.create()}
          </Button>
        </FieldRow>
        <div role="status">{create.data ? <NewAddress url={create.data.url} /> : null}</div>
      </Section>
      <FeedList feeds={feeds} />
    </>
  );
}
