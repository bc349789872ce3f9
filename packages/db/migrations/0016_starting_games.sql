-- Starting games: guests who become members, and members who say yes on somebody else's device.
select 1;
