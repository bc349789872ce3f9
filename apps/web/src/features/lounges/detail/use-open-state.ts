import type { Lounge } from '@oche/validators/lounges/schemas';
import { useEffect } from 'react';
import { useMinute } from '../../../components/time/use-minute.ts';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { openText } from './hours-text.ts';

const MINUTE = 60_000;

/** Says whether a lounge is open. When that changes, the page loads when it will change next. */
export function useOpenState(lounge: Lounge): string {
  const texts = useTexts('lounge');
  const locale = useLocale();
  const utils = trpc.useUtils();
  const minute = useMinute();
  const { id, opensOrClosesAt } = lounge;
  const isOver =
    minute !== null && opensOrClosesAt !== null && Date.parse(opensOrClosesAt) <= minute * MINUTE;
  useEffect(() => {
    if (isOver) void utils.lounges.get.invalidate({ id });
  }, [isOver, utils, id]);
  return openText(lounge, minute === null ? null : minute * MINUTE, texts, locale);
}
