import type { TournamentOutput } from '@oche/validators/tournaments/schemas';

/** A tournament of sixteen, announced for a Friday evening in Berlin, as its organiser sees it. */
export const tournamentOf = (facts: Partial<TournamentOutput> = {}): TournamentOutput =>
  ({
    id: 7,
    name: 'Freitagscup',
    status: 'upcoming',
    tournamentType: 'groups',
    gameFormat: '501',
    teamSize: 1,
    maxParticipants: 16,
    participantCount: 4,
    startDate: '2031-03-07T18:00:00.000Z',
    checkInOpensAt: null,
    venue: null,
    boards: null,
    can: { organise: true, edit: true, start: true },
    ...facts,
  }) as TournamentOutput;
