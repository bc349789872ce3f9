-- (trust)
select 1;
