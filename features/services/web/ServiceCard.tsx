import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconCircleCheck, IconExternalLink, IconMail, IconPhone } from '@tabler/icons-react';
import { telHref } from '#kit/contract/phone.ts';
import { shownEmail } from '#kit/contract/shown-email.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { siteName } from '../provider-lines.ts';
import { CATEGORY_NAMES } from '../rules.ts';
import type { ProposedService } from '../shapes.ts';

const TYPE_NAMES: Record<ProposedService['service_type'], string> = {
  hybrid: 'In person and online',
  online: 'Online or by phone',
  in_person: 'In person',
};
const HOURS_NAMES: Record<ProposedService['availability'], string> = {
  '24/7_support': '24/7',
  business_hours: 'Office hours',
  extended_hours: 'Evenings and weekends too',
};

type ServiceCardProps = { service: ProposedService; chosen: boolean; onToggle: () => void };

/** A provider as it is proposed, with why, how to reach it, and whether it is chosen. */
export function ServiceCard({ service, chosen, onToggle }: ServiceCardProps) {
  return (
    <Box
      component="li"
      sx={{ p: 2, border: 1, borderColor: chosen ? 'primary.text' : 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography variant="h4" component="h3" sx={{ flex: '1 1 200px', minWidth: 0 }}>
          {service.name}
        </Typography>
        <FormControlLabel
          label="Save"
          sx={{ m: 0, my: -0.5 }}
          control={
            <Checkbox checked={chosen} onChange={onToggle} slotProps={{ input: { 'aria-label': `Save ${service.name}` } }} />
          }
        />
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {service.description}
      </Typography>
      <Box
        component="ul"
        aria-label="Why we suggest it"
        sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25 }}
      >
        {service.reasons.map((reason) => (
          <Typography
            key={reason}
            component="li"
            variant="body2"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}
          >
            <Box component={IconCircleCheck} size={16} aria-hidden sx={{ flexShrink: 0, color: 'success.text' }} />
            {reason}
          </Typography>
        ))}
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        {[CATEGORY_NAMES[service.category], TYPE_NAMES[service.service_type], HOURS_NAMES[service.availability]].join(' · ')}
        {' · Checked '}
        <DateText value={service.checked_on} as="day" />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 0.5 }}>
        {service.website && (
          <Link
            href={service.website}
            target="_blank"
            rel="noopener"
            variant="body2"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, py: 0.5 }}
          >
            {siteName(service.website)}
            <IconExternalLink size={14} aria-label="opens a new tab" />
          </Link>
        )}
        {service.phones.map(({ number, note }) => (
          <Link
            key={number}
            href={telHref(number)}
            variant="body2"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, py: 0.5 }}
          >
            <IconPhone size={14} aria-hidden />
            {[number, note].filter(Boolean).join(', ')}
          </Link>
        ))}
        {service.email && (
          <Link
            href={`mailto:${service.email}`}
            variant="body2"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, py: 0.5, overflowWrap: 'anywhere' }}
          >
            <IconMail size={14} aria-hidden />
            {shownEmail(service.email)}
          </Link>
        )}
      </Box>
    </Box>
  );
}
