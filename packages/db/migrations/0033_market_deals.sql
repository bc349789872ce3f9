-- (market_deals)
select 1;
