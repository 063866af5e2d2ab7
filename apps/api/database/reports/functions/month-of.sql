create or replace function reports.month_of(p_at timestamptz) returns date language sql immutable
return date_trunc('month', p_at at time zone 'Asia/Shanghai')::date;
