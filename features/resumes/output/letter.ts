import { clean, type LetterDocument } from '#features/typesetting/document.ts';
import type { MissingCharacters } from '#features/typesetting/missing-characters.ts';
import {
  chosenTemplate,
  missingCharacters,
  type Typeset,
  templates,
  typeset,
  wordFile,
} from '#features/typesetting/server/index.ts';
import type { LetterContent, LetterDesign } from '../letters/content.ts';
import { contactOf } from './document.ts';

/** Everything that determines a letter's output. */
export type PrintableLetter = { content: LetterContent; design: LetterDesign; country: 'UK' | 'US' };

function letterDocument({ content, design, country }: PrintableLetter): LetterDocument {
  const { sender, recipient } = content;
  const { template, colour } = chosenTemplate(design, 'resume');
  const hex = templates()
    .find(({ key }) => key === template)
    ?.colours.find(({ key }) => key === colour)?.hex;
  const { email, phone, place } = sender;
  return {
    title: clean(content.subject) || 'Cover letter',
    name: clean(sender.name),
    label: '',
    contact: contactOf({ location: place, phone, email, url: '', profiles: [] }, true),
    dated: clean(content.dated),
    recipient: linesOf([recipient.name, recipient.company, recipient.address].join('\n')),
    subject: clean(content.subject),
    greeting: clean(content.greeting),
    paragraphs: content.body
      .split(/\n\s*\n/)
      .map(linesOf)
      .filter((lines) => lines.length > 0),
    closing: clean(content.closing),
    signature: clean(content.signature),
    country,
    paper: design.paper,
    look: template,
    colour: hex ?? '#000000',
  };
}

const linesOf = (text: string) => text.split('\n').map(clean).filter(Boolean);

/** Tagged; it claims PDF/UA-1 where every character has a font. @throws TaskFailed */
export const letterPdf = async (letter: PrintableLetter): Promise<Uint8Array> =>
  (await typesetLetter(letter, 'pdf')).pdf ?? new Uint8Array();

/** The same pages, each as SVG. @throws TaskFailed */
export const letterPages = async (letter: PrintableLetter): Promise<string[]> => (await typesetLetter(letter, 'svg')).svg;

/** The characters that would print as empty boxes. */
export const letterMissing = (letter: PrintableLetter): Promise<MissingCharacters[]> => {
  const document = letterDocument(letter);
  return missingCharacters(document, document.look);
};

function typesetLetter(letter: PrintableLetter, want: 'pdf' | 'svg'): Promise<Typeset> {
  const document = JSON.stringify(letterDocument(letter));
  return typeset({
    want,
    template: 'letter',
    colour: 'own',
    document,
    attached: null,
    may_tighten: true,
    pages: null,
    photo: null,
  });
}

/** As a Word file, to be edited further. @throws TaskFailed */
export const letterDocx = (letter: PrintableLetter): Promise<Buffer> =>
  wordFile({ kind: 'letter_docx', document: letterDocument(letter) });
