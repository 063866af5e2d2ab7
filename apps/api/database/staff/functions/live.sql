-- Whether a session still admits its member: it ends 12 hours after its start, and after p_idle minutes without a request.
create or replace function staff.live(s staff.session, p_idle int) returns boolean language sql stable
return s.ended_at is null and s.last_seen_at > now() - p_idle * interval '1 minute' and s.created_at > now() - interval '12 hours';
