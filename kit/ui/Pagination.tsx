import Box from '@mui/material/Box';
import MuiPagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

type PaginationProps = {
  page: number;
  lastPage: number;
  /** The address of a page: every page is a real link, to open in a tab or to send to someone. */
  hrefOf: (page: number) => string;
  /** What is paged, for the name of the region: "Jobs". */
  what: string;
};

const PreviousIcon = () => <IconChevronLeft size={20} aria-hidden />;
const NextIcon = () => <IconChevronRight size={20} aria-hidden />;

/** Links to the pages of a list. Shows nothing when there is one page only. */
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
