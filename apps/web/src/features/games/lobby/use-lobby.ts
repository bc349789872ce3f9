import type { LobbyEvent } from '@oche/validators/lobby/schemas';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAuth } from '../../../lib/auth.ts';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { trpc } from '../../../lib/trpc.ts';
import { setWaiting } from './waiting.ts';

/** However much happens, the list is read this often at most, in milliseconds. */
const CALM_MS = 1500;
/** How often visitors see it anew, and everybody whose stream has missed something. */
const AGAIN_MS = 30_000;

/** The lobby, current while it is shown. Whoever waits here is taken to the game as soon as somebody has come. */
export function useLobby() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [lobby] = trpc.lobby.get.useSuspenseQuery(undefined, { refetchInterval: AGAIN_MS });
  const { own, begun } = lobby;
  const lastRead = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = () => {
    clearTimeout(timer.current);
    const wait = Math.max(0, lastRead.current + CALM_MS - Date.now());
    timer.current = setTimeout(() => {
      lastRead.current = Date.now();
      void utils.lobby.get.invalidate();
    }, wait);
  };
  const readOnce = useEffectEvent(read);
  useEffect(() => {
    // the page that visitors get is kept for all of them
    if (!user) readOnce();
    return () => clearTimeout(timer.current);
  }, [user]);
  useLive<LobbyEvent>({
    of: user && 'lobby',
    open: (stream) => utils.client.lobby.events.subscribe(undefined, stream),
    onData: read,
    isEnd: (error) => hasErrorCode(error, 'UNAUTHENTICATED'),
  });

  const wasOpen = useRef(own !== null);
  useEffect(() => {
    if (own) setWaiting(true);
    const hasBegun = wasOpen.current && own === null && begun !== null;
    wasOpen.current = own !== null;
    if (!hasBegun) return;
    setWaiting(false);
    void navigate({ to: '/games/$id/score', params: { id: String(begun) } });
  }, [own, begun, navigate]);

  return lobby;
}
