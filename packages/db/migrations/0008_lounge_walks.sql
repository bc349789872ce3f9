-- What the directory's filters look at stands in the indexes that are walked, so that looking ahead
-- for a text doesn't read the table.
drop index lounges_newest;
create index lounges_newest on lounges (id desc)
  include (search_text, lounge_type, amenities) where is_active;
drop index lounges_by_rating;
create index lounges_by_rating on lounges (coalesce(rating, 0) desc, id desc)
  include (rating, search_text, lounge_type, amenities) where is_active;
drop index lounges_by_price;
create index lounges_by_price on lounges (price_per_hour_cents, id)
  include (search_text, lounge_type, amenities) where is_active;
