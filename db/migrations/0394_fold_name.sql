-- The form that two spellings of a name share, like foldName in kit/contract/fold.ts; a test compares the two. Most names are plain letters,
-- which need only lower case.
create function fold_name(name text) returns text immutable strict parallel safe language sql return
  case when name !~* '[^a-z ]|  |^ | $|saint' then lower(name) else
    btrim(regexp_replace(regexp_replace(regexp_replace(
      replace(replace(replace(replace(translate(lower(translate(
        regexp_replace(normalize(translate(name, '`´', ''), nfkd),
          '[\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'),
        'ŁØÆŒĐÐÞẞ', 'łøæœđðþß')), 'łøđðıς', 'loddiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      '[''’‘‛ʹʼʻʽʾʿ′.\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
      '[ \t\n\r\f\v_\u2010-\u2015\u2212-]+', ' ', 'g'),
      '(^| )saint(?= |$)', '\1st', 'g'), ' ') end;
