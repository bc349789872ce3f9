-- What the staff notes of members.

select 1;
