-- Games of leagues: teams of six, and matches of which all legs are played, so that they can be drawn.

alter table game_players drop constraint game_players_place_check;
alter table game_players add constraint game_players_place_check check (place between 0 and 5);

-- null: drawn
alter table game_results alter column is_won drop not null;
alter table ranking_games alter column is_won drop not null;
alter table ranking_games_anew alter column is_won drop not null;
