-- How much a game moves ratings: a leg on a lounge's board is seen by others, one at home by nobody. A game knows it from its
-- beginning, so those from before weigh what they have weighed, and no rating changes with this.

alter table games
  -- hundredths of a game at a lounge, at a tournament or in a league
  add column rating_weight smallint not null default 100 check (rating_weight between 1 and 100);

alter table game_results
  add column rating_weight smallint not null default 100 check (rating_weight between 1 and 100);
