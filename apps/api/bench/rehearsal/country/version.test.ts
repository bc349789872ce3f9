import { expect, test } from 'vitest';
import { fileAfter } from './version.ts';

test('the migration of the next version has the next number', () => {
  expect(fileAfter(['0001_users.sql', '0106_traces.sql', 'README.md', '0002_forum.sql'])).toBe(
    '0107_rehearsal.sql',
  );
});
