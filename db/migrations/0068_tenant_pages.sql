-- Pages about the tenant that its operators have written. A page without a row shows the product's own text.
create table tenant_pages (
  tenant_id int not null references tenants (id),
  slug text not null check (slug in ('about-us', 'healthcare', 'education', 'discounts', 'housing', 'finance', 'terms', 'privacy', 'accessibility')),
  title text not null check (length(title) between 1 and 80),
  lead text not null check (length(lead) <= 200),
  -- Paragraphs, `## headings`, `- lists` and [links](https://example.org).
  body text not null check (length(body) between 1 and 20000),
  revision int not null default 1,
  updated_at timestamptz not null,
  primary key (tenant_id, slug)
);
select make_tenant_table('tenant_pages');
