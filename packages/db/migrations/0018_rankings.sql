-- Rankings and ratings.
select 1;
