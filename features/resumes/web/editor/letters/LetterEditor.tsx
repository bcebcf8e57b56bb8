import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, useContext, useId, useRef } from 'react';
import { useUser } from '#features/accounts/web/index.ts';
import { countryOf } from '#kit/country/country.ts';
import { FormField } from '#kit/ui/inputs/FormField.tsx';
import { paths } from '#kit/ui/paths.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import type { LetterContent } from '../../../letters/content.ts';
import { type CoverLetter, LETTER_MAX } from '../../../letters/contract.ts';
import { withUsualForms } from '../../../letters/greeting.ts';
import { paragraphAt, textsOfLetter, wholeLetter } from '../../../wording/placed-texts.ts';
import { FieldToolsContext, field, RewriteButton, useFieldTools } from '../../sections/field-tools.tsx';
import { Pair, TextLine } from '../../sections/fields.tsx';
import { EditorFrame } from '../EditorFrame.tsx';
import { Downloads, EditorPages } from '../EditorPages.tsx';
import { changedText } from '../edit-history.ts';
import { ApplyButton } from '../tools/ApplyButton.tsx';
import { useWordingTools } from '../tools/useWordingTools.tsx';
import { useDraftHistory, useLetterDraft, useRestyle } from '../useDraft.ts';

/** The letter editor: parts on the left, pages on the right. It saves automatically. */
export function LetterEditor({ letter }: { letter: CoverLetter }) {
  const draft = useLetterDraft(letter);
  const { content, design } = useDraftHistory(draft).now;
  const restyle = useRestyle(draft);
  const { countryId } = useLocale();
  const { language } = countryOf(useUser().user_details.country?.id ?? countryId);
  const tools = useWordingTools(draft, {
    textsOf: textsOfLetter,
    more: wholeLetter,
    advice: [],
    asWritten: letter.job ? [letter.job.title, letter.job.company] : [],
  });

  const edit = (change: Partial<LetterContent>) => {
    const next = withUsualForms(content, { ...content, ...change }, language);
    draft.edit((now) => ({ ...now, content: next }), changedText(content, next));
  };
  const sender = (change: Partial<LetterContent['sender']>) => edit({ sender: { ...content.sender, ...change } });
  const recipient = (change: Partial<LetterContent['recipient']>) => edit({ recipient: { ...content.recipient, ...change } });

  return (
    <FieldToolsContext value={tools.toolsOf('letter')}>
      <EditorFrame
        draft={draft}
        word="letter"
        actions={
          <>
            <Downloads draft={draft} id={letter.id} word="letter" isLetter />
            {letter.job && (
              <ApplyButton draft={draft} href={paths.veteran.jobApply(letter.job.id, { letter_id: letter.id })}>
                Use in my application
              </ApplyButton>
            )}
          </>
        }
        savedAs="a separate letter"
        preview={
          <EditorPages draft={draft} id={letter.id} kind="resume" design={design} onDesign={restyle} word="letter" isLetter />
        }
      >
        <Part title="To">
          <Pair>
            <TextLine
              label="Recipient’s name"
              value={content.recipient.name}
              onChange={(name) => recipient({ name })}
              optional
              maxLength={300}
            />
            <TextLine
              label="Company"
              value={content.recipient.company}
              onChange={(company) => recipient({ company })}
              optional
              maxLength={300}
            />
          </Pair>
          <TextLine
            label="Address"
            value={content.recipient.address}
            onChange={(address) => recipient({ address })}
            optional
            multiline
            minRows={2}
            maxLength={1000}
          />
        </Part>
        <Part title="Letter">
          <TextLine
            label="Location and date"
            value={content.dated}
            onChange={(dated) => edit({ dated })}
            optional
            maxLength={300}
          />
          <TextLine
            label="Subject"
            name="subject"
            value={content.subject}
            onChange={(subject) => edit({ subject })}
            help="The job title from the advert."
            optional
            maxLength={300}
          />
          <TextLine label="Greeting" value={content.greeting} onChange={(greeting) => edit({ greeting })} maxLength={300} />
          <BodyField value={content.body} onChange={(body) => edit({ body })} />
          <Pair>
            <TextLine label="Closing" value={content.closing} onChange={(closing) => edit({ closing })} maxLength={300} />
            <TextLine label="Signature" value={content.signature} onChange={(signature) => edit({ signature })} maxLength={300} />
          </Pair>
        </Part>
        <Part title="Your details">
          <TextLine label="Full name" value={content.sender.name} onChange={(name) => sender({ name })} maxLength={300} />
          <Pair>
            <TextLine
              label="Email"
              type="email"
              value={content.sender.email}
              onChange={(email) => sender({ email })}
              maxLength={300}
            />
            <TextLine
              label="Phone"
              type="tel"
              value={content.sender.phone}
              onChange={(phone) => sender({ phone })}
              optional
              maxLength={60}
            />
          </Pair>
          <TextLine
            label="Location"
            value={content.sender.place}
            onChange={(place) => sender({ place })}
            optional
            maxLength={300}
          />
        </Part>
      </EditorFrame>
      {tools.dialog}
    </FieldToolsContext>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        p: 2.5,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function BodyField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const id = useId();
  const tools = useContext(FieldToolsContext);
  const noted = useFieldTools(id, 'body', 'your letter', { rewrites: false });
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <Box sx={field}>
      <FormField
        id={id}
        label="Your letter"
        help={
          <>
            Say why you want this job and what in your experience fits it. Leave an empty line between paragraphs.
            {value.length > LETTER_MAX * 0.8 && ` ${value.length} of ${LETTER_MAX} characters.`}
          </>
        }
        aside={
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', alignSelf: 'center', flexShrink: 0, my: -0.5 }}>
            {noted.marks}
            {value.trim() !== '' && (
              <RewriteButton
                name="your letter"
                onClick={() => tools?.onRewrite(null, 'body', paragraphAt(value, box.current?.selectionStart ?? 0))}
                named
              />
            )}
          </Box>
        }
      >
        <OutlinedInput
          fullWidth
          id={id}
          inputRef={box}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          multiline
          minRows={12}
          maxRows={28}
          slotProps={{
            input: { maxLength: LETTER_MAX, 'aria-describedby': [`${id}-help`, noted.describedBy].filter(Boolean).join(' ') },
          }}
        />
      </FormField>
      {noted.notes}
    </Box>
  );
}
