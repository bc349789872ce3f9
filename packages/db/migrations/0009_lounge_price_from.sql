-- What a lounge costs at its cheapest times: shown in lists, and what they are sorted by.
create function lowest_price_cents(usual_cents integer, price_rules jsonb) returns integer
  language sql immutable strict parallel safe
  return least(
    usual_cents,
    (select min(round((rule ->> 'pricePerHour')::numeric * 100))::integer
      from jsonb_array_elements(price_rules) rule)
  );

alter table lounges add column price_from_cents integer not null
  generated always as (lowest_price_cents(price_per_hour_cents, price_rules)) stored;

drop index lounges_by_price;
create index lounges_by_price on lounges (price_from_cents, id)
  include (search_text, lounge_type, amenities) where is_active;

drop index lounges_place;
create index lounges_place on lounges using gist (place)
  include (id, search_text, lounge_type, amenities, price_from_cents, rating, latitude, longitude)
  where is_active;
