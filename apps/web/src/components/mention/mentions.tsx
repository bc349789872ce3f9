import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { PersonAvatar } from '../avatar.tsx';
import { CompletionList, CompletionWords, useTyped } from './completion-list.tsx';
import { type TypedMention, typedMention } from './typed-mention.ts';

/** A pause in typing after which members are asked for, in milliseconds. */
const PAUSE_MS = 200;
const SHOWN = 6;

type Person = RouterOutputs['social']['people']['search'][number];

interface MentionsProps {
  field: HTMLTextAreaElement;
}

/** The list while somebody is naming a member. */
export function Mentions({ field }: MentionsProps) {
  const [typed, close] = useTyped(field, typedMention);
  return typed ? <MentionList field={field} typed={typed} onClose={close} /> : null;
}

interface MentionListProps extends MentionsProps {
  typed: TypedMention;
  onClose: () => void;
}

/** Members whom a mention could name. */
function MentionList({ field, typed, onClose }: MentionListProps) {
  const texts = useTexts('mention');
  const people = usePeople(typed.query);
  return (
    <CompletionList
      field={field}
      typed={typed}
      options={people.map((person) => ({
        key: person.id,
        text: `@${person.username}`,
        shown: (
          <>
            <PersonAvatar person={person} size="sm" />
            <CompletionWords
              name={`@${person.username}`}
              detail={`${person.firstName} ${person.lastName}`}
            />
          </>
        ),
      }))}
      label={texts.list()}
      found={texts.found({ count: people.length })}
      onClose={onClose}
    />
  );
}

/** One request a pause. Each query has its own answer, so an older one never takes its place. */
function usePeople(query: string): readonly Person[] {
  const { user } = useAuth();
  const settled = useDebounced(query, PAUSE_MS, '');
  const isSettled = settled === query;
  const { data } = trpc.social.people.search.useQuery(
    { query, limit: SHOWN },
    { enabled: isSettled, staleTime: 60_000 },
  );
  // nobody names themselves
  return isSettled ? (data?.filter(({ id }) => id !== user?.id) ?? []) : [];
}
