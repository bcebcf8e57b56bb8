import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../page/VisuallyHidden.tsx';

export type Column<Row> = {
  key: string;
  /** Empty for a column of buttons, which `name` then labels. */
  header: string;
  name?: string;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  width?: number | string;
};

type ResponsiveTableProps<Row> = {
  /** What the table lists, for screen readers. */
  caption: string;
  /** The first column names the row and is the title of its card below 600 px. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
};

/** A table that becomes a list of cards below 600 px, with the same content in the same order. */
export function ResponsiveTable<Row>({ caption, columns, rows, rowKey }: ResponsiveTableProps<Row>) {
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  return narrow ? (
    <Cards caption={caption} columns={columns} rows={rows} rowKey={rowKey} />
  ) : (
    <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <Table>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <TableHead>
          <TableRow>
            {columns.map(({ key, header, name, align, width }) => (
              <TableCell key={key} align={align} sx={{ width }}>
                {header || <VisuallyHidden component="span">{name}</VisuallyHidden>}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} hover>
              {columns.map(({ key, cell, align }, index) => (
                <TableCell key={key} align={align} component={index === 0 ? 'th' : 'td'} scope={index === 0 ? 'row' : undefined}>
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Cards<Row>({ caption, columns, rows, rowKey }: ResponsiveTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <Box component="ul" aria-label={caption} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {rows.map((row) => (
        <Box
          key={rowKey(row)}
          component="li"
          sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
        >
          <Box sx={{ typography: 'subtitle1' }}>{first.cell(row)}</Box>
          <Box
            component="dl"
            sx={{
              m: 0,
              mt: 1,
              display: 'grid',
              gridTemplateColumns: 'minmax(96px, auto) 1fr',
              columnGap: 2,
              rowGap: 0.75,
              typography: 'body2',
            }}
          >
            {others.map(({ key, header, cell }) =>
              header ? (
                <Box key={key} sx={{ display: 'contents' }}>
                  <Box component="dt" sx={{ color: 'text.secondary' }}>
                    {header}
                  </Box>
                  <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
                    {cell(row)}
                  </Box>
                </Box>
              ) : null,
            )}
          </Box>
          {others
            .filter(({ header }) => !header)
            .map(({ key, cell }) => (
              <Box key={key} sx={{ mt: 1.5 }}>
                {cell(row)}
              </Box>
            ))}
        </Box>
      ))}
    </Box>
  );
}
