import { ResumeContent, ResumeDesign } from '#features/resumes/content.ts';
import { LetterContent, LetterDesign } from '#features/resumes/letters/content.ts';
import { insertNewResume } from '#features/resumes/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

type SeedResume = {
  title: string;
  kind: 'resume' | 'federal';
  source: 'onboarding' | 'blank' | 'duplicate';
  content: ResumeContent;
  design: ResumeDesign;
};

const rhys = ResumeContent.parse({
  basics: {
    name: 'Rhys Pritchard',
    label: 'Aviation technician and line supervisor',
    email: 'veteran@muster.test',
    phone: '+44 29 2018 0461',
    location: 'Cardiff',
    summary:
      'Fifteen years on Apache helicopters at Wattisham and overseas, the last four leading a line of nine technicians. Authorised to sign for airframe and engine, with Level 4 in aeronautical engineering. Looking for work in rail, energy or aerospace in South Wales. Willing to relocate.',
  },
  military: [
    {
      id: 'rhys-line',
      country: 'UK',
      service: 'British Army',
      rank: 'Sergeant',
      trade: 'Aviation Technician',
      unit: '7 Aviation Support Battalion, REME',
      location: 'Wattisham',
      startDate: '2022-04',
      endDate: 'present',
      highlights: [
        'Lead a line of nine technicians who keep eight Apache helicopters ready to fly.',
        'Cut the 300-hour service from eleven days to eight by laying out tools and parts the day before.',
        'Sign off work on airframe and engine; no findings in three external audits.',
      ],
    },
    {
      id: 'rhys-bay',
      country: 'UK',
      service: 'British Army',
      rank: 'Corporal',
      trade: 'Aviation Technician',
      unit: '4 Regiment, Army Air Corps Workshop',
      location: 'Wattisham',
      startDate: '2016-09',
      endDate: '2022-03',
      operations: ['Toral'],
      highlights: [
        'Ran the hydraulics bay, four technicians and its tool control.',
        'Deployed for six months as the only hydraulics specialist of the detachment and kept four aircraft on task.',
        'Taught 14 apprentices fault finding on live systems.',
      ],
    },
    {
      id: 'rhys-first',
      country: 'UK',
      service: 'British Army',
      rank: 'Craftsman',
      trade: 'Aviation Technician',
      unit: '3 Regiment, Army Air Corps Workshop',
      location: 'Wattisham',
      startDate: '2011-07',
      endDate: '2016-08',
      highlights: ['Serviced rotor, gearbox and undercarriage to schedule, on base and in the field.'],
    },
  ],
  work: [
    {
      id: 'rhys-garage',
      name: 'Severnside Tyres and Exhausts',
      position: 'Trainee fitter',
      location: 'Cardiff',
      startDate: '2009-08',
      endDate: '2011-06',
      summary: 'Tyres, brakes and exhausts for cars and vans.',
    },
  ],
  education: [
    {
      id: 'rhys-hnc',
      institution: 'School of Army Aeronautical Engineering',
      studyType: 'Level 4 diploma',
      area: 'Aeronautical engineering',
      location: 'Lyneham',
      endDate: '2021-06',
      kind: 'training',
    },
    {
      id: 'rhys-btec',
      institution: 'Cardiff and Vale College',
      studyType: 'BTEC',
      area: 'Engineering',
      startDate: '2007',
      endDate: '2009',
    },
  ],
  skills: [
    {
      id: 'rhys-s1',
      name: 'Maintenance',
      keywords: ['fault finding', 'hydraulics', 'aircraft maintenance', 'technical records'],
    },
    { id: 'rhys-s2', name: 'Leading', keywords: ['team of nine', 'shift planning', 'tool control', 'coaching apprentices'] },
  ],
  languages: [
    { id: 'rhys-l1', language: 'English', fluency: 'first language' },
    { id: 'rhys-l2', language: 'Welsh', fluency: 'conversational' },
  ],
  certificates: [{ id: 'rhys-c1', name: 'IOSH Managing Safely', by: 'IOSH', endDate: '2024-02' }],
  volunteer: [{ id: 'rhys-v1', name: 'Cardiff Rescue Boat', by: 'Crew member', startDate: '2023-05', endDate: 'present' }],
  interests: ['Hill walking', 'Motorcycle restoration'],
  clearance: { level: 'SC', year: '2023' },
});

