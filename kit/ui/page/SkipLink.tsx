import { styled } from '@mui/material/styles';

export const MAIN_ID = 'main';

const Jump = styled('a')(({ theme }) => ({
  position: 'absolute',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 16px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  boxShadow: theme.shadows[8],
  ...theme.typography.subtitle2,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden', padding: 0, whiteSpace: 'nowrap' },
}));

/** The first tab stop. It skips the top bar and leads to the content. */
export function SkipLink() {
  return <Jump href={`#${MAIN_ID}`}>Skip to main content</Jump>;
}
