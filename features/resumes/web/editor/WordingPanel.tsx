import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconBulb, IconLanguage, IconSparkles } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { announce } from '#kit/ui/announce.tsx';
import { query } from '#kit/ui/query.ts';
import type { Advice } from '../../advice.ts';
import type { ResumeContent } from '../../content.ts';
import { suggestWording, type WordingSuggestion } from '../../resumes-contract.ts';
import { RewriteDialog } from './RewriteDialog.tsx';
import { type SectionText, textsOf } from './section-texts.ts';

type WordingPanelProps = {
  section: string;
  content: ResumeContent;
  advice: Advice[];
  onChange: (content: ResumeContent) => void;
};

/** What would make a section better: tips, civilian wording for military words, and rewriting. Nothing changes unless it is accepted. */
export function WordingPanel({ section, content, advice, onChange }: WordingPanelProps) {
  const texts = textsOf(content, section);
  // A keystroke late is early enough, and one question for a pause in typing.
  const asked = useDeferredValue(texts.map(({ text }) => text).join('\n'));
  const words = useQuery({
    ...query(suggestWording, { body: { texts: texts.map(({ text }) => text) } }),
    queryKey: ['civilian wording', section, asked],
    enabled: texts.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const [rewriting, setRewriting] = useState<SectionText | null>(null);
  // An answer to older texts may point beside the word: only what still stands there is offered.
  const suggestions = (words.data?.data ?? []).flatMap((found, index) => {
    const at = texts[index];
    return at ? found.filter(({ start, end, term }) => at.text.slice(start, end) === term).map((one) => ({ at, one })) : [];
  });
  const tips = advice.filter((one) => one.section === section);
  const sentences = texts.filter(({ kind }) => kind === 'sentence');
  if (tips.length + suggestions.length + sentences.length === 0) return null;

  const accept = (at: SectionText, { start, end, suggestion }: WordingSuggestion) => {
    onChange(at.put(content, `${at.text.slice(0, start)}${suggestion}${at.text.slice(end)}`));
    announce(`Changed to ${suggestion}`);
  };

  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2 }}>
      {tips.length > 0 && (
        <Group icon={<IconBulb size={18} aria-hidden />} title="Tips">
          {tips.map((tip, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same tip may stand twice
            <Line key={index} place={placeOf(tip, content)}>
              {tip.text}
            </Line>
          ))}
        </Group>
      )}
      {suggestions.length > 0 && (
        <Group icon={<IconLanguage size={18} aria-hidden />} title="In civilian words">
          {suggestions.map(({ at, one }) => (
            <Line
              key={`${at.place} ${at.text} ${one.start}`}
              place={at.place}
              action={
                <Button
                  size="small"
                  variant="outlined"
                  color="inherit"
                  aria-label={`Use ${one.suggestion} for ${one.term}`}
                  onClick={() => accept(at, one)}
                >
                  Use it
                </Button>
              }
            >
              <Box component="span" sx={{ textDecoration: 'line-through', color: 'text.secondary' }}>
                {one.term}
              </Box>{' '}
              <strong>{one.suggestion}</strong>
              <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
                {one.reason}
              </Box>
            </Line>
          ))}
        </Group>
      )}
      {sentences.length > 0 && (
        <Group icon={<IconSparkles size={18} aria-hidden />} title="Rewrite">
          {sentences.map((one) => (
            <Line
              key={one.place}
              place={one.place}
              action={
                <Button
                  size="small"
                  variant="outlined"
                  color="inherit"
                  aria-label={`Rewrite ${one.place}`}
                  onClick={() => setRewriting(one)}
                >
                  Rewrite
                </Button>
              }
            >
              {one.text.length > 90 ? `${one.text.slice(0, 88)}…` : one.text}
            </Line>
          ))}
        </Group>
      )}
      {rewriting && (
        <RewriteDialog
          text={rewriting.text}
          place={rewriting.place}
          onClose={() => setRewriting(null)}
          onAccept={(text) => {
            onChange(rewriting.put(content, text));
            setRewriting(null);
          }}
        />
      )}
    </Box>
  );
}

function placeOf(tip: Advice, content: ResumeContent): string | null {
  if (tip.entry_id === null) return null;
  const entry = [...content.military, ...content.work, ...content.education].find(({ id }) => id === tip.entry_id);
  const name =
    entry && ('position' in entry ? entry.position || entry.name : 'rank' in entry ? entry.rank || entry.service : entry.area);
  return [name || 'Untitled', tip.line === null ? '' : `line ${tip.line + 1}`].filter(Boolean).join(', ');
}

function Group({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="subtitle2" component="h3" sx={{ display: 'flex', gap: 0.75, alignItems: 'center', mb: 0.5 }}>
        {icon} {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </section>
  );
}

function Line({ place, action, children }: { place: string | null; action?: ReactNode; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', py: 0.75 }}>
      <Typography variant="body2" component="div" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {place && (
          <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
            {place}
          </Box>
        )}
        {children}
      </Typography>
      {action}
    </Box>
  );
}
