import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type FederalFault, PREFERENCE_NAMES } from '../../../advice/federal-rules.ts';
import type { ResumeContent } from '../../../content.ts';
import { Choice, Pair, TextLine } from '../../sections/fields.tsx';

type FederalPanelProps = { content: ResumeContent; faults: FederalFault[]; onChange: (content: ResumeContent) => void };
type Post = ResumeContent['work'][number] | ResumeContent['military'][number];

/** The fields of federal resumes, with a check of their rules. */
export function FederalPanel({ content, faults, onChange }: FederalPanelProps) {
  const { federal } = content;
  const posts = [...content.military, ...content.work].filter(({ hidden }) => !hidden);
  const lacking = posts.filter(({ id }) => faults.some(({ entry_id }) => entry_id === id)).length;
  const set = (change: Partial<ResumeContent['federal']>) => onChange({ ...content, federal: { ...federal, ...change } });
  const setPost = (id: string, change: Partial<Post>) =>
    onChange({
      ...content,
      military: content.military.map((post) => (post.id === id ? { ...post, ...change } : post)),
      work: content.work.map((post) => (post.id === id ? { ...post, ...change } : post)),
    });
  return (
    <Box
      component="section"
      aria-labelledby="federal-title"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: 2, display: 'grid', gap: 2.5 }}
    >
      <div>
        <Typography variant="h3" component="h2" id="federal-title" sx={{ mb: 1 }}>
          Federal rules
        </Typography>
        {faults.length === 0 && (
          <Rules>
            <Rule icon={<IconCircleCheck size={18} aria-hidden />} color="success.text">
              No problems found.
            </Rule>
          </Rules>
        )}
        <Faults faults={faults.filter(({ entry_id }) => entry_id === null)} />
        {lacking > 0 && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {lacking === 1 ? 'One job is incomplete' : `${lacking} jobs are incomplete`}: see below.
          </Typography>
        )}
      </div>
      <Pair>
        <TextLine
          label="Job title sought"
          value={federal.targetTitle}
          onChange={(targetTitle) => set({ targetTitle })}
          optional
          maxLength={200}
        />
        <TextLine
          label="Announcement number"
          value={federal.announcement}
          onChange={(announcement) => set({ announcement })}
          optional
          maxLength={100}
        />
      </Pair>
      <Pair>
        <TextLine
          label="Citizenship"
          value={federal.citizenship}
          onChange={(citizenship) => set({ citizenship })}
          maxLength={100}
        />
        <TextLine
          label="Highest federal grade"
          value={federal.highestGrade}
          onChange={(highestGrade) => set({ highestGrade })}
          help="For example GS-0343-12, with dates."
          optional
          maxLength={60}
        />
      </Pair>
      <Choice
        label="Veterans’ preference"
        value={federal.preference}
        onChange={(preference) => set({ preference })}
        options={PREFERENCE_NAMES}
        emptyLabel="None claimed"
        optional
      />
      {posts.map((post) => (
        <Box
          key={post.id}
          component="fieldset"
          sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <Typography
            component="legend"
            variant="subtitle2"
            sx={{ p: 0, mb: 1, pt: 2, width: '100%', borderTop: 1, borderColor: 'divider' }}
          >
            {nameOf(post)}
          </Typography>
          <Faults faults={faults.filter(({ entry_id }) => entry_id === post.id)} />
          <Pair>
            <TextLine
              label="Hours per week"
              value={post.hours}
              onChange={(hours) => setPost(post.id, { hours })}
              maxLength={40}
            />
            <TextLine
              label="Pay"
              value={post.salary}
              onChange={(salary) => setPost(post.id, { salary })}
              placeholder="$62,000 a year"
              optional
              maxLength={100}
            />
          </Pair>
          <Pair>
            <TextLine
              label="Supervisor"
              value={post.supervisor}
              onChange={(supervisor) => setPost(post.id, { supervisor })}
              optional
              maxLength={200}
            />
            <TextLine
              label="Supervisor’s phone"
              value={post.supervisorPhone}
              onChange={(supervisorPhone) => setPost(post.id, { supervisorPhone })}
              optional
              maxLength={60}
            />
          </Pair>
          <Pair>
            <Choice
              label="May employers contact them?"
              value={post.mayContact === null ? '' : post.mayContact ? 'yes' : 'no'}
              onChange={(value) => setPost(post.id, { mayContact: value === '' ? null : value === 'yes' })}
              options={[
                { value: 'yes', label: 'Yes' },
                { value: 'no', label: 'Ask me first' },
              ]}
              emptyLabel="Not specified"
              optional
            />
            <TextLine
              label="Series and grade"
              value={post.grade}
              onChange={(grade) => setPost(post.id, { grade })}
              help="For federal jobs."
              optional
              maxLength={60}
            />
          </Pair>
        </Box>
      ))}
    </Box>
  );
}

function nameOf(post: Post): string {
  const name =
    'rank' in post ? [post.rank, post.service].filter(Boolean).join(', ') : [post.position, post.name].filter(Boolean).join(', ');
  return name || 'Untitled job';
}

/** Rules that are not met, for the whole resume or one job. */
function Faults({ faults }: { faults: FederalFault[] }) {
  return (
    <Rules>
      {faults.map(({ rule, text }) => (
        <Rule key={`${rule} ${text}`} icon={<IconAlertTriangle size={18} aria-hidden />} color="warning.text">
          {text}
        </Rule>
      ))}
    </Rules>
  );
}

function Rules({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      aria-live="polite"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75, '&:empty': { display: 'none' } }}
    >
      {children}
    </Box>
  );
}

function Rule({ icon, color, children }: { icon: ReactNode; color: string; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, typography: 'body2' }}>
      <Box component="span" sx={{ display: 'inline-flex', pt: 0.25, color, flexShrink: 0 }}>
        {icon}
      </Box>
      {children}
    </Box>
  );
}
