-- (market_interest)
select 1;
