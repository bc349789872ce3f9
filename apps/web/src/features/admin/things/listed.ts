import type { AdminItem, AdminLounge, AdminTournament } from '@oche/validators/admin/lists';

/** What the rows of these lists have in common. */
export type Listed = Pick<
  AdminLounge | AdminTournament | AdminItem,
  'id' | 'owner' | 'createdAt' | 'reportCount' | 'caseId' | 'hidden'
>;

/** A thing that something is done with. */
export interface Named {
  id: number;
  name: string;
}
