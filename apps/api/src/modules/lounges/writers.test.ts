import { beforeAll, expect, it } from 'vitest';
import type { MemberContext } from '../../lib/deps.ts';
import { codeOf, useTestApi } from '../../testing/index.ts';
import * as boards from './calendar/board.service.ts';
import * as rules from './calendar/rules.service.ts';
import { setFavourite } from './directory/favourite.service.ts';
import * as lounges from './page/lounge-change.service.ts';
import { setPhotos } from './page/photo.service.ts';
import { answerReview, deleteReview, saveReview } from './reviews/review.service.ts';
import { hideReview } from './reviews/review-moderation.service.ts';
import { createClaim, decideClaim } from './team/claim.service.ts';
import { inviteStaff, revokeInvitation } from './team/invitation.service.ts';
import { acceptInvitation, decideInvitation } from './team/invitation-answer.service.ts';
import { removeStaff } from './team/staff.service.ts';

/*
 * Services themselves refuse members who may not write, whoever calls them: procedures check it
 * earlier, but jobs and other services don't.
 */

const api = useTestApi();
let ctx: MemberContext;

beforeAll(async () => {
  const admin = await api.createMember({ status: 'suspended', role: 'admin' });
  ctx = api.contextFor(admin) as MemberContext;
});

const services: Record<string, (ctx: MemberContext, input: never) => Promise<unknown>> = {
  createLounge: lounges.createLounge,
  updateLounge: lounges.updateLounge,
  moveLounge: lounges.moveLounge,
  setLoungeActive: lounges.setLoungeActive,
  createBoard: boards.createBoard,
  updateBoard: boards.updateBoard,
  deleteBoard: boards.deleteBoard,
  orderBoards: boards.orderBoards,
  updateRules: rules.updateRules,
  setException: rules.setException,
  deleteException: rules.deleteException,
  setPhotos,
  setFavourite,
  saveReview,
  deleteReview,
  answerReview,
  hideReview,
  createClaim,
  decideClaim,
  inviteStaff,
  acceptInvitation,
  decideInvitation,
  revokeInvitation,
  removeStaff,
};

it.each(Object.entries(services))('%s is refused before anything is looked at', async (_, call) => {
  expect(await codeOf(call(ctx, {} as never))).toBe('ACCOUNT_SUSPENDED');
});
