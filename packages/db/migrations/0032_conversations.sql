-- (conversations)
select 1;
