-- How ads are found: by every attribute, by words, near somebody, in six orders.

-- A choice as one bit: the first one of its list stands at `first`.
create function market_bit(first integer, choices text[], choice text) returns bigint
  language sql immutable parallel safe
  return coalesce(1::bigint << (first + array_position(choices, choice) - 1), 0);

-- Everything that is chosen from lists, and in which of the documented ranges the price lies, as the bits of one
-- number: so an order's index holds all of it, and a filter is one comparison. Where each list begins is also
-- known to `market/list/bits.ts`; a test compares them.
create function market_bits(
  intent text, category text, condition text, price_cents integer, seller_type text, ships boolean,
  meets boolean, tip text, barrel_shape text, grip text, points text, shaft_length text, shaft_material text,
  flight_shape text, board_segments text
) returns bigint
  language sql immutable parallel safe
  return market_bit(0, '{sell,wanted}', intent)
    | market_bit(2, '{darts,boards,accessories,case,flights,shafts,furniture,other}', category)
    | market_bit(10, '{new,like_new,good,fair,poor}', condition)
    | case when price_cents <= 2500 then 1::bigint << 15 else 0 end
    | case when price_cents between 2500 and 5000 then 1::bigint << 16 else 0 end
    | case when price_cents between 5000 and 10000 then 1::bigint << 17 else 0 end
    | case when price_cents between 10000 and 25000 then 1::bigint << 18 else 0 end
    | case when price_cents >= 25000 then 1::bigint << 19 else 0 end
    | market_bit(20, '{private,business}', seller_type)
    | case when ships then 1::bigint << 22 else 0 end
    | case when meets then 1::bigint << 23 else 0 end
    | market_bit(24, '{steel,soft}', tip)
    | market_bit(26, '{straight,torpedo,bomb,scallop,taper}', barrel_shape)
    | market_bit(31, '{smooth,ring,micro,shark,razor,knurled,mixed}', grip)
    | market_bit(38, '{fixed,moving,changeable,conversion}', points)
    | market_bit(42, '{extra_short,short,between,medium,long}', shaft_length)
    | market_bit(47, '{nylon,polycarbonate,aluminium,carbon,titanium}', shaft_material)
    | market_bit(52, '{standard,small,slim,pear,kite,vortex}', flight_shape)
    | market_bit(58, '{round_wire,triangle_wire,blade,electronic,magnetic}', board_segments);

-- The cell of a grid over the earth in which a place lies, about 28 kilometres wide and high where darts are
-- played; coarse: four times that.
create function market_cell(latitude float8, longitude float8, coarse boolean) returns integer
  language sql immutable strict parallel safe
  return floor((latitude + 90) * case when coarse then 1 else 4 end)::integer * 1000
    + floor((longitude + 180) * case when coarse then 0.625 else 2.5 end)::integer;

-- Things of the same kind: of a category, and of what tells most about them there.
create function market_kin(
  category text, tip text, weight_tenths smallint, shaft_length text, flight_shape text, board_segments text
) returns text
  language sql immutable parallel safe
  return category || '/' || coalesce(
    case category
      when 'darts' then tip || '/' || weight_tenths / 10
      when 'shafts' then shaft_length
      when 'flights' then flight_shape
      when 'boards' then board_segments
    end,
    ''
  );

-- What an ad can be found by and nobody can type by chance: its bits one by one, whole grams, steps of five
-- percent of tungsten, wear, make, town, seller, cells, and the day on which it was shown. Bits and tungsten stand
-- there once more together with the kin: few ads have both, so what is wanted of a kin is found without reading all
-- that is common.
create function market_terms(
  kin text, bits bigint, weight_tenths smallint, tungsten smallint, wear smallint, brand text, zip_code text,
  city text, seller_id text, latitude float8, longitude float8, shown_at timestamptz
) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array_remove(
    array(
      select lead || bit from generate_series(0, 62) bit, unnest(array['+', '+k' || kin || '/']) lead
      where (bits >> bit) & 1 = 1 and lead is not null and (lead = '+' or bit >= 10)
    )
    || array[
      '+k' || kin, '+k' || kin || '/t' || tungsten / 5,
      '+w' || weight_tenths / 10, '+t' || tungsten / 5, '+r' || wear,
      '+b' || search_fold(brand), '+z' || zip_code, '+o' || search_fold(city), '+s' || seller_id,
      '+g' || market_cell(latitude, longitude, false), '+c' || market_cell(latitude, longitude, true),
      '+d' || floor(extract(epoch from shown_at at time zone 'UTC') / 86400)::integer
    ],
    null
  ));

