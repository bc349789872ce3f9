-- Changes nothing: the number is kept for this subject, whose migration takes the place of this file.
select 1;
