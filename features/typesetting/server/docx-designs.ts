/** The design of a template in Word, with typefaces that come with Word. Sizes are in half points, distances in twentieths of a point. */
export type WordDesign = {
  font: string;
  /** The typeface of the name and the headings. */
  headFont: string;
  size: number;
  nameSize: number;
  isNameBold: boolean;
  headingSize: number;
  margin: { x: number; y: number };
  centred: boolean;
  /** How a section heading looks. */
  heading: 'plain' | 'rule below' | 'rule above' | 'tinted' | 'italic' | 'centred';
  /** How the name is emphasised. */
  head: 'plain' | 'band' | 'rule below' | 'between rules' | 'bar';
  /** The width of a left column with the dates; null for dates at the right edge. */
  dateColumn: number | null;
  /** Whether the employer follows the title on its line. */
  oneLine: boolean;
  bullet: string;
  isPhotoRound: boolean;
};

const usual: WordDesign = {
  font: 'Calibri',
  headFont: 'Calibri',
  size: 21,
  nameSize: 52,
  isNameBold: true,
  headingSize: 26,
  margin: { x: 1040, y: 840 },
  centred: false,
  heading: 'plain',
  head: 'plain',
  dateColumn: null,
  oneLine: false,
  bullet: '•',
  isPhotoRound: false,
};

const DESIGNS: Record<string, Partial<WordDesign>> = {
  column: { head: 'rule below', dateColumn: 2400 },
  classic: {
    font: 'Cambria',
    headFont: 'Cambria',
    size: 20,
    nameSize: 50,
    headingSize: 25,
    centred: true,
    heading: 'rule below',
    isPhotoRound: true,
  },
  compact: { size: 20, nameSize: 42, headingSize: 23, margin: { x: 860, y: 760 }, heading: 'rule below', oneLine: true },
  modern: { nameSize: 54, head: 'band', isPhotoRound: true },
  executive: {
    headFont: 'Cambria',
    nameSize: 56,
    isNameBold: false,
    centred: true,
    heading: 'centred',
    head: 'between rules',
    isPhotoRound: true,
  },
  heritage: {
    font: 'Garamond',
    headFont: 'Garamond',
    size: 22,
    nameSize: 62,
    isNameBold: false,
    headingSize: 31,
    margin: { x: 1420, y: 1080 },
    heading: 'italic',
    bullet: '–',
  },
  swiss: { font: 'Arial', headFont: 'Arial', size: 19, nameSize: 62, headingSize: 23, heading: 'rule above', bullet: '–' },
  technical: {
    size: 20,
    nameSize: 46,
    headingSize: 22,
    margin: { x: 900, y: 800 },
    heading: 'tinted',
    head: 'bar',
    oneLine: true,
  },
  federal: { size: 20, nameSize: 36, headingSize: 28, margin: { x: 720, y: 720 }, heading: 'rule below' },
};

export const wordDesign = (template: string): WordDesign => ({ ...usual, ...DESIGNS[template] });
