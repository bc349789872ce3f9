-- Reminders before deadlines of a league, each noted where it was sent, and requests that nobody has answered.

alter table league_fixtures
  -- when the home team was reminded of its sheet
  add column report_reminded_at timestamptz(3),
  -- when captains were reminded that silence agrees; a corrected sheet has days of its own
  add column confirm_reminded_at timestamptz(3);

alter table league_moves
  -- when who is asked was reminded
  add column reminded_at timestamptz(3),
  -- when it became the officers' task, as nobody had answered
  add column handed_at timestamptz(3);

-- those whose silence will agree are few beside all that were played
create index league_fixtures_reported on league_fixtures (reported_at) where status = 'reported';
