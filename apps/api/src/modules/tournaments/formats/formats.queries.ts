import { type Placeholders, prepared } from '@oche/db';
import type { MatchStage } from '@oche/validators/tournaments/schemas';

interface Round {
  tournamentId: number;
  stage: MatchStage;
  round: number;
}

export const saveFormat = prepared(
  'tournaments.saveFormat',
  (db, p: Placeholders<Round & { format: string }>) =>
    db
      .insertInto('tournament_formats')
      .values({
        tournament_id: p('tournamentId'),
        stage: p('stage'),
        round: p('round'),
        format: p('format'),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['tournament_id', 'stage', 'round'])
          .doUpdateSet((eb) => ({ format: eb.ref('excluded.format') })),
      ),
);

export const deleteFormat = prepared('tournaments.deleteFormat', (db, p: Placeholders<Round>) =>
  db
    .deleteFrom('tournament_formats')
    .where('tournament_id', '=', p('tournamentId'))
    .where('stage', '=', p('stage'))
    .where('round', '=', p('round')),
);
