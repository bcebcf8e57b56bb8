import type { Components, Theme } from '@mui/material/styles';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { Anchor } from '../page/link.tsx';
import { COLOURS, eachColour } from './component-colours.ts';
import { formComponents } from './form-components.tsx';

export const components: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: {
        colorScheme: theme.palette.mode,
        // Focused elements and jump targets must not hide under the top bar, or under the buttons at the bottom of a long form.
        scrollPaddingTop: 88,
        scrollPaddingBottom: 96,
        WebkitTextSizeAdjust: '100%',
      },
      body: {
        textRendering: 'optimizeLegibility',
        overflowWrap: 'break-word',
      },
      // Not for all text: tabular figures also widen the hyphen, which splits words visually.
      'td[align="right"], time, [role="progressbar"]': { fontVariantNumeric: 'tabular-nums' },
      '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
      'a, button, [tabindex], summary, input, select, textarea': {
        '&:focus-visible': { outline: `2px solid ${theme.palette.primary.text}`, outlineOffset: 2 },
      },
      // Headings and regions receive focus after a navigation for screen readers, but they are not controls.
      '[tabindex="-1"]:focus': { outline: 'none' },
      '::selection': { backgroundColor: theme.palette.primary.soft, color: theme.palette.text.primary },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Not a very short time: every property of every element would then change through a transition, also `visibility`.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },

  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: Anchor },
    styleOverrides: { root: { fontFamily: 'inherit' } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        whiteSpace: 'nowrap',
        variants: [
          ...eachColour((colour) => ({
            '--variant-textColor': theme.palette[colour].text,
            '--variant-outlinedColor': theme.palette[colour].text,
            '--variant-outlinedBorder': theme.palette.controlBorder,
            '@media (hover: hover)': {
              '&:hover': {
                '--variant-textColor': theme.palette[colour].softText,
                '--variant-textBg': theme.palette[colour].soft,
                '--variant-outlinedColor': theme.palette[colour].softText,
                '--variant-outlinedBorder': theme.palette[colour].text,
                '--variant-outlinedBg': theme.palette[colour].soft,
              },
            },
          })),
          {
            props: { color: 'inherit' as const, variant: 'outlined' as const },
            style: { borderColor: theme.palette.controlBorder, '&:hover': { backgroundColor: theme.palette.background.subtle } },
          },
          {
            props: { color: 'inherit' as const, variant: 'text' as const },
            style: { '&:hover': { backgroundColor: theme.palette.background.subtle } },
          },
          // Navy on a dark page needs a visible border.
          {
            props: { color: 'secondary' as const, variant: 'contained' as const },
            style: theme.palette.mode === 'dark' ? { boxShadow: `inset 0 0 0 1px ${theme.palette.controlBorder}` } : {},
          },
          {
            props: { size: 'small' as const },
            style: { minHeight: 32, padding: '4px 12px', fontSize: theme.typography.pxToRem(14) },
          },
          { props: { size: 'large' as const }, style: { minHeight: 48, fontSize: theme.typography.pxToRem(16) } },
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.shape.borderRadius,
        color: theme.palette.text.secondary,
        '&:hover': { backgroundColor: theme.palette.background.subtle, color: theme.palette.text.primary },
        variants: [
          ...eachColour((colour) => ({ color: theme.palette[colour].text })),
          { props: { color: 'inherit' as const }, style: { color: 'inherit' } },
        ],
      }),
    },
  },
  MuiLink: {
    defaultProps: { component: Anchor },
    styleOverrides: {
      root: ({ theme }) => ({
        textUnderlineOffset: '0.2em',
        textDecorationThickness: '1px',
        '&:hover': { textDecorationThickness: '2px' },
        borderRadius: 2,
        variants: eachColour((colour) => ({
          color: theme.palette[colour].text,
          '--Link-underlineColor': 'currentColor',
        })),
      }),
    },
  },
  MuiTypography: {
    styleOverrides: {
      root: ({ theme }) => ({ variants: eachColour((colour) => ({ color: theme.palette[colour].text })) }),
    },
  },

  // Gaps instead of margins, so children keep their margins and rows can wrap.
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiCardContent: { styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } } },
  MuiAccordion: {
    defaultProps: { variant: 'outlined', disableGutters: true },
    styleOverrides: { root: { '&::before': { display: 'none' }, '& + &': { borderTop: 0 } } },
  },
  MuiAccordionSummary: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.subtitle2, textAlign: 'left' }) } },
  MuiStepIcon: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.palette.text.secondary,
        '&.Mui-active, &.Mui-completed': { color: theme.palette.primary.text },
      }),
      text: ({ theme }) => ({ fill: theme.palette.background.paper, fontWeight: 600 }),
    },
  },
  MuiStepLabel: {
    styleOverrides: { label: ({ theme }) => ({ ...theme.typography.body2, '&.Mui-active': { fontWeight: 600 } }) },
  },
  MuiAvatar: {
    styleOverrides: {
      root: { fontSize: '0.875rem', fontWeight: 600 },
      colorDefault: ({ theme }) => ({
        backgroundColor: theme.palette.secondary.main,
        color: theme.palette.secondary.contrastText,
      }),
    },
  },
  MuiChip: {
    defaultProps: { deleteIcon: <IconX size={16} aria-hidden /> },
    styleOverrides: {
      root: ({ theme }) => ({
        height: 32,
        borderRadius: 6,
        fontSize: theme.typography.pxToRem(14),
        fontWeight: 500,
        maxWidth: '100%',
        backgroundColor: theme.palette.background.neutral,
        '& .MuiChip-icon': { color: 'inherit', marginLeft: 8, marginRight: -6 },
        '& .MuiChip-deleteIcon': {
          width: 16,
          height: 16,
          margin: '0 8px 0 -4px',
          color: 'inherit',
          '&:hover': { color: 'inherit' },
        },
        '&.MuiChip-clickable:hover': { backgroundColor: theme.palette.background.subtle },
        variants: [
          {
            props: { size: 'small' as const },
            style: { height: 24, fontSize: theme.typography.pxToRem(12), '& .MuiChip-icon': { marginLeft: 6 } },
          },
          {
            props: { variant: 'outlined' as const },
            style: { backgroundColor: theme.palette.background.paper, borderColor: theme.palette.controlBorder },
          },
          ...COLOURS.flatMap((colour) => [
            {
              props: { color: colour, variant: 'filled' as const },
              style: {
                backgroundColor: theme.palette[colour].soft,
                color: theme.palette[colour].softText,
                '&.MuiChip-clickable:hover': { backgroundColor: theme.palette[colour].soft, textDecoration: 'underline' },
                '& .MuiChip-deleteIcon, & .MuiChip-deleteIcon:hover': { color: 'inherit' },
              },
            },
            {
              props: { color: colour, variant: 'outlined' as const },
              style: { color: theme.palette[colour].text, borderColor: theme.palette[colour].text },
            },
          ]),
        ],
      }),
    },
  },
  MuiAlert: {
    defaultProps: {
      iconMapping: {
        info: <IconInfoCircle size={20} aria-hidden />,
        success: <IconCircleCheck size={20} aria-hidden />,
        warning: <IconAlertTriangle size={20} aria-hidden />,
        error: <IconAlertCircle size={20} aria-hidden />,
      },
    },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '4px 16px',
        fontSize: theme.typography.pxToRem(14),
        variants: COLOURS.filter((colour) => colour !== 'primary' && colour !== 'secondary').map((severity) => ({
          props: { variant: 'standard' as const, severity },
          style: {
            backgroundColor: theme.palette[severity].soft,
            color: theme.palette.text.primary,
            '& .MuiAlert-icon': { color: theme.palette[severity].softText },
          },
        })),
      }),
      icon: { padding: '8px 0', marginRight: 12, opacity: 1 },
      action: { paddingTop: 4 },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.subtitle2, marginBottom: 2 }) } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 100 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.palette.tooltip.background,
        color: theme.palette.tooltip.text,
        fontSize: theme.typography.pxToRem(12),
        fontWeight: 500,
        padding: '6px 10px',
        borderRadius: 6,
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.palette.background.neutral, borderRadius: 6 }) },
  },
  MuiBadge: { styleOverrides: { badge: { fontWeight: 600 } } },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 6,
        borderRadius: 3,
        '& .MuiLinearProgress-bar': { borderRadius: 3 },
        variants: eachColour((colour) => ({
          backgroundColor: theme.palette.background.neutral,
          '& .MuiLinearProgress-bar': { backgroundColor: theme.palette[colour].text },
        })),
      }),
    },
  },
  MuiCircularProgress: {
    styleOverrides: { root: ({ theme }) => ({ variants: eachColour((colour) => ({ color: theme.palette[colour].text })) }) },
  },

  ...formComponents,

  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: false },
    styleOverrides: {
      root: { minHeight: 44 },
      list: { gap: 24 },
      // At either end the scroll button has nothing to do, so it leaves no gap before the first tab.
      scrollButtons: { '&.Mui-disabled': { width: 0 } },
      indicator: ({ theme }) => ({ height: 2, backgroundColor: theme.palette.primary.text }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.button,
        minHeight: 44,
        minWidth: 0,
        padding: '10px 2px',
        color: theme.palette.text.secondary,
        '&:hover': { color: theme.palette.text.primary },
        '&.Mui-selected': { color: theme.palette.text.primary },
      }),
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body2 }), separator: { marginLeft: 6, marginRight: 6 } },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minWidth: 36,
        height: 36,
        borderRadius: theme.shape.borderRadius,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.palette.primary.soft,
          color: theme.palette.primary.softText,
          fontWeight: 600,
        },
        '&.MuiPaginationItem-ellipsis': { lineHeight: '36px' },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.shape.borderRadius,
        minHeight: 40,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.palette.primary.soft,
          color: theme.palette.primary.softText,
        },
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { color: 'inherit', minWidth: 32 } } },
  MuiListItemText: { styleOverrides: { primary: ({ theme }) => ({ ...theme.typography.subtitle2 }) } },
  MuiMenu: { styleOverrides: { list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minHeight: 40,
        gap: 10,
        padding: '8px 12px',
        borderRadius: 6,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.palette.primary.soft,
          color: theme.palette.primary.softText,
        },
      }),
    },
  },
  MuiPopover: { styleOverrides: { paper: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}` }) } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 14 18 / 0.56)' } } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: theme.palette.mode === 'dark' ? `1px solid ${theme.palette.divider}` : 0, margin: 16 }),
    },
  },
  MuiDialogTitle: {
    defaultProps: { component: 'h2' },
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, padding: '24px 24px 8px' }) },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 24px 8px' } } },
  MuiDialogContentText: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body1, color: theme.palette.text.secondary }) },
  },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '16px 24px 24px', gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } } },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `0 solid ${theme.palette.divider}`, '&.MuiPaper-root': { borderRadius: 0 } }),
    },
  },

  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body2, padding: '12px 16px', borderColor: theme.palette.divider }),
      head: ({ theme }) => ({
        ...theme.typography.caption,
        fontWeight: 600,
        color: theme.palette.text.secondary,
        backgroundColor: theme.palette.background.subtle,
        padding: '10px 16px',
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.MuiTableRow-hover:hover': { backgroundColor: theme.palette.background.default },
        '&:last-child > td, &:last-child > th': { borderBottom: 0 },
      }),
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { '&.Mui-active': { color: 'inherit' } } } },
};
