-- Converts USD cents to millionths of USDT at a rate in USDT per USD, rounded half up.
create or replace function coin.gross(p_cents bigint, p_rate numeric) returns bigint language sql immutable
return round(p_cents * 10000 * p_rate)::bigint;
