-- Whether a link leaves out the street and the phone number. Links made before show what they have shown.
alter table resume_shares add column hides_contacts boolean not null default false;
