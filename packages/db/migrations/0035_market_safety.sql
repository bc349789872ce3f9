-- (market_safety)
select 1;
