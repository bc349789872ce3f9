import { Pencil } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import type { MessagesSearch } from '../messages-search.ts';

/** The list, or what is filtered of it, is empty. */
export function NoConversations({ filter }: Pick<MessagesSearch, 'filter'>) {
  const { empty, start } = useTexts('messages');
  if (filter) {
    return (
      <EmptyState title={empty[filter].title()}>
        <p>{empty[filter].text()}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="chalkboard"
      title={empty.title()}
      action={
        <ButtonLink to={'.' as string} search={{ new: true }}>
          <Pencil aria-hidden="true" />
          {start.title()}
        </ButtonLink>
      }
    >
      <p>{empty.text()}</p>
    </EmptyState>
  );
}
