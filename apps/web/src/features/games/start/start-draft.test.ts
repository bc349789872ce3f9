import { afterEach, expect, it } from 'vitest';
import { draftOf } from '../../../lib/storage/drafts.ts';
import { firstValues } from './setup-form.ts';
import { startDraft } from './start-draft.ts';

const state = {
  kind: 'teams' as const,
  players: {
    mates: [{ key: 1, chosen: { guestName: 'Uwe' }, typed: '' }],
    opponents: [{ key: 2, chosen: null, typed: 'Kal' }],
  },
  values: firstValues(null, { lounge: 3 }),
};

const draft = startDraft('anna', {});
afterEach(draft.clear);

it('is what was chosen, for this member and this link', () => {
  expect(draft.read()).toBeNull();
  draft.write(state);
  expect(startDraft('anna', {}).read()).toEqual(state);
  expect(startDraft('ben', {}).read()).toBeNull();
  expect(startDraft('anna', { challenge: 5 }).read()).toBeNull();
  draft.clear();
  expect(draft.read()).toBeNull();
});

it('is nothing where an older version of the page has kept something else', () => {
  draftOf('anna', 'game:{}').write({ form: JSON.stringify({ ...state, kind: 'three' }) });
  expect(draft.read()).toBeNull();
});
