import { beforeEach, describe, expect, it } from 'vitest';
import { runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { settle } from '../../games/index.ts';
import { playGame } from '../../games/testing.ts';
import { usernameOf } from '../../people/testing.ts';
import { annul, throwAll } from '../testing.ts';
import { rebuildStatistics } from './rebuild.service.ts';
import { settleGame } from './settle.service.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
let mia: TestMember;
let ben: TestMember;

beforeEach(async () => {
  mia = await api.createMember();
  ben = await api.createMember();
});

const player = async (member: TestMember, over: object = {}) =>
  api.callerFor(null).statistics.player({ username: await usernameOf(api, member), ...over });

describe('a game that counts', () => {
  it('is in the statistics of both, with everything that was thrown', async () => {
    await playGame(api, { sides: [mia, ben], entries: throwAll('180 45 T20,T20,T20 60 T20,T19,D12 0') });
  });
});
