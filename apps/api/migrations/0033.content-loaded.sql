-- A start reads the content anew only where the tables hold something else: what they were made of, and until when that is all.
alter table content.loaded
  add column source text not null default '',
  add column next timestamptz;
