import { STAY_SECONDS } from '@oche/validators/lobby/limits';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { setWaiting } from './waiting.ts';

/** Long enough to lay the phone down and pick up the darts, in milliseconds. */
const FOUND_MS = 60_000;

/**
 * While the member waits: says that they are still there, also from a tab in the background, and when somebody has come.
 * On the lobby they are taken to the game, elsewhere they are asked.
 */
export function StillWaiting() {
  const { found } = useTexts('lobby');
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { client } = trpc.useUtils();
  // whoever comes makes the bell ring
  const { data: unread } = trpc.social.notifications.unread.useQuery(undefined, { enabled: false });
  const stay = useEffectEvent(async () => {
    // without a network it is tried again
    const now = await client.lobby.stay.mutate().catch(() => null);
    if (!now || now.isOpen) return;
    setWaiting(false);
    if (now.gameId === null) return;
    const to = { to: '/games/$id/score', params: { id: String(now.gameId) } } as const;
    if (pathname === '/games/lobby') return navigate(to);
    toast.show({
      title: found.title(),
      description: found.text(),
      duration: FOUND_MS,
      action: { label: found.go(), onAction: () => void navigate(to) },
    });
  });
  useEffect(() => {
    const timer = setInterval(() => void stay(), STAY_SECONDS * 1000);
    return () => clearInterval(timer);
  }, []);
  const count = unread?.count;
  // asked again whenever the bell has rung
  useEffect(() => void stay(), [count]);
  return null;
}
