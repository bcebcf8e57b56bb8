import Box from '@mui/material/Box';
import MuiPagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

type PaginationProps = {
  page: number;
  lastPage: number;
  /** The URL of a page. Each page is a real link, so it can be opened in a tab or shared. */
  hrefOf: (page: number) => string;
  /** What is paged, for the accessible name: "Jobs". */
  what: string;
};

const PreviousIcon = () => <IconChevronLeft size={20} aria-hidden />;
const NextIcon = () => <IconChevronRight size={20} aria-hidden />;

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ page, lastPage, hrefOf, what }: PaginationProps) {
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  if (lastPage <= 1) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', pt: 3 }}>
      <MuiPagination
        page={page}
        count={lastPage}
        siblingCount={narrow ? 0 : 1}
        aria-label={`${what}: pages`}
        renderItem={(item) => (
          <PaginationItem
            {...item}
            slots={{ previous: PreviousIcon, next: NextIcon }}
            {...(item.page !== null && !item.disabled && item.page >= 1 && item.page <= lastPage && { href: hrefOf(item.page) })}
          />
        )}
      />
    </Box>
  );
}
