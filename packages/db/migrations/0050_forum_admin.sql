-- The forum in the admins' hands.

select 1;
