-- What the system page reads.

select 1;
