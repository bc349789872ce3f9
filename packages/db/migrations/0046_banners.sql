-- Banners, and what is counted of them.

select 1;
