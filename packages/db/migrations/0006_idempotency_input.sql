-- What an idempotency key was used for: the same key with another input is refused. Keys of before
-- don't know it; they are kept for a day only.
delete from idempotency_keys;
alter table idempotency_keys add column input_hash text not null;
