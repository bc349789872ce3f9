import type { Poll, PollKind, PollResults } from '@oche/validators/polls/schemas';
import type { Picture } from '@oche/validators/uploads/schemas';
import { randomKey } from '../../../lib/storage/drafts.ts';
import type { RouterInputs } from '../../../lib/trpc.ts';

/** A choice as it is typed. */
export interface OptionDraft {
  /** stays with the row, wherever it stands */
  key: string;
  text: string;
  picture?: Picture | undefined;
  lounge?: { id: number; city: string } | undefined;
  itemId?: number | undefined;
}

/** A poll as it is typed. Moments are those of a field: local, and empty without one. */
export interface PollDraft {
  question: string;
  description: string;
  options: readonly OptionDraft[];
  isMultiple: boolean;
  isChangeable: boolean;
  results: PollResults;
  opensAt: string;
  closesAt: string;
}

export const emptyOption = (): OptionDraft => ({ key: randomKey(), text: '' });

export const emptyDraft = (): PollDraft => ({
  question: '',
  description: '',
  options: [emptyOption(), emptyOption()],
  isMultiple: false,
  isChangeable: true,
  results: 'always',
  opensAt: '',
  closesAt: '',
});

/** What is there already, to be changed. */
export const draftOf = (poll: Poll): PollDraft => ({
  ...poll,
  description: poll.description ?? '',
  options: poll.options.map(({ id, text, picture, lounge, itemId }) => ({
    key: String(id),
    text,
    lounge: lounge ?? undefined,
    itemId: itemId ?? undefined,
    picture: lounge || itemId ? undefined : (picture ?? undefined),
  })),
  opensAt: localText(poll.opensAt),
  closesAt: poll.closesAt ? localText(poll.closesAt) : '',
});

type SitePoll = RouterInputs['polls']['admin']['create']['poll'];
export type ThreadPollInput = RouterInputs['polls']['thread']['add']['poll'];

const rulesOf = ({ question, isMultiple, isChangeable, results, closesAt }: PollDraft) => ({
  question,
  isMultiple,
  isChangeable,
  results,
  closesAt: instant(closesAt),
});

export const threadPollOf = (draft: PollDraft): ThreadPollInput => ({
  ...rulesOf(draft),
  options: draft.options.map(({ text }) => ({ text })),
});

export function sitePollOf(kind: PollKind, draft: PollDraft): SitePoll {
  const { description, opensAt, options } = draft;
  const rules = { ...rulesOf(draft), description, opensAt: instant(opensAt) };
  if (kind === 'lounge') {
    return {
      ...rules,
      kind,
      options: options.map(({ lounge }) => ({ loungeId: lounge?.id ?? 0 })),
    };
  }
  if (kind === 'free') return { ...rules, kind, options: options.map(({ text }) => ({ text })) };
  return {
    ...rules,
    kind,
    options: options.map(({ text, picture, itemId }) => ({
      // an ad that was not given another name keeps its own
      text: text.trim() === '' && itemId !== undefined ? undefined : text,
      pictureId: picture?.id,
      itemId,
    })),
  };
}

const instant = (local: string): string | undefined => {
  const time = new Date(local);
  return local === '' || Number.isNaN(time.getTime()) ? undefined : time.toISOString();
};

const two = (number: number) => String(number).padStart(2, '0');

/** As a field for date and time wants it, by the clock of this device. */
function localText(time: string): string {
  const date = new Date(time);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
