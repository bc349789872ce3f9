-- Feeds and episodes of media channels.

select 1;
