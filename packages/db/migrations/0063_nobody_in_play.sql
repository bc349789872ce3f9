-- A tournament that was called off or ended in the middle of a match kept its players and its boards; the trigger of
-- tournament_matches sets them free. Games that went on are closed as all that are abandoned.
update tournament_matches as match
set status = 'open', game_id = null, started_at = null
from tournaments as tournament
where tournament.id = match.tournament_id
  and tournament.status in ('completed', 'cancelled')
  and match.status in ('called', 'playing');