const marcus = ResumeContent.parse({
  basics: {
    name: 'Marcus Delgado',
    label: 'Power generation supervisor',
    email: 'veteran@homefront.test',
    phone: '210-555-0143',
    location: 'San Antonio, TX 78217',
    summary:
      'Thirteen years of building and running power plants for the Army, from training sites to hurricane relief. Qualified on medium-voltage switchgear and generation up to 3 MW.',
  },
  military: [
    {
      id: 'marcus-plant',
      country: 'US',
      service: 'US Army',
      rank: 'Sergeant First Class',
      trade: '12P Prime Power Production Specialist',
      unit: '249th Engineer Battalion (Prime Power)',
      location: 'Fort Liberty, NC',
      startDate: '2019-05',
      endDate: 'present',
      hours: '40',
      highlights: [
        'Supervise 16 technicians who install and run plants of up to 3 MW.',
        'Restored power to a 220-bed hospital within 31 hours of landfall.',
        'Hold equipment worth $11M with no loss at three inventories.',
      ],
    },
    {
      id: 'marcus-team',
      country: 'US',
      service: 'US Army',
      rank: 'Staff Sergeant',
      trade: '12P Prime Power Production Specialist',
      unit: '249th Engineer Battalion (Prime Power)',
      location: 'Fort Belvoir, VA',
      startDate: '2013-02',
      endDate: '2019-04',
      hours: '40',
      highlights: [
        'Led a team of five on medium-voltage switchgear at nine sites.',
        'Taught the school’s module on protection relays.',
      ],
    },
  ],
  education: [
    {
      id: 'marcus-school',
      institution: 'US Army Prime Power School',
      studyType: 'Certificate',
      area: 'Power generation',
      location: 'Fort Leonard Wood, MO',
      endDate: '2013-01',
      kind: 'training',
    },
    { id: 'marcus-aas', institution: 'San Antonio College', studyType: 'AAS', area: 'Electrical technology', endDate: '2012-05' },
  ],
  skills: [
    {
      id: 'marcus-s1',
      name: 'Power',
      keywords: ['switchgear', 'generation', 'electrical testing', 'troubleshooting', 'crew safety'],
    },
  ],
  languages: [{ id: 'marcus-l1', language: 'Spanish', fluency: 'fluent' }],
  clearance: { level: 'Secret', year: '2022' },
  federal: {
    citizenship: 'United States',
    preference: 'TP',
    announcement: 'DE-12345678-26-DHA',
    targetTitle: 'Electrical Equipment Repairer Supervisor',
  },
});

const RESUMES: Record<string, SeedResume[]> = {
  'veteran@muster.test': [
    {
      title: 'CV for rail',
      kind: 'resume',
      source: 'duplicate',
      content: { ...rhys, basics: { ...rhys.basics, label: 'Maintenance supervisor, ready for rail' } },
      design: ResumeDesign.parse({ template: 'modern', colour: 'teal' }),
    },
    { title: 'CV', kind: 'resume', source: 'onboarding', content: rhys, design: ResumeDesign.parse({}) },
  ],
  'veteran@homefront.test': [
    {
      title: 'Federal resume',
      kind: 'federal',
      source: 'blank',
      content: marcus,
      design: ResumeDesign.parse({ template: 'federal', colour: 'black', paper: 'letter' }),
    },
    { title: 'Resume', kind: 'resume', source: 'onboarding', content: marcus, design: ResumeDesign.parse({ paper: 'letter' }) },
  ],
};

const COVER_LETTERS: Record<string, { title: string; content: LetterContent; design: LetterDesign }> = {
  'veteran@muster.test': {
    title: 'Fleet workshops',
    content: LetterContent.parse({
      sender: { name: 'Rhys Pritchard', email: 'veteran@muster.test', phone: '+44 29 2018 0461', place: 'Cardiff' },
      recipient: { name: 'Hiring manager', company: 'Northgate Rail' },
      subject: 'Fleet Workshop Supervisor',
      greeting: 'Dear hiring manager,',
      body: [
        'I lead nine technicians who keep eight Apache helicopters ready to fly. We cut the 300-hour service from eleven days to eight by laying out tools and parts the day before, and three external audits found nothing to correct.',
        'A train is not a helicopter, and I would spend my first weeks listening to the people who know yours. What carries over is the habit: nothing leaves the workshop until the record is right and someone has signed for it.',
        'I leave the Army in the spring, live in Cardiff, and can move for the right work.',
      ].join('\n\n'),
      closing: 'Yours faithfully,',
      signature: 'Rhys Pritchard',
    }),
    design: LetterDesign.parse({ template: 'modern', colour: 'teal' }),
  },
  'veteran@homefront.test': {
    title: 'Substations',
    content: LetterContent.parse({
      sender: { name: 'Marcus Delgado', email: 'veteran@homefront.test', phone: '210-555-0143', place: 'San Antonio, TX' },
      recipient: { name: 'Hiring team', company: 'Lonestar Grid' },
      subject: 'Substation Technician',
      greeting: 'Dear hiring team,',
      body: [
        'For thirteen years I have built and run power plants for the Army, most of them in places where the grid had just gone down. After one hurricane, my crew of 16 restored power to a 220-bed hospital within 31 hours of landfall.',
        'I am qualified on medium-voltage switchgear and generation up to 3 MW, and I have taught protection relays to people who had never seen one. I have worked storm duty before and know what it takes.',
      ].join('\n\n'),
      closing: 'Sincerely,',
      signature: 'Marcus Delgado',
    }),
    design: LetterDesign.parse({ paper: 'letter' }),
  },
};

/** Resumes and a cover letter of the two veterans whose accounts are complete. */
export async function insertResumes(db: TenantDb): Promise<void> {
  const people = await db.selectFrom('users').select(['id', 'email']).where('email', 'in', Object.keys(RESUMES)).execute();
  for (const { id, email } of people) {
    for (const resume of RESUMES[email] ?? []) await insertNewResume(db, id, resume);
    const letter = COVER_LETTERS[email];
    if (letter)
      await db
        .insertInto('cover_letters')
        .values({
          title: letter.title,
          user_id: id,
          content: JSON.stringify(letter.content),
          design: JSON.stringify(letter.design),
        })
        .execute();
  }
}
