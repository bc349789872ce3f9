import type { ClubOutput, ClubSummary } from '@oche/validators/clubs/schemas';

/** A club of one, in which the reader isn't. */
export const summaryOf = (facts: Partial<ClubSummary> = {}): ClubSummary => ({
  id: 7,
  name: 'Bulls',
  city: 'Köln',
  excerpt: null,
  founded: null,
  memberCount: 1,
  isPublic: true,
  lounge: null,
  role: null,
  ...facts,
});

/** The same as its page has it. */
export const clubOf = (facts: Partial<ClubOutput> = {}): ClubOutput => ({
  ...summaryOf(),
  lounge: null,
  description: null,
  createdAt: '2026-01-01T12:00:00.000Z',
  news: null,
  officers: [],
  standing: 'outside',
  requestCount: 0,
  can: { request: true, leave: false, manage: false, own: false, report: false },
  ...facts,
});
