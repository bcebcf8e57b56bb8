import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** Checkbox and radio icons as 18 px outlines that match the icon set. The theme paints `.mark` in the card's colour. */

export function CheckboxOffIcon(props: SvgIconProps) {
  return (
    <SvgIcon viewBox="0 0 18 18" {...props}>
      <rect x="0.75" y="0.75" width="16.5" height="16.5" rx="4" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </SvgIcon>
  );
}

export function CheckboxOnIcon(props: SvgIconProps) {
  return (
    <SvgIcon viewBox="0 0 18 18" {...props}>
      <rect width="18" height="18" rx="4.5" />
      <path
        className="mark"
        d="m4.8 9.3 2.9 2.9 5.5-6.2"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SvgIcon>
  );
}

export function CheckboxMixedIcon(props: SvgIconProps) {
  return (
    <SvgIcon viewBox="0 0 18 18" {...props}>
      <rect width="18" height="18" rx="4.5" />
      <path className="mark" d="M5 9h8" fill="none" strokeWidth="2" strokeLinecap="round" />
    </SvgIcon>
  );
}

export function RadioOffIcon(props: SvgIconProps) {
  return (
    <SvgIcon viewBox="0 0 18 18" {...props}>
      <circle cx="9" cy="9" r="8.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </SvgIcon>
  );
}

export function RadioOnIcon(props: SvgIconProps) {
  return (
    <SvgIcon viewBox="0 0 18 18" {...props}>
      <circle cx="9" cy="9" r="8.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="9" cy="9" r="4.25" />
    </SvgIcon>
  );
}
