-- (market_finding)
select 1;
