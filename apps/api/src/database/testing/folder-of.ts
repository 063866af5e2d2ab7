import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A small schema: a table whose default is a function, and a function that needs the table. */
export const shop = {
  'shop/tables.sql':
    'create table shop.item (id int primary key default shop.first_id(), name text not null); create trigger named before insert on shop.item for each row execute function shop.named();',
  'shop/functions/first-id.sql': 'create or replace function shop.first_id() returns int language sql return 7;',
  'shop/functions/named.sql':
    'create or replace function shop.named() returns trigger language plpgsql as $$ begin new.name := upper(new.name); return new; end $$;',
  'shop/functions/label.sql':
    "create or replace function shop.label(i shop.item) returns text language sql stable return i.id || ':' || i.name;",
};

/** A schema folder with these files. The end of the run of the tests removes it. */
export function folderOf(contents: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-schema-'));
  for (const [path, text] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
