-- no transaction
-- Second: the checks are validated, and the keys are built that will name the part, both beside the traffic.
alter table banner_traces validate constraint banner_traces_until;
alter table market_traces validate constraint market_traces_until;
alter table sign_ins validate constraint sign_ins_until;
create unique index concurrently if not exists banner_traces_former_pkey
  on banner_traces (day, view_id, banner_id, round, kind);
create unique index concurrently if not exists sign_ins_former_pkey on sign_ins (id, signed_in_at);
