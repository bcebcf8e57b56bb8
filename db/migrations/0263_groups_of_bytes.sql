-- A search of an inbox compares only messages that have all groups of three bytes of what is searched, which the index of the company's messages
-- tells. Under row-level security an index can't be searched for words (docs/decisions/0003), but its rows are short.

-- A bit for each group of three bytes. A text that contains another has all bits of the other.
create function byte_groups(text text) returns bit(512) immutable strict parallel safe language plpgsql as $$
declare
  bytes bytea := convert_to(text, 'UTF8');
  bits bit(512) := B'0'::bit(512);
begin
  for i in 0 .. octet_length(bytes) - 3 loop
    bits := set_bit(bits, (get_byte(bytes, i) * 961 + get_byte(bytes, i + 1) * 31 + get_byte(bytes, i + 2)) & 511, 1);
  end loop;
  return bits;
end $$;

-- Of the same text as search_text: a generated column can't be made from another.
alter table messages add column search_groups bit(512) not null
  generated always as (byte_groups(lower(case when subject is null then body else subject || E'\n' || body end))) stored;
drop index messages_of_company;
create index messages_of_company on messages (tenant_id, company_id) include (id, search_groups);
-- Pages that changed since the last vacuum are read from the table as well (0261).
alter table messages set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000,
  autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_insert_threshold = 1000);
