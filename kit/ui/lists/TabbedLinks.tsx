import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';

type TabbedLinksProps<Name extends string> = {
  /** What the tabs have in common, for a screen reader. */
  label: string;
  value: Name;
  tabs: readonly { name: Name; label: string; href: string }[];
  /** The content belongs to the tab that was shown before. */
  busy?: boolean;
  /** The content of the tab `value`. */
  children: ReactNode;
};

/** Tabs with an address each, above the content of one of them. */
export function TabbedLinks<Name extends string>({ label, value, tabs, busy, children }: TabbedLinksProps<Name>) {
  const id = useId();
  return (
    <>
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5 }}>
        <Tabs value={value} variant="scrollable" scrollButtons="auto" allowScrollButtonsMobile aria-label={label}>
          {tabs.map(({ name, label: text, href }) => (
            <Tab key={name} value={name} id={`${id}-${name}`} aria-controls={`${id}-panel`} href={href} label={text} />
          ))}
        </Tabs>
      </Box>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} aria-busy={busy}>
        {children}
      </div>
    </>
  );
}
