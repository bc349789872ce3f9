import { expect, it } from 'vitest';
import { codeOf, useMember, useTestApi } from '../../testing/index.ts';
import { findSubject } from './subject.service.ts';

const api = useTestApi();
const anna = useMember(api);

/** A database that is away: whatever is asked of it fails. */
const away = new Error('the database is away');
const broken = () =>
  new Proxy(api.deps.db, {
    get() {
      throw away;
    },
  });

it.each(['/clubs/1', '/leagues/divisions/1', '/leagues/teams/1', '/events/koeln', '/venues/1'])(
  '%s is missing only where it is, and not while the database is away',
  async (subject) => {
    const ctx = api.contextFor(anna);
    expect(await codeOf(findSubject(ctx, { subject }))).toBe('WIDGET_SUBJECT_NOT_FOUND');
    await expect(findSubject({ ...ctx, db: broken() }, { subject })).rejects.toBe(away);
  },
);
