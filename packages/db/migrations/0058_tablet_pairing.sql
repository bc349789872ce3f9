-- The link of a tablet pairs one device. What the device has then is a secret of its own, so that nobody scores
-- who has only seen the link.

alter table tournament_tablets
  -- the device's secret; null until one has opened the link
  alter column token_hash drop not null,
  -- of the link; null for tablets that were paired when link and device had the same secret
  add column link_hash text unique check (length(link_hash) = 64),
  -- of what the device has made for itself, so that it may open the link again when the answer was lost
  add column device_hash text check (length(device_hash) = 64),
  add constraint tournament_tablets_secret_check check (
    coalesce(link_hash, token_hash) is not null and (token_hash is null or link_hash is null or device_hash is not null)
  );
