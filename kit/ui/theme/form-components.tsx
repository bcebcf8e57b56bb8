import type { Components, Theme } from '@mui/material/styles';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { CheckboxMixedIcon, CheckboxOffIcon, CheckboxOnIcon, RadioOffIcon, RadioOnIcon } from '../inputs/control-icons.tsx';
import { eachColour } from './component-colours.ts';

/** Fields and what is chosen in them. */
export const formComponents: Components<Omit<Theme, 'components'>> = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        color: theme.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.palette.text.primary },
      }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -9 }, label: ({ theme }) => ({ ...theme.typography.body2 }) } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        margin: '6px 0 0',
        color: theme.palette.text.secondary,
        '&.Mui-error': { color: theme.palette.error.text },
      }),
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.background.paper,
        fontSize: theme.typography.pxToRem(14),
        // iOS zooms into fields with text smaller than 16 px.
        '@media (pointer: coarse)': { fontSize: theme.typography.pxToRem(16) },
        '&.Mui-disabled': { backgroundColor: theme.palette.background.subtle },
      }),
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
        '&:focus-visible': { outline: 'none' },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .MuiOutlinedInput-notchedOutline': {
          top: 0,
          borderColor: theme.palette.controlBorder,
          '& legend': { display: 'none' },
        },
        '&:hover:not(.Mui-disabled):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.text.secondary,
        },
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.primary.text },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.error.text },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.divider },
        '&.MuiInputBase-multiline': { padding: 0 },
      }),
      input: {
        height: 20,
        padding: '10px 12px',
        '@media (pointer: coarse)': { height: 24 },
      },
      adornedStart: { paddingLeft: 12, '& .MuiInputBase-input': { paddingLeft: 0 } },
      adornedEnd: { paddingRight: 4 },
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: IconChevronDown },
    styleOverrides: { icon: { width: 20, height: 20, top: 'calc(50% - 10px)', right: 10 } },
  },
  MuiSelect: {
    defaultProps: { IconComponent: IconChevronDown },
    styleOverrides: { icon: { width: 20, height: 20, top: 'calc(50% - 10px)', right: 10 } },
  },
  MuiAutocomplete: {
    defaultProps: { popupIcon: <IconChevronDown size={20} aria-hidden />, clearIcon: <IconX size={18} aria-hidden /> },
    styleOverrides: {
      inputRoot: { '&.MuiOutlinedInput-root': { padding: '3px 8px', '& .MuiAutocomplete-input': { padding: '7px 4px' } } },
      option: ({ theme }) => ({ fontSize: theme.typography.pxToRem(14), minHeight: '40px !important' }),
      paper: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}`, boxShadow: theme.shadows[8], marginTop: 4 }),
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: <CheckboxOffIcon />, checkedIcon: <CheckboxOnIcon />, indeterminateIcon: <CheckboxMixedIcon /> },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.palette.controlBorder,
        '& .MuiSvgIcon-root': { fontSize: 18 },
        '& .mark': { stroke: theme.palette.background.paper },
        variants: eachColour((colour) => ({
          '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: theme.palette[colour].text },
        })),
      }),
    },
  },
  MuiRadio: {
    defaultProps: { icon: <RadioOffIcon />, checkedIcon: <RadioOnIcon /> },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.palette.controlBorder,
        '& .MuiSvgIcon-root': { fontSize: 18 },
        variants: eachColour((colour) => ({ '&.Mui-checked': { color: theme.palette[colour].text } })),
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 44, height: 24, padding: 0, margin: '8px 9px', overflow: 'visible' },
      switchBase: ({ theme }) => ({
        padding: 3,
        color: theme.palette.common.white,
        '&.Mui-checked': { transform: 'translateX(20px)' },
        variants: eachColour((colour) => ({
          '&.Mui-checked': { color: theme.palette.background.paper },
          '&.Mui-checked + .MuiSwitch-track': { backgroundColor: theme.palette[colour].text, opacity: 1 },
        })),
      }),
      thumb: { width: 18, height: 18, boxShadow: 'none' },
      track: ({ theme }) => ({ borderRadius: 12, opacity: 1, backgroundColor: theme.palette.controlBorder }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.button,
        minHeight: 40,
        padding: '8px 16px',
        borderColor: theme.palette.controlBorder,
        color: theme.palette.text.secondary,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.palette.primary.soft,
          color: theme.palette.primary.softText,
        },
      }),
    },
  },
};
