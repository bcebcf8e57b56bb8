import IconButton from '@mui/material/IconButton';
import { IconShare } from '@tabler/icons-react';
import { copyLink } from '#kit/ui/text/copy-link.ts';
import { useJobFilter } from './filters/JobFilterContext.tsx';
import { changeJobSearch, jobListHref } from './filters/job-filter-url.ts';

/** Copies the address of the public list with these filters, or opens the share sheet of a phone. */
export function ShareSearch() {
  const { search } = useJobFilter();
  const share = () => {
    const path = jobListHref('public', changeJobSearch(search, { matching_jobs: false }));
    const isPhone = matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function';
    // Closing the sheet without sharing is no error.
    if (isPhone) void navigator.share({ title: document.title, url: new URL(path, location.origin).href }).catch(() => {});
    else void copyLink(path);
  };
  return (
    <IconButton aria-label="Share this search" title="Share this search" onClick={share}>
      <IconShare size={20} aria-hidden />
    </IconButton>
  );
}