-- How much interest there is, in steps that grow: most views don't move an ad in the order, and so don't
-- write to an index.
create function market_popularity(views integer, favourites integer) returns smallint
  language sql immutable strict parallel safe
  return floor(8 * ln(1 + views + 10 * favourites::float8))::smallint;

alter table market_items
  -- its place in the order of time
  add column shown_at timestamptz(3)
    generated always as (coalesce(renewed_at, published_at)) stored,
  add column popularity smallint not null
    generated always as (market_popularity(view_count, favourite_count)) stored,
  add column bits bigint not null generated always as (market_bits(
    intent, category, condition, price_cents, seller_type, ships, meets, tip, barrel_shape, grip, points,
    shaft_length, shaft_material, flight_shape, board_segments
  )) stored,
  add column words tsvector not null generated always as (
    search_vector(title, coalesce(brand, '') || ' ' || coalesce(model, ''), left(description, 1000))
    || market_terms(
      market_kin(category, tip, weight_tenths, shaft_length, flight_shape, board_segments),
      market_bits(
        intent, category, condition, price_cents, seller_type, ships, meets, tip, barrel_shape, grip, points,
        shaft_length, shaft_material, flight_shape, board_segments
      ),
      weight_tenths, tungsten, wear, brand, zip_code, city, seller_id, latitude, longitude,
      coalesce(renewed_at, published_at)
    )
  ) stored,
  -- things of the same kind, among which similar ones are looked for
  add column kin text generated always as (
    market_kin(category, tip, weight_tenths, shaft_length, flight_shape, board_segments)
  ) stored;

-- Each order holds all that filters compare, so that the next ads of an order are looked through without the table.
create index market_items_newest on market_items (shown_at desc, id desc)
  include (bits, price_cents, weight_tenths, tungsten, wear, place)
  where status in ('active', 'reserved') and review is null;
create index market_items_by_price on market_items (price_cents, id)
  include (bits, weight_tenths, tungsten, wear, place)
  where status in ('active', 'reserved') and review is null;
create index market_items_popular on market_items (popularity desc, id desc)
  include (bits, price_cents, weight_tenths, tungsten, wear, place)
  where status in ('active', 'reserved') and review is null;
create index market_items_place on market_items using gist (place)
  include (id, shown_at, popularity, bits, price_cents, weight_tenths, tungsten, wear)
  where status in ('active', 'reserved') and review is null;
-- What is wanted of a kin near somebody; with both coordinates, as the cell is computed from them.
create index market_items_near on market_items (kin, market_cell(latitude, longitude, false))
  include (
    id, shown_at, popularity, latitude, longitude, bits, price_cents, weight_tenths, tungsten, wear, place
  )
  where status in ('active', 'reserved') and review is null;
create index market_items_words on market_items using gin (words) with (fastupdate = off)
  where status in ('active', 'reserved') and review is null;
create index market_items_kin on market_items (kin, shown_at desc, id desc)
  where status in ('active', 'reserved') and review is null;

-- What a member plays with, for "fits what you play".
create table market_own_sets (
  user_id text primary key references users (id) on delete cascade,
  name text check (length(name) between 1 and 80),
  tip text check (tip in ('steel', 'soft')),
  weight_tenths smallint check (weight_tenths between 50 and 600),
  tungsten smallint check (tungsten between 0 and 100),
  barrel_shape text check (barrel_shape in ('straight', 'torpedo', 'bomb', 'scallop', 'taper')),
  grip text check (grip in ('smooth', 'ring', 'micro', 'shark', 'razor', 'knurled', 'mixed')),
  points text check (points in ('fixed', 'moving', 'changeable', 'conversion')),
  shaft_length text check (shaft_length in ('extra_short', 'short', 'between', 'medium', 'long')),
  shaft_material text check (
    shaft_material in ('nylon', 'polycarbonate', 'aluminium', 'carbon', 'titanium')
  ),
  flight_shape text check (flight_shape in ('standard', 'small', 'slim', 'pear', 'kite', 'vortex')),
  updated_at timestamptz(3) not null
);
