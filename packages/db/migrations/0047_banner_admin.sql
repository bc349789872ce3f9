-- What advertisers may read.

-- Secret addresses at which somebody without an account reads how often banners were seen and clicked, of which
-- these are the hashes.
create table banner_report_links (
  id bigint generated always as identity primary key,
  -- from whose page it was made, and whose figures it shows
  banner_id bigint not null references banners (id),
  -- the name of whose banners all are shown, also of those to come; null: only that one
  advertiser text check (length(advertiser) between 1 and 80),
  token_hash text not null unique check (length(token_hash) = 64),
  created_by text not null references users (id),
  created_at timestamptz(3) not null,
  -- to the hour
  last_read_at timestamptz(3),
  revoked_at timestamptz(3)
);
create index banner_report_links_banner on banner_report_links (banner_id, id) where revoked_at is null;
create index banner_report_links_advertiser on banner_report_links (lower(advertiser)) where revoked_at is null;
create index banner_report_links_creator on banner_report_links (created_by);

create index banners_advertiser on banners (lower(advertiser), id);
