-- The fields of a deal that matter to the portal: a deal has changed if one of these has. Its time is the platform's own, because
-- `at` depends on the known offsets of the platform's clock.
create or replace function reports.deal_record(p_deal jsonb) returns jsonb language sql immutable
return (select jsonb_object_agg(key, value) from jsonb_each(p_deal)
        where key in ('kind', 'purpose', 'order', 'position', 'symbol', 'side', 'entry', 'volume', 'volumeClosed', 'price', 'pricePosition',
                      'profit', 'commission', 'swap', 'platformTime'));
