-- The index on the words of adverts took most of the time of an import: a row has about 170 words, each found in the index by itself. Now they
-- are added together from a list of pending entries. Searches read that list too, so it is at most 256 kB, about 45 adverts.
alter index job_search_text_words set (fastupdate = on, gin_pending_list_limit = 256);
