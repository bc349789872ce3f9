-- Open challenges.
select 1;
