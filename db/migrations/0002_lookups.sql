-- Places and industries, the same for every tenant. Ids of places are those of the library @countrystatecity/countries.
create table countries (
  id int primary key,
  name text not null,
  iso2 text not null unique,
  phone_code text not null,
  currency text not null
);
select make_shared_table('countries');

create table states (
  id int primary key,
  country_id int not null references countries (id),
  name text not null,
  code text not null
);
create index states_of_country on states (country_id, name);
select make_shared_table('states');

create table cities (
  id int primary key,
  country_id int not null references countries (id),
  state_id int not null references states (id),
  name text not null,
  latitude real,
  longitude real
);
create index cities_of_state on cities (state_id, name);
create index cities_by_name on cities (country_id, lower(name) text_pattern_ops);
select make_shared_table('cities');

create table industries (
  id int primary key,
  name text not null unique
);
select make_shared_table('industries');
