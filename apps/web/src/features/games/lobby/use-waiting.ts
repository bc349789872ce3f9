import { useLateSnapshot } from '../../../lib/late-snapshot.ts';
import { isWaiting, onWaiting } from './waiting.ts';

/** Whether an open game of this member waits for somebody, as this tab knows. */
export const useWaiting = (): boolean => useLateSnapshot(onWaiting, isWaiting, false);
