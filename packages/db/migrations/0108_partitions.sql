-- Third: the tables are partitioned, with all of their rows as the first part. The former version's statements name the
-- whole, and find there what they found before.

-- contract: since 0.1, statements name the whole, which has the same columns
alter table banner_traces rename to banner_traces_former;
-- contract: since 0.1, statements name the whole, which has the same columns
alter table market_traces rename to market_traces_former;
-- contract: since 0.1, statements name the whole, which has the same columns
alter table sign_ins rename to sign_ins_former;

alter table banner_traces_former drop constraint banner_traces_pkey;
alter table banner_traces_former add primary key using index banner_traces_former_pkey;
alter index banner_traces_uncounted rename to banner_traces_former_uncounted;
-- what is old goes by its day now
drop index banner_traces_at;
create table banner_traces (
  -- a random number of one look at one page
  view_id uuid not null,
  banner_id bigint not null,
  -- how often the rotation had come round to it before
  round integer not null constraint banner_traces_round_check check (round >= 0),
  kind text not null constraint banner_traces_kind_check check (kind in ('impression', 'click')),
  -- in Europe/Berlin; of one look always the same
  day date not null,
  at timestamptz(3) not null,
  is_counted boolean not null default false,
  primary key (day, view_id, banner_id, round, kind)
) partition by range (day);
create index banner_traces_uncounted on banner_traces (banner_id) where not is_counted;
create table banner_traces_other partition of banner_traces default;

alter table market_traces_former rename constraint market_traces_pkey to market_traces_former_pkey;
alter index market_traces_uncounted rename to market_traces_former_uncounted;
create table market_traces (
  day date not null,
  item_id bigint not null,
  kind text not null constraint market_traces_kind_check check (
    kind in ('view', 'link', 'qr', 'native', 'whatsapp', 'facebook', 'x', 'telegram', 'linkedin', 'email')
  ),
  who text not null,
  is_counted boolean not null default false,
  primary key (day, item_id, kind, who)
) partition by range (day);
create index market_traces_uncounted on market_traces (item_id) where not is_counted;
create table market_traces_other partition of market_traces default;

alter table sign_ins_former drop constraint sign_ins_pkey;
alter table sign_ins_former add primary key using index sign_ins_former_pkey;
alter index sign_ins_latest rename to sign_ins_former_latest;
alter index sign_ins_time rename to sign_ins_former_time;
-- contract: since 0.1, the whole numbers them
alter table sign_ins_former alter id drop identity;
create table sign_ins (
  id bigint generated always as identity,
  user_id text not null references users (id) on delete cascade,
  method text not null constraint sign_ins_method_check check (
    method in ('password', 'second-factor', 'passkey', 'provider', 'link', 'development')
  ),
  user_agent text,
  country text constraint sign_ins_country_check check (country ~ '^[A-Z]{2}$'),
  signed_in_at timestamptz(3) not null,
  primary key (id, signed_in_at)
) partition by range (signed_in_at);
create index sign_ins_latest on sign_ins (user_id, id desc);
create index sign_ins_time on sign_ins (signed_in_at);
create table sign_ins_other partition of sign_ins default;
select setval(pg_get_serial_sequence('sign_ins', 'id'), (select max(id) from sign_ins_former))
where exists (select from sign_ins_former);

-- safe: the checks say where the rows belong, so that none is read; what is empty goes
do $$
declare
  part record;
begin
  for part in
    select conrelid::regclass::text as name, replace(conrelid::regclass::text, '_former', '') as whole,
      conname, substring(pg_get_constraintdef(oid) from '''([^'']+)''') as until
    from pg_constraint
    where conname in ('banner_traces_until', 'market_traces_until', 'sign_ins_until') and contype = 'c'
  loop
    execute format(
      'alter table %s attach partition %s for values from (minvalue) to (%L)', part.whole, part.name, part.until
    );
    execute format('alter table %s drop constraint %I', part.name, part.conname);
  end loop;
  if not exists (select from banner_traces_former) then drop table banner_traces_former; end if;
  if not exists (select from market_traces_former) then drop table market_traces_former; end if;
  if not exists (select from sign_ins_former) then drop table sign_ins_former; end if;
end
$$;
