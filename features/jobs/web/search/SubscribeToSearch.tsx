import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IconRss } from '@tabler/icons-react';
import { useState } from 'react';
import { pathOf } from '#kit/contract/route.ts';
import { stringifySearch } from '#kit/ui/lists/search-params.ts';
import { copyLink } from '#kit/ui/text/copy-link.ts';
import { getSearchFeed } from '../../search-feed-contract.ts';
import { useJobFilter } from './filters/JobFilterContext.tsx';
import { type JobSearch, jobCallQuery } from './filters/job-filter-url.ts';

const FEEDS = [
  { kind: 'rss', label: 'RSS' },
  { kind: 'atom', label: 'Atom' },
  { kind: 'json', label: 'JSON Feed' },
] as const;

/** The address of a feed with the newest jobs of a search. Order, page and what is the veteran's own are no part of it. */
export function searchFeedPath(kind: (typeof FEEDS)[number]['kind'], search: JobSearch): string {
  const {
    page: _page,
    sorted_by: _order,
    sorted_type: _direction,
    jobType: _list,
    matching_jobs: _own,
    ...query
  } = jobCallQuery(search);
  return pathOf(getSearchFeed, { kind }) + stringifySearch(query);
}

/** Copies the address of a feed with the jobs of this search, for feed readers. */
export function SubscribeToSearch() {
  const { search } = useJobFilter();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const copy = (path: string) => {
    setAnchor(null);
    void copyLink(path);
  };
  return (
    <>
      <IconButton
        aria-label="Subscribe to this search"
        title="Subscribe to this search"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <IconRss size={20} aria-hidden />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Feeds' } }}
      >
        <ListSubheader
          role="presentation"
          sx={{ px: 1.5, py: 1, maxWidth: 280, bgcolor: 'transparent', typography: 'caption', color: 'text.secondary' }}
        >
          New jobs in your feed reader. Copy the address as:
        </ListSubheader>
        {FEEDS.map(({ kind, label }) => (
          <MenuItem key={kind} onClick={() => copy(searchFeedPath(kind, search))}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
