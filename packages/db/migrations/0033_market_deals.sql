-- What buyers and sellers offer each other for an item, the deal that comes of it, how it changes hands, and
-- what is disputed about it.

create table market_offers (
  id bigint generated always as identity primary key,
  item_id bigint not null references market_items (id) on delete cascade,
  buyer_id text not null references users (id),
  -- who made it; who of the two didn't, answers it
  by text not null check (by in ('buyer', 'seller')),
  amount_cents integer not null check (amount_cents > 0 and amount_cents <= 1000000000),
  message text check (length(message) <= 500),
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'declined', 'expired', 'withdrawn', 'countered')),
  -- the offer instead of which this one was made
  answers_id bigint references market_offers (id) on delete cascade,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  decided_at timestamptz(3),
  check ((status = 'pending') = (decided_at is null))
);
-- one open offer between two about an item, and one accepted offer an item, under any race
create unique index market_offers_open on market_offers (item_id, buyer_id) where status = 'pending';
create unique index market_offers_accepted on market_offers (item_id) where status = 'accepted';
create index market_offers_about on market_offers (item_id, id desc);
create index market_offers_of on market_offers (buyer_id, id desc);
create index market_offers_answering on market_offers (answers_id) where answers_id is not null;
create index market_offers_expiring on market_offers (expires_at) where status = 'pending';

create table market_deals (
  id bigint generated always as identity primary key,
  item_id bigint not null references market_items (id),
  buyer_id text not null references users (id),
  seller_id text not null references users (id),
  -- null: the seller has named the buyer
  offer_id bigint unique references market_offers (id),
  price_cents integer not null check (price_cents >= 0 and price_cents <= 1000000000),
  status text not null check (
    status in ('reserved', 'handed_over', 'completed', 'cancelled', 'disputed')
  ),
  reserved_until timestamptz(3),
  handover text check (handover in ('shipping', 'lounge')),
  lounge_id bigint references lounges (id),
  meets_at timestamptz(3),
  meeting_by text check (meeting_by in ('buyer', 'seller')),
  meeting_agreed_at timestamptz(3),
  handed_over_at timestamptz(3),
  buyer_confirmed_at timestamptz(3),
  seller_confirmed_at timestamptz(3),
  completed_at timestamptz(3),
  cancelled_at timestamptz(3),
  cancelled_by text check (cancelled_by in ('buyer', 'seller', 'clock', 'moderator')),
  cancel_reason text check (length(cancel_reason) <= 500),
  disputed_from text check (disputed_from in ('reserved', 'handed_over', 'completed')),
  -- grows with every change, for calendars
  revision integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (buyer_id <> seller_id),
  check (status <> 'reserved' or reserved_until is not null),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  check ((meets_at is null) = (meeting_by is null)),
  check (meeting_agreed_at is null or meets_at is not null)
);
create unique index market_deals_of_item on market_deals (item_id) where status <> 'cancelled';
create index market_deals_about on market_deals (item_id, id desc);
create index market_deals_of_buyer on market_deals (buyer_id, id desc);
create index market_deals_of_seller on market_deals (seller_id, id desc);
create index market_deals_due on market_deals (reserved_until) where status = 'reserved';
create index market_deals_handed_over on market_deals (handed_over_at) where status = 'handed_over';
create index market_deals_meeting_of_buyer on market_deals (buyer_id, meets_at)
  where meeting_agreed_at is not null;
create index market_deals_meeting_of_seller on market_deals (seller_id, meets_at)
  where meeting_agreed_at is not null;

-- Where the buyer wants it sent, sealed with the server's key; gone some days after the deal's end.
create table market_deal_addresses (
  deal_id bigint primary key references market_deals (id) on delete cascade,
  encrypted text not null,
  -- null as long as the deal runs
  expires_at timestamptz(3)
);
create index market_deal_addresses_over on market_deal_addresses (expires_at)
  where expires_at is not null;

create table market_disputes (
  id bigint generated always as identity primary key,
  deal_id bigint not null unique references market_deals (id) on delete cascade,
  opened_by text not null check (opened_by in ('buyer', 'seller')),
  -- what the one who opened it says, and then the other
  account text not null check (length(account) between 1 and 3000),
  answer text check (length(answer) between 1 and 3000),
  opened_at timestamptz(3) not null,
  answered_at timestamptz(3),
  outcome text check (outcome in ('upheld', 'dismissed')),
  decided_at timestamptz(3),
  check ((answer is null) = (answered_at is null)),
  check ((outcome is null) = (decided_at is null))
);
