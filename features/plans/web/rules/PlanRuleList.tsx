import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CATEGORIES } from '#features/services/rules.ts';
import { countryOf } from '#kit/country/country.ts';
import { query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { findPlanRules, type ListedRule } from '../../rule-contract.ts';
import { describeDue } from '../../scheduling.ts';
import { PLAN_NAMES } from '../../transition-words.ts';
import { PlanRuleDialog } from './PlanRuleDialog.tsx';

/** The dated rules of transition plans: all of them, or those due for a re-check. */
export function PlanRuleList() {
  const { countryId } = useLocale();
  const { language } = countryOf(countryId);
  const rules = useQuery(query(findPlanRules));
  const [onlyDue, setOnlyDue] = useState(true);
  const [edited, setEdited] = useState<ListedRule | 'new' | null>(null);
  const all = rules.data?.data ?? [];
  const due = all.filter(({ recheck_reason }) => recheck_reason !== null);
  const shown = onlyDue ? due : all;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
          Each rule puts a task on a veteran’s calendar. Saving writes a new version; people see what it changes before they apply
          it.
        </Typography>
        <Button variant="contained" startIcon={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
          Add a rule
        </Button>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={onlyDue ? 'due' : 'all'}
          onChange={(_, next: string | null) => next && setOnlyDue(next === 'due')}
          aria-label="Which rules"
        >
          <ToggleButton value="due">{`Due for a re-check (${due.length})`}</ToggleButton>
          <ToggleButton value="all">{`All (${all.length})`}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {rules.isError && <ErrorState title="The rules could not be loaded" onRetry={() => void rules.refetch()} />}
      {rules.isPending && <Skeleton variant="rounded" height={420} />}
      {rules.data && shown.length === 0 && <Typography>Every rule was checked recently.</Typography>}
      {CATEGORIES.map((category) => {
        const members = shown.filter((rule) => rule.category === category);
        if (members.length === 0) return null;
        return (
          <Box component="section" key={category} sx={{ mb: 3 }}>
            <Typography variant="h3" component="h2" sx={{ mb: 1 }}>{`${PLAN_NAMES[category]} (${members.length})`}</Typography>
            <Box
              component="ul"
              sx={{
                m: 0,
                p: 0,
                listStyle: 'none',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: 'background.paper',
              }}
            >
              {members.map((rule) => (
                <Box
                  component="li"
                  key={rule.key}
                  sx={{
                    display: 'flex',
                    gap: 2,
                    alignItems: 'flex-start',
                    px: 2,
                    py: 1.25,
                    '& + &': { borderTop: 1, borderColor: 'divider' },
                  }}
                >
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <Typography variant="subtitle2" component="h3">
                      {rule.title}
                    </Typography>
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {`Due ${describeDue(rule.timing.due, language)}. Version ${rule.version}. Checked `}
                      <DateText value={rule.checked_on} as="day" />
                      {'. '}
                      {rule.source_url ? (
                        <Link href={rule.source_url} target="_blank" rel="noopener" color="inherit">
                          {rule.source_name}
                        </Link>
                      ) : (
                        rule.source_name
                      )}
                    </Typography>
                    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
                      <Chip size="small" variant="outlined" label={rule.is_confirmed ? 'Confirmed' : 'To check'} />
                      {rule.is_own && <Chip size="small" variant="outlined" label="Changed here" />}
                      {rule.is_withdrawn && <Chip size="small" variant="outlined" label="Not in use" />}
                      {rule.recheck_reason && (
                        <Chip size="small" color="warning" variant="outlined" label={rule.recheck_reason} />
                      )}
                    </Box>
                  </Box>
                  <Button size="small" color="inherit" onClick={() => setEdited(rule)} aria-label={`Edit: ${rule.title}`}>
                    Edit
                  </Button>
                </Box>
              ))}
            </Box>
          </Box>
        );
      })}
      {edited && (
        <PlanRuleDialog
          rule={edited === 'new' ? null : (all.find(({ key }) => key === edited.key) ?? edited)}
          rules={all}
          onClose={() => setEdited(null)}
        />
      )}
    </Box>
  );
}
