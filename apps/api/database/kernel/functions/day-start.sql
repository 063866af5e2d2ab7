-- The first instant of a day in Asia/Shanghai, the time zone of all daily limits and reports.
create or replace function kernel.day_start(day date) returns timestamptz language sql immutable parallel safe
return day::timestamp at time zone 'Asia/Shanghai';
