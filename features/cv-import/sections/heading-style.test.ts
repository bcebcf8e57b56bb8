import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';

const name = piece('Jane Frost', 50, 40, { size: 20, bold: true });
const address = piece('jane@frost.test', 50, 60);

describe('headings with words that name no section', () => {
  test('in the style of the others, above dated entries, where nothing can have entries yet', () => {
    const { work } = read(
      'KEY SKILLS',
      'PLC',
      'COSHH',
      'Motor control',
      '',
      'AT THE COALFACE',
      'October 2021 to April 2025    Fitter at Harrow Motors Ltd',
      '- Repaired pumps',
      '',
      'EDUCATION',
      'Tern College, HNC Engineering, 2019',
    );
    expect(work.map(({ position, name }) => [position, name])).toEqual([['Fitter', 'Harrow Motors Ltd']]);
  });

  test('are not taken for the name that is above them', () => {
    const { basics, work } = read(
      'SERVICE RECORD HOLDER',
      'Oct 2021 - Apr 2025, Fitter, Harrow Motors Ltd',
      '- Repaired pumps',
      '',
      'EDUCATION',
      'Tern College, HNC Engineering, 2019',
      '',
      'SKILLS',
      'Welding, Brazing',
    );
    expect(basics.label).toBe('');
    expect(work[0]?.name).toBe('Harrow Motors Ltd');
  });

  test('that end in a colon as the others do', () => {
    const { work, skills } = read(
      'Education:',
      'Tern College, HNC Engineering, 2019',
      '',
      'My time so far:',
      'Fitter, Harrow Motors Ltd, 2021 - 2025',
      'Key duties:',
      '- Repaired pumps',
      'Apprentice, Larch Lifts Ltd, 2017 - 2021',
      'Key duties:',
      '- Greased bearings',
      '',
      'Skills:',
      'Welding, Brazing',
    );
    expect(work.map(({ name, highlights }) => [name, highlights])).toEqual([
      ['Harrow Motors Ltd', ['Repaired pumps']],
      ['Larch Lifts Ltd', ['Greased bearings']],
    ]);
    expect(skills).toHaveLength(1);
  });

  test('left of the column in which all text begins', () => {
    const heading = (text: string, y: number) => piece(text, 50, y, { bold: true });
    const { work, education } = readCv([
      name,
      address,
      heading('Education', 90),
      piece('Tern College, HNC Engineering, 2019', 200, 90),
      heading('So far', 120),
      piece('Fitter, Harrow Motors Ltd, 2021 - 2025', 200, 120),
      piece('•', 208, 134),
      piece('Repaired pumps and valves on two lines', 220, 134),
      heading('Skills', 160),
      piece('Welding, Brazing', 200, 160),
    ]);
    expect(work.map((job) => [job.position, job.name, job.highlights])).toEqual([
      ['Fitter', 'Harrow Motors Ltd', ['Repaired pumps and valves on two lines']],
    ]);
    expect(education).toHaveLength(1);
  });

  test('set like the entries, but with more space above', () => {
    const bold = (text: string, y: number) => piece(text, 50, y, { bold: true });
    const { work, sections } = readCv([
      name,
      address,
      bold('Education', 90),
      bold('Tern College', 106),
      piece('HNC Engineering, 2019', 50, 120),
      bold('So far', 148),
      bold('Harrow Motors Ltd', 164),
      piece('Fitter, 2021 - 2025', 50, 178),
      piece('Repaired pumps, valves and conveyors on two lines.', 50, 192),
      bold('Larch Lifts Ltd', 211),
      piece('Apprentice, 2017 - 2021', 50, 225),
      piece('Greased bearings, wheels and rails every week.', 50, 239),
      bold('Skills', 267),
      piece('Welding, Brazing', 50, 283),
    ]);
    expect(sections.map(({ title }) => title)).toEqual(['Education', 'So far', 'Skills']);
    expect(work.map((job) => job.name)).toEqual(['Harrow Motors Ltd', 'Larch Lifts Ltd']);
  });
});
