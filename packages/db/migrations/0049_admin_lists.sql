-- Places and ads that admins hide.

select 1;
