import { describe, expect, test } from 'vitest';
import { withoutOthers } from './named-people.ts';
import { clausesOf, isAimHeading } from './statements.ts';
import { skillsOfVerbs } from './verbs.ts';
import { readImplications, readLookalikes, readSkills, SkillVocabulary } from './vocabulary.ts';

const vocabulary = new SkillVocabulary(readSkills(), readImplications(), readLookalikes());
const statedIn = (text: string, speaker: 'record' | 'advert' = 'record') =>
  vocabulary
    .recogniseStated(text, speaker)
    .map(({ code }) => code)
    .sort();

describe('a record shows no skill', () => {
  test.each([
    'Looking to move into plumbing.',
    'Seeking a role in procurement or logistics',
    'Hoping to become a paramedic after service',
    'I would love to work as a welder',
    'Keen to retrain as an electrician',
    'Aspiring software developer',
    'Interested in cyber security and cloud computing',
    'My ambition is to run a kitchen',
    'Career objective: project management in construction',
    'Objective – a post in human resources',
    'Goal: become a train driver',
    'Desired role: warehouse operative',
    'Planning to study accounting next year',
    'Working towards NEBOSH',
    'Open to work in facilities management',
    'About to start an HGV licence course',
    'Combat engineer hoping to move into landscaping',
    'Ran job clubs for soldiers looking to move into nursing',
  ])('from an aim: %s', (text) => expect(statedIn(text)).toEqual([]));

  test.each([
    'No experience of welding',
    'I have not worked in procurement',
    'Never worked with databases',
    'Not yet qualified in radiography',
    'No longer hold an HGV licence',
    'Did not complete the plumbing course',
    'Unable to do any welding',
    'No formal qualification in accounting',
    'SIA licence: expired',
    'NEBOSH certificate (lapsed 2019)',
    'NMC registration pending',
    'Without any experience of payroll',
    'Dropped out of a nursing degree',
    'Failed the HGV licence test',
    'My wife is a nurse',
    'His father was a plumber and a welder',
  ])('from a negation or somebody else’s life: %s', (text) => expect(statedIn(text)).toEqual([]));

  test.each([
    'Trained eight clerks',
    'Supervised twelve chefs and two cooks',
    'Worked alongside paramedics and midwives',
    'Supported the pilots of two squadrons',
    'Recruited welders and electricians for the yard',
    'Escorted a social worker through the camp',
    'Reported to the finance officer',
    'Briefed the project manager every week',
    'Liaised with doctors, a social worker and the police officer on duty',
    'Fitted out ambulances',
    'Painted the kitchen of the mess',
    'Guarded a warehouse in Basra',
    'Rewired an operating theatre',
    'Refurbished two laundries and a pharmacy',
    'Updated the crash plan of the airfield',
    'Built furniture for the ambulance garage',
    'Ran a pilot project',
    'In the event of fire, closed the doors',
    'Key driver of change',
    'Assisted surgeons and radiographers',
  ])('from other people, places and phrases: %s', (text) => expect(statedIn(text)).toEqual([]));
});

describe('a record still shows its skill', () => {
  test.each([
    ['Experienced welder looking to move into the rail industry', ['welding']],
    ['Looking for a role where I can use my welding experience', ['welding']],
    ['I want to use my years as a paramedic in a training role', ['emergency-care']],
    ['Seeking to bring my payroll knowledge to a charity', ['payroll']],
    ['Keen to move on, having run the stock control of a depot', ['stock-control']],
    ['Looking for work after 12 years as an electrician', ['electrical-maintenance']],
    ['Looking for a new challenge, and already hold an HGV licence', ['hgv-licence']],
    ['Interested in cyber; hold a current HGV licence', ['hgv-licence']],
    ['Hoping to become a nurse. Plumber for six years.', ['plumbing']],
    ['Looking for faults in avionics and radar', ['avionics', 'radar']],
    ['Looking after the stock control of a squadron', ['stock-control']],
    ['Sought out and disarmed explosives', ['ordnance-disposal']],
    ['Led a programme aiming to cut the cost of food preparation', []],
    ['Not only welding but also plumbing', ['plumbing', 'welding']],
    ['No accidents in four years of HGV driving', ['driving']],
    ['No experience of welding, but qualified in plumbing', ['plumbing']],
    ['Never worked in procurement, drove an HGV', ['hgv-licence']],
    ['HGV licence, SIA licence (expired 2021)', ['hgv-licence']],
    ['My wife is a nurse. I did the payroll of a regiment.', ['payroll']],
    ['Replaced failed avionics without loss of a flight', ['avionics']],
    ['Vehicle Mechanic, REME', ['vehicle-maintenance']],
    ['Worked as a chef in a hotel', ['cooking']],
    ['Promoted to head chef', ['cooking']],
    ['Section gunner and team medic, with duties as a driver', ['driving']],
    ['One of two paramedics in the company', ['emergency-care']],
    ['Member of a team of electricians', ['electrical-maintenance']],
    ['Qualified electrician', ['electrical-maintenance']],
    ['Reserve driver for the Colonel', ['driving']],
    ['Plumber, welder and carpenter', ['carpentry', 'plumbing', 'welding']],
    ['Chefs', ['cooking']],
    ['Rose from kitchen porter to chef', ['cooking']],
    ['Crewed an ambulance for three years', ['emergency-care']],
    ['Cooked in the kitchen of the mess', ['cooking']],
    ['Warehouse operative', ['warehousing']],
    ['Supervised the laundry', ['laundry-textiles']],
    ['Electrical installation in the kitchen of a barracks', ['electrical-maintenance']],
    ['Trained as a dental nurse', ['dental']],
    ['Police officer, then investigator', ['investigation', 'policing']],
    ['A+, Network+, Security+', ['cyber-security', 'it-support', 'networking']],
    ['CPA, internal audit', ['accounting-qualification', 'audit']],
  ])('%s', (text, codes) => {
    const found = statedIn(text);
    for (const code of codes) expect(found).toContain(code);
    if (codes.length === 0) expect(found).not.toContain('budgeting');
  });
});

