-- Tables of which whole days or months are forgotten become partitioned, while the former version goes on writing to them
-- (ADR 67). First: what is there now, and what comes until a month from now, will be one part. The check says so to
-- PostgreSQL, which then need not read the rows.

-- safe: adds checks that look at no row that is there, each in a moment
do $$
declare
  until date := date_trunc('month', now() + interval '2 months');
begin
  execute format('alter table banner_traces add constraint banner_traces_until check (day < %L) not valid', until);
  execute format('alter table market_traces add constraint market_traces_until check (day < %L) not valid', until);
  execute format(
    'alter table sign_ins add constraint sign_ins_until check (signed_in_at < %L) not valid',
    until::text || ' 00:00:00+00'
  );
end
$$;
