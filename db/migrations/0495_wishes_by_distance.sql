-- Whether remote work is fine, beside the wished places; null until it is answered. The radius of a place is in wished_places.
alter table veteran_profiles add column remote_ok boolean;
