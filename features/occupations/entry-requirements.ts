/**
 * What people usually still need for an occupation after the forces, and the shortest way to it, by the country’s own rules. Written by hand; each is
 * a licence, a registration or a course that employers ask for. Nothing where nothing is usual.
 */
const REQUIREMENTS: Readonly<Record<string, { UK: string | null; US: string | null }>> = {
  '11-3013': { UK: 'IWFM level 3 or 4, part time', US: 'A facilities certificate (FMP), part time' },
  '11-3013.01': {
    UK: 'An SIA licence for front-line work, and usually a post as supervisor first',
    US: 'A state license where the state asks for one, and usually a post as supervisor first',
  },
  '11-3071': { UK: 'A first civilian post as supervisor', US: 'A first civilian post as supervisor' },
  '11-9021': { UK: 'SMSTS, five days, and a CSCS card', US: 'OSHA 30, four days' },
  '11-9051': { UK: 'Food hygiene level 3, one to two days', US: 'ServSafe Manager, one day' },
  '11-9161': { UK: 'A short award in emergency planning', US: 'FEMA’s free independent study courses' },
  '13-1023': { UK: 'CIPS level 3 or 4, part time', US: null },
  '13-1071': { UK: 'CIPD level 3 or 5, part time', US: 'aPHR or SHRM-CP, part time' },
  '13-1081': {
    UK: 'One civilian logistics or stock system, learned on the job',
    US: 'One civilian logistics or stock system, learned on the job',
  },
  '13-1151': { UK: 'Level 3 Award in Education and Training, about a week', US: null },
  '15-1212': { UK: 'CompTIA Security+, about eight weeks', US: 'CompTIA Security+, about eight weeks' },
  '15-1232': { UK: 'CompTIA A+, about six weeks', US: 'CompTIA A+, about six weeks' },
  '15-1244': { UK: 'CompTIA Network+ or CCNA, six to twelve weeks', US: 'CompTIA Network+ or CCNA, six to twelve weeks' },
  '15-2051.01': { UK: 'One data tool, such as Power BI, some weeks', US: 'One data tool, such as Power BI, some weeks' },
  '17-3022': {
    UK: 'A level 3 or 4 qualification, partly by experience',
    US: 'An associate degree, shortened by credit for service',
  },
  '25-2031': {
    UK: 'A degree and qualified teacher status',
    US: 'A degree and a state teaching license; Troops to Teachers programs help where the state has one',
  },
  '29-1141': {
    UK: 'Registration with the NMC, by a nursing degree or apprenticeship',
    US: 'An RN license: an approved program and the NCLEX-RN',
  },
  '29-2042': {
    UK: 'An ambulance service’s associate practitioner course, and C1 on your driving licence',
    US: 'NREMT certification and a state license',
  },
  '29-2043': {
    UK: 'Registration with the HCPC, by a paramedic degree or apprenticeship',
    US: 'Paramedic certification (NREMT) and a state license',
  },
  '29-2061': {
    UK: 'Registration with the NMC as a nursing associate',
    US: 'An LPN license; some states count corpsman training',
  },
  '31-1131': { UK: 'The Care Certificate, earned on the job', US: 'A state nurse aide course and test, four to twelve weeks' },
  '33-2011': {
    UK: 'The fire service’s own selection and training',
    US: 'Firefighter I and II; DoD certificates carry over. Often EMT too',
  },
  '33-3051': { UK: 'The police force’s own selection and training', US: 'The state’s police academy' },
  '33-9032': {
    UK: 'An SIA licence: a course of about a week, and a criminal record check',
    US: 'A state guard card in most states',
  },
  '35-1011': { UK: 'Food hygiene level 3, one to two days', US: 'ServSafe Manager, one day' },
  '35-2014': { UK: 'Food hygiene level 2, half a day', US: 'A food handler card, some hours' },
  '43-5031': { UK: 'The employer’s own course, some weeks', US: 'The employer’s own course, some weeks' },
  '47-1011': { UK: 'SSSTS (two days) or SMSTS (five days), and a CSCS card', US: 'OSHA 30, four days' },
  '47-2073': { UK: 'A CPCS or NPORS card for each machine, one to five days', US: null },
  '47-2111': {
    UK: 'The level 3 experienced worker assessment and an ECS card',
    US: 'A state or local electrician’s license; ask for credit for your service hours',
  },
  '47-2152': { UK: 'A level 2 or 3 qualification; Gas Safe registration for gas', US: 'A state or local plumber’s license' },
  '47-4061': { UK: 'Personal Track Safety, two days, with a sponsor', US: 'The railroad’s own safety training' },
  '49-2022': { UK: 'Work-at-height and street works cards, two days each', US: null },
  '49-2091': {
    UK: 'A CAA Part 66 licence to sign for work; military experience counts',
    US: 'The employer’s course, or an FAA A&P certificate',
  },
  '49-3011': {
    UK: 'A CAA Part 66 licence to sign for work; military experience counts',
    US: 'The FAA A&P certificate; military experience can qualify you for its tests',
  },
  '49-3031': {
    UK: 'A level 3 or irtec certificate; your trade counts towards it',
    US: 'ASE certificates; your work experience counts',
  },
  '49-9021': { UK: 'An F-gas certificate, about a week', US: 'EPA Section 608 certification' },
  '51-8021': { UK: 'A boiler operator’s award (BOAS), two to three days', US: 'A state or city license where one is asked for' },
  '53-2011': {
    UK: 'A CAA commercial licence; military pilots are credited part of it',
    US: 'An FAA certificate by military competency: a knowledge test, no flight test',
  },
  '53-2021': {
    UK: 'A civil air traffic controller licence; earlier ratings can shorten it',
    US: 'FAA hiring, which has announcements for military controllers',
  },
  '53-3032': {
    UK: 'Driver CPC. The categories on your driving licence stay',
    US: 'A CDL; the military skills test waiver can save the road test',
  },
  '53-3052': { UK: 'Category D and Driver CPC', US: 'A CDL with passenger endorsement' },
  '53-5021': {
    UK: 'An MCA certificate of competency; sea time counts',
    US: 'A Coast Guard merchant mariner credential; sea service counts',
  },
  '53-5031': {
    UK: 'An MCA engineer’s certificate of competency; sea time counts',
    US: 'A Coast Guard merchant mariner credential; sea service counts',
  },
};

/** What usually is missing for an occupation (O*NET-SOC), in one line; null where nothing is usual or known. */
export const requirementOf = (onet_soc: string, forces: 'UK' | 'US'): string | null =>
  REQUIREMENTS[onet_soc.replace(/\.00$/, '')]?.[forces] ?? null;

export const OCCUPATIONS_WITH_REQUIREMENTS = Object.keys(REQUIREMENTS);
