-- The job that gives a message to its carrier. Push has its own: a gateway of release 1.0.0 would send it as an SMS.
create or replace function message.job_of(p_medium text) returns text language sql immutable
return case p_medium when 'push' then 'message.push' else 'message.send' end;
