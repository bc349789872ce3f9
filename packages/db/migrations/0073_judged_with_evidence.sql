-- What moderators decide is decided with evidence: the heaviest first, and disputes with all that there is to them.

-- the queue: heaviest first, then what waits longest
drop index moderation_cases_queue;
create index moderation_cases_queue on moderation_cases (is_approval, (-weight), opened_at, id)
  where closed_at is null;
-- whose money is in danger comes first, also where the case is open already
update moderation_cases set weight = weight + 10
where closed_at is null and thing_kind in ('item', 'listing') and exists (
  select from market_items item
  where item.id::text = moderation_cases.thing_id and (
    item.suspicions && '{payment_link}'
    or exists (select from market_item_flags flag where flag.item_id = item.id and flag.kind = 'picture')
  )
);

-- a dispute ends in what suits it: the money goes back, or both go back
alter table moderation_decisions drop constraint moderation_decisions_action_check;
alter table moderation_decisions add constraint moderation_decisions_action_check check (
  action in ('none', 'hide', 'delete', 'lock', 'publish', 'reject', 'annul', 'correct', 'refund', 'return')
);
alter table market_disputes drop constraint market_disputes_outcome_check;
alter table market_disputes add constraint market_disputes_outcome_check check (
  outcome in ('upheld', 'dismissed', 'refunded', 'returned')
);

-- An ad as it was when it was agreed on: what the seller changes later doesn't change what was promised.
create table market_deal_ads (
  deal_id bigint primary key references market_deals (id) on delete cascade,
  title text not null,
  description text not null,
  category text,
  condition text,
  price_cents integer,
  shipping_cents integer,
  ships boolean not null,
  meets boolean not null,
  taken_at timestamptz(3) not null
);
create table market_deal_pictures (
  deal_id bigint not null references market_deal_ads (deal_id) on delete cascade,
  position integer not null check (position >= 0),
  upload_id text not null references uploads (id) on delete cascade,
  primary key (deal_id, position)
);
create index market_deal_pictures_of_upload on market_deal_pictures (upload_id);
-- of deals that were made before: the best that is known
insert into market_deal_ads
select deal.id, item.title, item.description, item.category, item.condition, item.price_cents, item.shipping_cents,
  item.ships, item.meets, deal.created_at
from market_deals deal join market_items item on item.id = deal.item_id;
insert into market_deal_pictures
select deal.id, picture.position, picture.upload_id
from market_deals deal join market_item_pictures picture on picture.item_id = deal.item_id;

-- What both sides show of it.
create table market_dispute_photos (
  dispute_id bigint not null references market_disputes (id) on delete cascade,
  upload_id text not null references uploads (id) on delete cascade,
  side text not null check (side in ('buyer', 'seller')),
  added_at timestamptz(3) not null,
  primary key (dispute_id, upload_id)
);
create index market_dispute_photos_of_upload on market_dispute_photos (upload_id);

-- What a moderator asks a side, once, and what it answers, once.
create table market_dispute_questions (
  dispute_id bigint not null references market_disputes (id) on delete cascade,
  side text not null check (side in ('buyer', 'seller')),
  question text not null check (length(question) between 1 and 2000),
  asked_by text not null references users (id),
  asked_at timestamptz(3) not null,
  answer text check (length(answer) between 1 and 3000),
  answered_at timestamptz(3),
  primary key (dispute_id, side),
  check ((answer is null) = (answered_at is null))
);
