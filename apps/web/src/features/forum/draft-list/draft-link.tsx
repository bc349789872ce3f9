import type { ListedDraft } from '@oche/validators/forum/drafts/schemas';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { EDIT_HASH, REPLY_HASH } from '../drafts/draft-hash.ts';

interface DraftLinkProps {
  draft: ListedDraft;
  children: ReactNode;
}

/** Leads to the form in which the draft goes on. */
export function DraftLink({ draft: { of, place }, children }: DraftLinkProps) {
  if (!place) return null;
  const { thread, postNumber } = place;
  if (of.subforumId || !thread) {
    return (
      <ButtonLink size="sm" to="/forum/subforum/$id/new" params={{ id: String(place.subforum.id) }}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      size="sm"
      to="/forum/thread/$id"
      params={{ id: String(thread.id) }}
      search={postNumber === null ? {} : { post: postNumber }}
      hash={postNumber === null ? REPLY_HASH : EDIT_HASH}
    >
      {children}
    </ButtonLink>
  );
}
