import { chakra } from '@chakra-ui/react';
import type { DraftPlace } from '@oche/validators/forum/drafts/schemas';
import { CloudCheck, MonitorSmartphone } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { hasErrorCode, isExplained } from '../../../lib/errors/errors.ts';
import { draftOf } from '../../../lib/storage/drafts.ts';
import { OUTBOX_PREFIX } from '../../../lib/storage/outbox-names.ts';
import { trpc } from '../../../lib/trpc.ts';
import { sentPictures } from '../writing/writing-field.tsx';
import {
  type DraftHandle,
  type DraftState,
  draftSync,
  type Known,
  type Unsaved,
} from './draft-sync.ts';
import type { Written } from './written.ts';

export interface ServerDraftProps {
  ref?: Ref<DraftHandle>;
  memberId: string;
  place: DraftPlace;
  /** what stands in the form; null for nothing */
  written: Written | null;
  /** puts into the form what was written elsewhere; null empties it */
  onTake: (written: Written | null) => void;
}

/** Keeps what is written for the member's other devices, and says where it is kept. */
export function ServerDraft({ ref, memberId, place, written, onTake }: ServerDraftProps) {
  const { client } = trpc.useUtils();
  const [state, setState] = useState<DraftState | null>(null);
  const take = useEffectEvent(onTake);
  const [sync] = useState(() =>
    draftSync({
      server: {
        get: () => client.forum.draft.get.query({ place }),
        save: ({ answered, pictures, tags, ...texts }, basedOn) =>
          client.forum.draft.save.mutate({
            place,
            basedOn,
            ...texts,
            answeredId: answered?.id ?? null,
            isQuote: answered !== null && answered.quote !== null,
            pictures: sentPictures(pictures),
            tags: [...tags],
          }),
        discard: (id) => client.forum.draft.discard.mutate({ id }),
      },
      memory: memoryOf(memberId, place),
      unsaved: unsavedOf(memberId, place),
      take: (taken) => take(taken),
      show: setState,
      isPassing: (error) => !isExplained(error) || hasErrorCode(error, 'RATE_LIMITED'),
    }),
  );
  useImperativeHandle(ref, () => sync, [sync]);
  useEffect(() => sync.typed(written), [sync, written]);
  useEffect(() => {
    void sync.start();
    const push = () => void sync.push();
    // a phone may drop the page as soon as it is out of sight
    document.addEventListener('visibilitychange', push);
    window.addEventListener('online', push);
    return () => {
      document.removeEventListener('visibilitychange', push);
      window.removeEventListener('online', push);
      sync.close();
    };
  }, [sync]);
  return <Standing state={state} isEmpty={written === null} sync={sync} onTake={onTake} />;
}

interface StandingProps extends Pick<ServerDraftProps, 'onTake'> {
  state: DraftState | null;
  isEmpty: boolean;
  sync: ReturnType<typeof draftSync>;
}

function Standing({ state, isEmpty, sync, onTake }: StandingProps) {
  const texts = useTexts('forum/drafts');
  if (!state) return null;
  const { conflict, spare, resumed, kept } = state;
  if (conflict) {
    const { other } = conflict;
    return (
      <Conflict role="alert">
        <strong>{other ? texts.conflict.title() : texts.conflict.gone()}</strong>
        {other ? (
          <>
            <Small>
              <Time value={other.updatedAt} format="dateTime" />
            </Small>
            <Other>
              {other.title ? <strong>{other.title}</strong> : null}
              <PlainText content={other.content || texts.conflict.empty()} />
            </Other>
          </>
        ) : null}
        <Row>
          <Button size="sm" variant="outline" onClick={() => sync.decide(true)}>
            {other ? texts.conflict.takeTheirs() : texts.conflict.empty()}
          </Button>
          <Button size="sm" variant="outline" onClick={() => sync.decide(false)}>
            {texts.conflict.keepMine()}
          </Button>
        </Row>
      </Conflict>
    );
  }
  return (
    <Line>
      {resumed && !isEmpty ? (
        <span role="status">
          {texts.resumed()} <Time value={resumed} />
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              // at once: one may leave right after it
              sync.discard();
              onTake(null);
            }}
          >
            {texts.discard()}
          </Button>
        </span>
      ) : kept === 'everywhere' ? (
        <span>
          <CloudCheck aria-hidden="true" /> {texts.keptEverywhere()}
        </span>
      ) : kept === 'here' ? (
        <span>
          <MonitorSmartphone aria-hidden="true" /> {texts.keptHere()}
        </span>
      ) : null}
      {spare ? (
        <Button size="sm" variant="ghost" onClick={sync.swap}>
          {texts.conflict.swap()}
        </Button>
      ) : null}
    </Line>
  );
}

const nameOf = (place: DraftPlace): string => Object.entries(place).flat().join(':');

/** Which text of the server this tab goes on from. */
function memoryOf(memberId: string, place: DraftPlace) {
  const stored = draftOf(memberId, `${nameOf(place)}:server`);
  return {
    read(): Known | null {
      const found = stored.read();
      if (!found?.id || !found.revision || found.text === undefined) return null;
      return { id: Number(found.id), revision: Number(found.revision), text: found.text };
    },
    write(known: Known | null): void {
      if (known) {
        stored.write({ id: String(known.id), revision: String(known.revision), text: known.text });
      } else stored.clear();
    },
  };
}

/** What could not be saved yet; whoever signs out leaves nothing of it. */
function unsavedOf(memberId: string, place: DraftPlace) {
  const key = `${OUTBOX_PREFIX}draft:${memberId}:${nameOf(place)}`;
  return {
    read(): Unsaved | null {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(unsaved: Unsaved | null): void {
      try {
        if (unsaved) localStorage.setItem(key, JSON.stringify(unsaved));
        else localStorage.removeItem(key);
      } catch {
        // the storage is full or closed; the tab has the text
      }
    },
  };
}

/** It has its height before it says anything. */
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minHeight: '6',
    textStyle: 'small',
    color: 'fg.muted',
    '& > span': { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' },
    '& svg': { width: '4', height: '4' },
  },
});
const Small = chakra('span', { base: { textStyle: 'small', color: 'fg.muted' } });
const Conflict = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '3',
    bg: 'warning.subtle',
    borderInlineStart: '4px solid {colors.warning.solid}',
  },
});
const Other = chakra('div', {
  base: {
    maxHeight: '10rem',
    overflowY: 'auto',
    padding: '2',
    bg: 'bg',
    color: 'fg',
    overflowWrap: 'anywhere',
  },
});
