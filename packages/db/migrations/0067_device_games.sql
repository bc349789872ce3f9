-- Games that were scored on a device without an account, and what became of them: each is claimed once, whoever asks and
-- however often. The secret is the device's; the game is null only within the transaction that claims it.
create table game_device_claims (
  secret_hash text primary key,
  game_id bigint unique references games
);
