import Button from '@mui/material/Button';
import { paths } from '#kit/ui/paths.ts';
import { useJobFilter } from './filters/JobFilterContext.tsx';
import { jobListHref } from './filters/job-filter-url.ts';

/** Leads to the form of an alert with this search. */
export function AlertMe() {
  const { search } = useJobFilter();
  const [, query = ''] = jobListHref('public', { ...search, page: 1 }).split('?');
  return (
    <Button size="small" variant="outlined" color="inherit" href={paths.newAlert(query && `?${query}`)}>
      Alert me
    </Button>
  );
}
