import { execFileSync } from 'node:child_process';
import { strFromU8, unzipSync } from 'fflate';
import { getDocumentProxy } from 'unpdf';
import { ResumeContent, ResumeDesign } from '../content.ts';
import type { Printable } from './output.ts';

export const printable = (
  content: ResumeContent,
  design: Partial<ResumeDesign> = {},
  more: Partial<Printable> = {},
): Printable => ({
  content,
  design: ResumeDesign.parse(design),
  kind: 'resume',
  country: 'UK',
  photo: null,
  ...more,
});

/** The text of a Word file, its data part included. */
export function wordsOfDocx(file: Buffer): string {
  const parts = unzipSync(file, { filter: ({ name }) => /^(?:word\/document|customXml\/.*)\.xml$/.test(name) });
  return Object.values(parts)
    .map((part) => strFromU8(part).replace(/<\/?w:[^>]*>/g, ''))
    .join('\n');
}

export async function pagesOf(pdf: Uint8Array): Promise<number> {
  return (await getDocumentProxy(new Uint8Array(pdf))).numPages;
}

/** Whether poppler's pdftotext is installed. */
export function hasPdftotext(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export const pdftotext = (pdf: Uint8Array, ...options: string[]): string =>
  execFileSync('pdftotext', [...options, '-', '-'], { input: pdf, encoding: 'utf8' });

/** Content that fills one page. */
export const shortResume = (): ResumeContent =>
  ResumeContent.parse({
    basics: {
      name: 'Siân Whitfield',
      label: 'Workshop manager and vehicle engineer',
      email: 'sian.whitfield@example.test',
      phone: '+44 7700 900123',
      location: 'Leeds, West Yorkshire',
      url: 'https://www.example.test/sian-whitfield',
      summary:
        'Vehicle engineer with eleven years of keeping fleets on the road in hard places. I run workshops of up to 24 people, plan maintenance by data rather than by habit, and train apprentices who stay in the trade.',
    },
    military: [
      {
        id: 'm1',
        country: 'UK',
        service: 'British Army',
        rank: 'Sergeant',
        trade: 'Vehicle Mechanic',
        unit: '1 Close Support Battalion, REME',
        location: 'Catterick',
        startDate: '2018-03',
        endDate: '2025-08',
        operations: ['Shader', 'Cabrit'],
        highlights: [
          'Led a workshop of 24 engineers who kept 180 vehicles at 94% availability over two deployments.',
          'Cut the time a vehicle waits for parts from nine days to four by planning demand with the supply squadron.',
          'Trained and assessed 31 apprentices; 29 qualified at the first attempt.',
        ],
      },
      {
        id: 'm2',
        country: 'UK',
        service: 'British Army',
        rank: 'Corporal',
        trade: 'Vehicle Mechanic',
        unit: '4 Armoured Close Support Battalion, REME',
        location: 'Tidworth',
        startDate: '2014-09',
        endDate: '2018-02',
        highlights: [
          'Ran a recovery section of six over 40,000 km of exercise and operations without a lost-time accident.',
          'Wrote the inspection sheet that the battalion still uses for its light fleet.',
        ],
      },
    ],
    work: [
      {
        id: 'w1',
        name: 'Aire Valley Motors',
        position: 'Apprentice technician',
        location: 'Keighley',
        startDate: '2012-08',
        endDate: '2014-08',
        summary: 'Servicing and diagnosis of cars and light vans in a garage of five.',
      },
    ],
    education: [
      {
        id: 'e1',
        institution: 'Defence School of Electronic and Mechanical Engineering',
        studyType: 'Level 3 apprenticeship',
        area: 'Vehicle maintenance and repair',
        location: 'Lyneham',
        endDate: '2016-06',
        kind: 'training',
      },
      {
        id: 'e2',
        institution: 'Leeds City College',
        studyType: 'BTEC National',
        area: 'Engineering',
        startDate: '2010',
        endDate: '2012',
      },
    ],
    skills: [
      {
        id: 's1',
        name: 'Engineering',
        keywords: ['diesel and hybrid drivelines', 'hydraulics', 'fault diagnosis', 'MAN SV and Land Rover fleets'],
      },
      {
        id: 's2',
        name: 'Leading',
        keywords: ['workshop planning', 'apprenticeship assessment', 'risk assessment', 'budget holding to £400,000'],
      },
    ],
    languages: [
      { id: 'l1', language: 'English', fluency: 'first language' },
      { id: 'l2', language: 'Welsh', fluency: 'good' },
    ],
    certificates: [{ id: 'c1', name: 'IOSH Managing Safely', by: 'IOSH', endDate: '2023-05' }],
    interests: ['Fell running', 'Restoring a 1968 Triumph'],
    clearance: { level: 'SC', year: '2022', shown: true },
  });

/** The same with more of everything: three pages. */
export function longResume(): ResumeContent {
  const one = shortResume();
  const posts = [
    ['Warrant Officer Class 2', 'Artificer Sergeant Major', '6 Armoured Close Support Battalion, REME'],
    ['Staff Sergeant', 'Artificer Vehicles', 'The Royal Welsh'],
    ['Sergeant', 'Vehicle Mechanic', '1 Close Support Battalion, REME'],
    ['Corporal', 'Vehicle Mechanic', '4 Armoured Close Support Battalion, REME'],
    ['Lance Corporal', 'Vehicle Mechanic', '19 Combat Service Support Battalion, REME'],
    ['Craftsman', 'Vehicle Mechanic', '7 Air Assault Battalion, REME'],
  ];
  return ResumeContent.parse({
    ...one,
    military: posts.map(([rank, trade, unit], index) => ({
      ...one.military[0],
      id: `m${index}`,
      rank,
      trade,
      unit,
      startDate: `${2021 - index * 3}-04`,
      endDate: `${2024 - index * 3}-03`,
      summary:
        index % 2 === 0
          ? 'Answered for the readiness of the fleet and for the people who keep it so, at home and on two deployments, with a budget of my own and a seat at the planning table of the battle group.'
          : '',
      highlights: [
        ...(one.military[0]?.highlights ?? []),
        ...(one.military[1]?.highlights ?? []),
        `Brought the workshop through inspection number ${index + 1} with no major finding, the first in the brigade to do so that year.`,
      ],
    })),
    work: [1, 2].map((number) => ({
      ...one.work[0],
      id: `w${number}`,
      highlights: ['Took over the hybrid bay when its technician left and cleared the backlog in six weeks.'],
    })),
    certificates: ['IOSH Managing Safely', 'PRINCE2 Practitioner', 'City & Guilds Level 3 Award in Education and Training'].map(
      (name, index) => ({ id: `c${index}`, name, by: 'Awarding body', endDate: `202${index}-05` }),
    ),
    awards: [
      {
        id: 'a1',
        name: 'Commander Field Army’s Commendation',
        by: 'British Army',
        endDate: '2022',
        summary: 'For the recovery of eleven vehicles under fire weather on Salisbury Plain.',
      },
    ],
    volunteer: [
      {
        id: 'v1',
        name: 'Leeds Repair Café',
        by: 'Bench lead',
        location: 'Leeds',
        startDate: '2022-01',
        endDate: 'present',
        highlights: ['Open a bench each month for people who cannot pay a garage.'],
      },
    ],
    skills: [
      ...one.skills,
      ...[
        'Hydraulics',
        'Diesel',
        'Hybrid',
        'Welding',
        'ISO 9001',
        'SAP PM',
        'Power BI',
        'Excel',
        'Risk assessment',
        'Apprentice assessment',
      ].map((name, index) => ({ id: `x${index}`, name })),
    ],
  });
}

/** Content that fills two pages in most templates. */
export const mediumResume = (): ResumeContent => {
  const content = longResume();
  return { ...content, military: content.military.slice(0, 3), work: [], volunteer: [] };
};
