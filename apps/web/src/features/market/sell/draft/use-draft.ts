import type { Draft } from '@oche/validators/market/item-output';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useLocale } from '../../../../i18n/react.tsx';
import { useAuth } from '../../../../lib/auth.ts';
import { attemptOf } from '../../../../lib/storage/drafts.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { draftDataOf, valuesOf } from '../sell-input.ts';
import { newValues, type SellValues } from '../sell-values.ts';
import { deviceCopy, unsentOf } from './device-copy.ts';
import { DraftSaver, type Version } from './draft-saver.ts';

interface Options {
  /** as the server has it; null for a new one */
  draft: Draft | null;
  intent: SellValues['intent'];
  /** the server knows it from now on, by this id */
  onCreated: (id: number) => void;
  /** another device has written, and nothing here is lost by showing that */
  onNewer: () => void;
}

/** A draft that is saved while it is written, here at once and on the server after a pause. */
export function useDraft({ draft, intent, onCreated, onNewer }: Options) {
  const { user } = useAuth();
  const memberId = user?.id ?? '';
  const locale = useLocale();
  const utils = trpc.useUtils();
  const { mutateAsync: create } = trpc.market.drafts.create.useMutation();
  const { mutateAsync: save } = trpc.market.drafts.save.useMutation();
  const keep = useRef(deviceCopy(memberId, String(draft?.id ?? 'new')));
  const [copy] = useState(() => unsentOf(keep.current.read(), draft));
  const [values, setValues] = useState<SellValues>(
    () => copy?.values ?? (draft ? valuesOf(draft, locale) : newValues(intent, user)),
  );

  const send = async (sent: SellValues, version: Version | null): Promise<Version> => {
    const data = draftDataOf(sent);
    if (version) {
      const saved = await save({ ...version, data });
      utils.market.drafts.get.setData({ id: saved.id }, saved);
      keep.current.settle(sent, { id: saved.id, revision: saved.revision });
      return saved;
    }
    const attempt = attemptOf(memberId, 'market');
    const created = await create({ data, idempotencyKey: attempt.keyFor(data) });
    attempt.succeed();
    utils.market.drafts.get.setData({ id: created.id }, created);
    keep.current.clear();
    keep.current = deviceCopy(memberId, String(created.id));
    onCreated(created.id);
    return created;
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const [saver] = useState(
    () =>
      new DraftSaver<SellValues>(copy ? copy.version : draft, {
        send: async (sent, version) => {
          const { id, revision } = await latest.current(sent, version);
          return { id, revision };
        },
        keep: {
          write: (written, version) => keep.current.write(written, version),
          clear: () => keep.current.rest(),
        },
      }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.snapshot, () => 'saved' as const);

  // proposals can come before what was typed is rendered, and together
  const written = useRef(values);
  const put = (some: Partial<SellValues>): SellValues => {
    written.current = { ...written.current, ...some };
    setValues(written.current);
    return written.current;
  };

  // what a former visit has left on this device
  const begin = useEffectEvent(() => {
    if (copy && !copy.isSaved) saver.change(values);
    else keep.current.clear();
  });
  useEffect(() => {
    begin();
    return () => void saver.flush().finally(() => saver.stop());
  }, [saver]);
  useBackAndForth(saver, onNewer);

  return {
    values,
    saver,
    state,
    /** what is on this device alone is given up */
    discard: () => keep.current.clear(),
    change: (some: Partial<SellValues>) => saver.change(put(some)),
    /** the same for what nobody has typed: it is saved with the first thing that is */
    propose: (some: Partial<SellValues>) => {
      const next = put(some);
      if (saver.isBegun) saver.change(next);
    },
  };
}

/** Sends before the page is hidden, and when it is shown again looks whether another device has written. */
function useBackAndForth(saver: DraftSaver<SellValues>, onNewer: () => void): void {
  const utils = trpc.useUtils();
  const turn = useEffectEvent(async () => {
    if (document.hidden || saver.snapshot() !== 'saved') return void saver.flush();
    const { version } = saver;
    if (!version) return;
    const now = await utils.market.drafts.get
      .fetch({ id: version.id }, { staleTime: 0 })
      .catch(() => null);
    if (now && now.revision > version.revision && saver.snapshot() === 'saved') onNewer();
  });
  useEffect(() => {
    const onTurn = () => void turn();
    document.addEventListener('visibilitychange', onTurn);
    window.addEventListener('online', onTurn);
    return () => {
      document.removeEventListener('visibilitychange', onTurn);
      window.removeEventListener('online', onTurn);
    };
  }, []);
}
