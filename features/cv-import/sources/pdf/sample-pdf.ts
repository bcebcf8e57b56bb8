import { textPdf } from './text-pdf.ts';

/** A CV as plain lines, with what most CVs have: contacts, posts with dates and bullets, studies, skills. */
const LINES = [
  'Sam Sample',
  'Leeds, UK | 07700 900000 | sam@example.com',
  'PROFILE',
  'Stores manager who leaves the Army after twelve years of moving stores, vehicles and people on time.',
  'EXPERIENCE',
  'Warehouse Manager, Northern Parcels, Leeds    March 2021 - Present',
  '- Lead a team of 14 over two shifts and a budget of 400,000 pounds',
  '- Cut late deliveries by a third in one year',
  'MILITARY SERVICE',
  'Sergeant, Stores Supervisor, 3 Regiment RLC, British Army    June 2015 - February 2021',
  '- Accounted for vehicles and stores on operations',
  'EDUCATION',
  'BSc Business Management, University of Leeds    2009 - 2012',
  'SKILLS',
  'Stock control, Leadership, Microsoft Excel, Forklift trucks',
  'LANGUAGES',
  'English (native), French (good)',
];

const isBold = (line: string) => line === line.toUpperCase();

/** `-` and a list marker as most programs write them, in the encoding of `textPdf`. They are not in Latin-1, as the other characters are. */
const typographic = (line: string) => line.replace(/^- /, '\x95 ').replace(' - ', ' \x96 ');

/**
 * Small PDFs of one page of text. Parsing them prepares a process for the first file of a person: V8 compiles a pattern when it first
 * runs, separately for texts in Latin-1 and others.
 */
export const samplePdfs = (): Buffer[] => [LINES, LINES.map(typographic)].map((lines) => textPdf([lines], { isBold }));
