import { useAuth } from '../auth.ts';
import { addressFor } from './open-doors.ts';

/** Where a link to a members' list leads this reader. */
export const useDoor = (to: string): string => addressFor(to, useAuth().user !== null);
