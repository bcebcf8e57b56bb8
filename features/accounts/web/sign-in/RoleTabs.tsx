import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { stringifySearch } from '#kit/ui/lists/search-params.ts';
import type { SignInRole } from '#kit/ui/paths.ts';

type RoleTabsProps = {
  role: SignInRole;
  labels: Readonly<Record<SignInRole, string>>;
  /** The accessible name of the tabs. */
  label: string;
  /** Prefix for the ids of the tabs and their panel (`tabPanel`). */
  id: string;
};

const ROLES = ['veteran', 'recruiter'] as const;

/** Tabs for veterans and recruiters. The URL has the choice. */
export function RoleTabs({ role, labels, label, id }: RoleTabsProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const choose = (next: SignInRole) =>
    navigate({
      href: pathname + stringifySearch({ ...search, type: undefined, user: next }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Tabs
      value={role}
      onChange={(_, next: SignInRole) => void choose(next)}
      variant="fullWidth"
      aria-label={label}
      sx={{ mt: 2, mb: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      {ROLES.map((one) => (
        <Tab key={one} value={one} label={labels[one]} id={`${id}-tab-${one}`} aria-controls={`${id}-panel`} />
      ))}
    </Tabs>
  );
}

/** Attributes that link the panel to its tab. */
export function tabPanel(id: string, role: SignInRole) {
  return { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-tab-${role}` } as const;
}
