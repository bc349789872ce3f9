-- An ad has up to ten pictures.
alter table market_item_pictures drop constraint market_item_pictures_position_check;
alter table market_item_pictures
  add constraint market_item_pictures_position_check check (position between 0 and 9);
