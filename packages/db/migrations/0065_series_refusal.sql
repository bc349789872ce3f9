-- What spoke against announcing an evening of a series when it was last tried: a code of the house's errors; null when
-- nothing did.
alter table tournament_series add column refused_code text;
