-- Trust: what both sides of a deal say of each other, what of members was checked, and what follows from it.

create table market_reviews (
  id bigint generated always as identity primary key,
  deal_id bigint not null references market_deals (id) on delete cascade,
  author_id text not null references users (id),
  -- whom it is about: the other side
  subject_id text not null references users (id),
  author_role text not null check (author_role in ('buyer', 'seller')),
  rating smallint not null check (rating between 1 and 5),
  comment text not null check (length(comment) between 1 and 2000),
  created_at timestamptz(3) not null,
  -- when it is published even if the other side has written nothing
  due_at timestamptz(3) not null,
  published_at timestamptz(3),
  answer text check (length(answer) between 1 and 2000),
  answered_at timestamptz(3),
  hidden_at timestamptz(3),
  hidden_by text references users (id) on delete set null,
  unique (deal_id, author_id),
  check (author_id <> subject_id),
  check ((answer is null) = (answered_at is null)),
  check (answer is null or published_at is not null)
);
create index market_reviews_about on market_reviews (subject_id, published_at desc, id desc)
  where published_at is not null and hidden_at is null;
create index market_reviews_subject on market_reviews (subject_id);
create index market_reviews_author on market_reviews (author_id);
create index market_reviews_due on market_reviews (due_at) where published_at is null;

-- What was checked of a member, or is about to be. No row: nothing was tried. The address for mails is
-- confirmed in users.
create table verifications (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('phone', 'identity', 'address', 'bank', 'business')),
  status text not null check (status in ('pending', 'verified', 'rejected')),
  -- of a phone number: keyed, so that it can be compared and not read
  phone_hash text,
  requested_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by text references users (id) on delete set null,
  reason text check (length(reason) <= 500),
  unique (user_id, kind),
  check ((status = 'pending') = (decided_at is null)),
  check (kind <> 'phone' or (status = 'verified' and phone_hash is not null)),
  check (kind = 'phone' or phone_hash is null)
);
-- one number speaks for one account
create unique index verifications_phone on verifications (phone_hash);
create index verifications_waiting on verifications (requested_at, id) where status = 'pending';

-- Encrypted. A document lives until the decision and not longer.
create table verification_documents (
  verification_id bigint primary key references verifications (id) on delete cascade,
  media_type text not null check (
    media_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')
  ),
  sealed text not null
);
alter table verification_documents alter column sealed set storage external;

-- Codes sent to phones, for a day: the newest of a member counts, the others count against the limit.
create table phone_codes (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  phone_hash text not null,
  code_hash text not null,
  attempts smallint not null default 0,
  created_at timestamptz(3) not null
);
create index phone_codes_of on phone_codes (user_id, id desc);
create index phone_codes_to on phone_codes (phone_hash, created_at);
create index phone_codes_old on phone_codes (created_at);

-- What is known of a member's trade, computed from the tables that the events tell of; nothing is typed in.
create table seller_trust (
  user_id text primary key references users (id) on delete cascade,
  score smallint not null check (score between 0 and 100),
  verified text[] not null,
  sales integer not null,
  purchases integer not null,
  -- everybody counts once, and less who is new or trades in a closed circle only
  partners double precision not null,
  partner_count integer not null,
  buyers integer not null,
  review_weight double precision not null,
  review_sum double precision not null,
  review_count integer not null,
  reviewers integer not null,
  -- every author counts once
  average_rating double precision check (average_rating between 1 and 5),
  positive_count integer not null,
  negative_count integer not null,
  content_buyers integer not null,
  content_sellers integer not null,
  asked integer not null,
  answered double precision not null,
  response_hours double precision,
  dispute_count integer not null,
  disputes_lost integer not null,
  account_days integer not null,
  computed_at timestamptz(3) not null
);
create index seller_trust_oldest on seller_trust (computed_at, user_id);

create table seller_badges (
  user_id text not null references users (id) on delete cascade,
  badge text not null check (
    badge in ('trusted_seller', 'top_rated', 'verified_business', 'power_seller', 'community_favorite')
  ),
  -- of a badge that was lost: the last one
  level smallint not null check (level between 1 and 3),
  is_active boolean not null,
  earned_at timestamptz(3) not null,
  primary key (user_id, badge)
);
