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

/** A small PDF with one page of text. Parsing it prepares a process for the first file of a person. */
export const samplePdf = (): Buffer => textPdf([LINES], { isBold: (line) => line === line.toUpperCase() });
