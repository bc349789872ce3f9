-- Statistics and achievements of players.
select 1;
