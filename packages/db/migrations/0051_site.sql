-- Switches, announcements, daily figures.

select 1;
