-- The map shows at first where everything lies: the edges of that are found from outside.
create index lounges_latitude on lounges (latitude) where is_active;
create index lounges_longitude on lounges (longitude) where is_active;
