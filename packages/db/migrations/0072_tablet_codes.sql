-- Six digits that pair a tablet as its link does, for devices without a camera: for ten minutes, and one device.

alter table tournament_tablets
  -- keyed, as six digits are soon guessed from a plain hash
  add column code_hash text unique check (length(code_hash) = 22),
  add column code_until timestamptz(3),
  add constraint tournament_tablets_code_check check ((code_hash is null) = (code_until is null));

-- codes that are over are set free by whoever makes the next one
create index tournament_tablets_code_until on tournament_tablets (code_until) where code_until is not null;
