-- What advertisers may read.

select 1;
