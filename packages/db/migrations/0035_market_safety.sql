-- What machines notice about ads: pictures that somebody else has, prices far below comparable ones.

-- Four times 16 bits that stay nearly the same when a picture is scaled or compressed anew; null for one that
-- shows too little to be told from others.
alter table uploads add column fingerprint integer[] check (cardinality(fingerprint) = 4);

-- The quarters of the pictures of ads. Pictures that differ by few bits have a quarter that differs by one at most.
create table market_picture_prints (
  part smallint not null check (part between 0 and 3),
  bits integer not null check (bits between 0 and 65535),
  upload_id text not null references uploads (id) on delete cascade,
  primary key (part, bits, upload_id)
);
create index market_picture_prints_of on market_picture_prints (upload_id);

-- Found once for an ad and kind: what a moderator said is fine doesn't come back.
create table market_item_flags (
  item_id bigint not null references market_items (id) on delete cascade,
  kind text not null check (kind in ('picture', 'price')),
  -- whose picture it is like
  like_item_id bigint references market_items (id) on delete set null,
  found_at timestamptz(3) not null,
  primary key (item_id, kind)
);
create index market_item_flags_like on market_item_flags (like_item_id) where like_item_id is not null;