describe('an advert', () => {
  test.each([
    ['We are looking for an experienced electrician', ['electrical-maintenance']],
    ['Welders required for a shipyard', ['welding']],
    ['We need drivers', ['driving']],
    ['You will work as a paramedic on nights', ['emergency-care']],
    ['You must hold a full HGV licence', ['hgv-licence']],
    ['An opportunity for a chef', ['cooking']],
    ['A forklift ticket is preferred, but training will be given', ['warehousing']],
    ['You will lead stock control and purchasing', ['procurement', 'stock-control']],
  ])('asks for %s', (text, codes) => expect(statedIn(text, 'advert')).toEqual(codes));

  test.each([
    'Training in welding will be given',
    'No previous experience of catering is needed',
    'An HGV licence is not essential',
    'You do not need payroll experience',
    'We will train you in plumbing',
    'You will learn radiography from the best',
    'You will report to the finance officer',
    'You will support our nurses and social workers',
    'Working alongside physiotherapists',
    'Opportunities to study accounting',
  ])('does not ask for what it gives or whom you meet: %s', (text) => expect(statedIn(text, 'advert')).toEqual([]));
});

test.each([
  ['Repaired radios and radar', 'did'],
  ['Managed the stock control of a depot', 'led'],
  ['Holds an HGV licence', 'holds'],
  ['Studied radiography for two years', 'studied'],
])('names the phrase and what the person did with it: %s', (text, role) => {
  const [skill] = vocabulary.recogniseStated(`Always on time. ${text}`, 'record');
  expect(skill).toMatchObject({ phrase: text, role });
});

describe('a verb', () => {
  test.each([
    ['Taught map reading to recruits', ['training-delivery']],
    ['Trained eight clerks', ['training-delivery']],
    ['Delivered signals training to recruits', ['training-delivery']],
    ['Led a section of eight', ['people-management']],
    ['Repaired radios', ['fault-finding']],
    ['Maintained the vehicles of a troop', ['fault-finding']],
    ['Drove the ration truck', ['driving']],
    ['Cooked for 300', ['cooking']],
  ])('shows a skill: %s', (text, codes) => expect(skillsOfVerbs(text)).toEqual(codes));

  test.each([
    'Trained as a medic',
    'Was trained in first aid',
    'Attended training',
    'Maintained discipline and records',
    'Drove change across the unit',
    'Drove down costs',
    'Went as planned',
    'Stores worth £30m',
  ])('that says something else shows none: %s', (text) => expect(skillsOfVerbs(text)).toEqual([]));
});

test('the words of a record that titles are compared with leave out other people and the places they work at', () => {
  expect(withoutOthers('Trained eight clerks in typing')).not.toMatch(/clerk/);
  expect(withoutOthers('Fitted out ambulances')).not.toMatch(/ambulance/);
  expect(withoutOthers('Clerk of a company')).toMatch(/clerk/i);
});

test.each(['Objective', 'Career goals', 'What I’m looking for', 'Next steps'])('a section called %s is an aim', (heading) =>
  expect(isAimHeading(heading)).toBe(true),
);
test.each(['Projects', 'Goalkeeping', 'Volunteering', 'Aim training'])('a section called %s is none', (heading) =>
  expect(isAimHeading(heading)).toBe(false),
);

test('takes linear time for hostile text', () => {
  const start = performance.now();
  for (const text of [
    'looking to '.repeat(5000),
    'not '.repeat(15_000),
    `${'a '.repeat(25_000)}expired`,
    '('.repeat(50_000),
    'my '.repeat(20_000),
    'training '.repeat(6000),
    ', '.repeat(25_000),
    'with '.repeat(12_000),
  ])
    for (const speaker of ['record', 'advert'] as const) expect(Array.isArray(clausesOf(text, speaker))).toBe(true);
  expect(performance.now() - start).toBeLessThan(10_000);
});
