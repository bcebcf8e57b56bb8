import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconAward, IconBuilding, IconMapPin, IconUsers, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { answersInTime, COMPANY_TYPE_LABELS, companySizeText, forcesFacts, replyRecordText } from '../rules.ts';
import { COMPANY_TYPES, type Company } from '../shapes.ts';

/** The public view of a company. */
export function CompanyView({ company }: { company: Company }) {
  const { countryId } = useLocale();
  const type = COMPANY_TYPES.find((one) => one === company.company_type);
  const facts = forcesFacts(company, countryId);
  const place = [company.city, company.state].filter((part, at, all) => part && all.indexOf(part) === at).join(', ');
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', gap: 2, rowGap: 1, flexWrap: 'wrap', color: 'text.secondary' }}
      >
        {place && <Fact icon={<IconMapPin size={18} aria-hidden />}>{place}</Fact>}
        {company.industry && <Fact icon={<IconBuilding size={18} aria-hidden />}>{company.industry.name}</Fact>}
        {company.size && <Fact icon={<IconUsers size={18} aria-hidden />}>{companySizeText(company.size)}</Fact>}
        {type && <Fact icon={<IconAward size={18} aria-hidden />}>{COMPANY_TYPE_LABELS[type]}</Fact>}
        {company.website && (
          <Fact icon={<IconWorld size={18} aria-hidden />}>
            <Link href={company.website} target="_blank" rel="noopener nofollow">
              {company.website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
            </Link>
          </Fact>
        )}
      </Box>
      {company.about && <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '75ch' }}>{company.about}</Typography>}
      {facts.length > 0 && (
        <Box component="section">
          <Typography variant="h2" sx={{ mb: 1.5 }}>
            For people who served
          </Typography>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
            {facts.map(({ label, meaning }) => (
              <Box
                key={label}
                sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' }, alignItems: 'center' }}
              >
                <Box component="dt">
                  <Chip size="small" variant="outlined" label={label} />
                </Box>
                <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
                  {meaning}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      )}
      {company.pledge && <Pledge pledge={company.pledge} name={company.name} />}
      {company.replies && (
        <Box component="section">
          <Typography variant="h2" sx={{ mb: 1 }}>
            Answers to applicants
          </Typography>
          {answersInTime(company.replies) && <Chip size="small" color="success" label="Answers in time" sx={{ mb: 1 }} />}
          <Typography>{replyRecordText(company.replies)}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            Every application has a day by which to expect an answer. Companies that answer nine of ten by then have the badge; we
            count every night, from ten applications on.
          </Typography>
        </Box>
      )}
      {company.benefits.length > 0 && (
        <Box component="section">
          <Typography variant="h2" sx={{ mb: 1 }}>
            Benefits
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
            {company.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
      {icon}
      {children}
    </Box>
  );
}

function Pledge({ pledge, name }: { pledge: NonNullable<Company['pledge']>; name: string }) {
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1 }}>
        Hiring pledge
      </Typography>
      <Typography sx={{ mb: 1 }}>
        {pledge.hired} of {pledge.hires} veterans hired
        {pledge.by && (
          <>
            , by <DateText value={pledge.by} as="day" />
          </>
        )}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, (100 * pledge.hired) / pledge.hires)}
        aria-label={`${name} has hired ${pledge.hired} of ${pledge.hires} veterans`}
        sx={{ height: 8, borderRadius: 1 }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        We count hires made through this site.
      </Typography>
    </Box>
  );
}
