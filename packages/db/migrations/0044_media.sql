-- Media channels.

select 1;
