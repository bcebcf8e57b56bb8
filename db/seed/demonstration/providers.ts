import { addProvider } from '#features/services/server/index.ts';
import { UNITED_STATES } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

/**
 * Public organisations beside the standard ones, with facts of public knowledge: what they do, their website and their published number. Nobody has
 * read them at their source, so operators find them on the list of what to check.
 */

type Need = 'employment' | 'education' | 'healthcare' | 'finance' | 'housing';
/** Name, needs (the main one first), what it does, website, and more where it is known. */
type Row = [name: string, needs: Need[], does: string, website: string, more?: More];
type More = {
  phone?: string;
  /** Open at any hour. */
  always?: true;
  crisis?: true;
  online?: true;
  left?: true;
  at?: [city: string, state: string, latitude: number, longitude: number];
  /** Street and postcode of that place. */
  street?: [address: string, postcode: string];
  places?: string[];
};

const UK: Row[] = [
  [
    'Careers Wales',
    ['employment', 'education'],
    'Careers advice, help with applications and a list of courses and apprenticeships in Wales.',
    'https://careerswales.gov.wales',
    { at: ['Cardiff', 'Wales', 51.4816, -3.1791] },
  ],
  [
    'Veterans’ NHS Wales',
    ['healthcare'],
    'Specialist treatment in Wales for mental health problems linked to military service.',
    'https://www.veteranswales.co.uk',
    { at: ['Cardiff', 'Wales', 51.5069, -3.1903] },
  ],
  [
    'Cardiff Council Housing Options',
    ['housing'],
    'Advice and help for people in Cardiff who are homeless or may lose their home.',
    'https://www.cardiff.gov.uk',
    {
      phone: '029 2057 0750',
      at: ['Cardiff', 'Wales', 51.4734, -3.1858],
      street: ['Housing Options Centre, Hansen Street', 'CF10 5DW'],
    },
  ],
  [
    'Samaritans',
    ['healthcare'],
    'Someone to talk to about anything, 24 hours a day, without giving your name.',
    'https://www.samaritans.org',
    { phone: '116 123', always: true, crisis: true },
  ],
  [
    'NHS 111',
    ['healthcare'],
    'Urgent medical help that is not an emergency, and mental health crisis support.',
    'https://111.nhs.uk',
    { phone: '111', always: true, crisis: true, online: true },
  ],
  [
    'Shelter',
    ['housing'],
    'Advice on homelessness, eviction, repairs and rent.',
    'https://www.shelter.org.uk',
    { phone: '0808 800 4444', at: ['London', 'England', 51.5246, -0.0918], street: ['88 Old Street', 'EC1V 9HU'] },
  ],
  [
    'Citizens Advice',
    ['finance', 'housing', 'employment'],
    'Free advice on benefits, debt, work, housing and rights, online and in local offices.',
    'https://www.citizensadvice.org.uk',
    { phone: '0800 144 8848' },
  ],
  [
    'StepChange Debt Charity',
    ['finance'],
    'Free debt advice and a plan to repay what is owed.',
    'https://www.stepchange.org',
    { phone: '0800 138 1111', online: true },
  ],
  [
    'National Debtline',
    ['finance'],
    'Free, confidential debt advice by phone and online.',
    'https://www.nationaldebtline.org',
    { phone: '0808 808 4000', online: true },
  ],
  ['Turn2us', ['finance'], 'A benefits calculator and a search for grants.', 'https://www.turn2us.org.uk', { online: true }],
  [
    'National Careers Service',
    ['employment', 'education'],
    'Careers advice, skills assessments and a search for courses in England.',
    'https://nationalcareers.service.gov.uk',
    { phone: '0800 100 900' },
  ],
  [
    'Jobcentre Plus',
    ['employment', 'finance'],
    'Help to find work and to claim benefits, with armed forces champions in the districts.',
    'https://www.gov.uk/contact-jobcentre-plus',
  ],
  [
    'X-Forces Enterprise',
    ['employment', 'education'],
    'Training, mentoring and funding for veterans and their families who start a business.',
    'https://www.x-forces.com',
  ],
  [
    'BuildForce',
    ['employment', 'education'],
    'Routes into construction for service leavers: advice, placements and mentors.',
    'https://www.buildforce.org.uk',
  ],
  [
    'Officers’ Association',
    ['employment', 'finance'],
    'Career support and financial help for former officers and their families.',
    'https://www.officersassociation.org.uk',
    { at: ['London', 'England', 51.5006, -0.1286] },
  ],
  [
    'White Ensign Association',
    ['employment', 'finance'],
    'Guidance on careers, pensions and money for people in the Naval Service.',
    'https://www.whiteensign.co.uk',
    { at: ['London', 'England', 51.5067, -0.0814] },
  ],
  [
    'RAF Benevolent Fund',
    ['finance', 'healthcare', 'housing'],
    'Financial, practical and emotional support for the RAF family.',
    'https://www.rafbf.org',
    { phone: '0300 102 1919', at: ['London', 'England', 51.5203, -0.1434] },
  ],
  [
    'RAF Association',
    ['healthcare', 'finance'],
    'Welfare support, befriending calls and help at home for the RAF community.',
    'https://www.rafa.org.uk',
    { at: ['Leicester', 'England', 52.6009, -1.0806] },
  ],
  [
    'Army Benevolent Fund',
    ['finance', 'housing', 'healthcare'],
    'Grants through regiments and corps for soldiers, veterans and their families.',
    'https://armybenevolentfund.org',
    { at: ['London', 'England', 51.4933, -0.1606] },
  ],
  [
    'Royal Naval Benevolent Trust',
    ['finance', 'housing'],
    'Grants and care for sailors, Royal Marines and their families.',
    'https://www.rnbt.org.uk',
    { at: ['Portsmouth', 'England', 50.8198, -1.088] },
  ],
  [
    'Blind Veterans UK',
    ['healthcare'],
    'Training, equipment and support for veterans with sight loss.',
    'https://www.blindveterans.org.uk',
    { phone: '0800 389 7979', left: true, at: ['Brighton', 'England', 50.8106, -0.0627] },
  ],
  [
    'Blesma, The Limbless Veterans',
    ['healthcare', 'finance'],
    'Support for life for people who lost limbs, their use, or an eye in service.',
    'https://blesma.org',
    { left: true, at: ['Chelmsford', 'England', 51.7356, 0.4685] },
  ],
  [
    'Erskine',
    ['healthcare', 'housing'],
    'Care homes and a village for veterans in Scotland.',
    'https://www.erskine.org.uk',
    { left: true, at: ['Bishopton', 'Scotland', 55.9083, -4.4856], places: ['Glasgow', 'Edinburgh', 'Bishopton'] },
  ],
  [
    'Poppyscotland',
    ['finance', 'employment', 'healthcare'],
    'Grants, advice and support for the armed forces community in Scotland.',
    'https://www.poppyscotland.org.uk',
    { at: ['Edinburgh', 'Scotland', 55.9754, -3.1973], places: ['Edinburgh', 'Inverness', 'Kilmarnock'] },
  ],
  [
    'Scottish Veterans Residences',
    ['housing'],
    'Supported homes for veterans in Edinburgh, Dundee and Glasgow.',
    'https://svronline.org',
    { left: true, at: ['Edinburgh', 'Scotland', 55.9513, -3.1805], places: ['Edinburgh', 'Dundee', 'Glasgow'] },
  ],
  [
    'Broughton House Veteran Care Village',
    ['healthcare', 'housing'],
    'Nursing, dementia care and independent living for veterans.',
    'https://www.broughtonhouse.com',
    { left: true, at: ['Salford', 'England', 53.5062, -2.2697], places: ['Salford', 'Manchester'] },
  ],
  [
    'Veterans Aid',
    ['housing', 'finance'],
    'Immediate help for veterans in crisis: a bed, clothing, treatment and a way back.',
    'https://veterans-aid.net',
    { phone: '0800 012 6867', left: true, at: ['London', 'England', 51.4936, -0.1462], places: ['London'] },
  ],
];

const US: Row[] = [
  [
    '988 Suicide & Crisis Lifeline',
    ['healthcare'],
    'Call, text or chat with a trained counselor 24 hours a day. Press 1 for the Veterans Crisis Line.',
    'https://988lifeline.org',
    { phone: '988', always: true, crisis: true, online: true },
  ],
  [
    'Vets4Warriors',
    ['healthcare'],
    'Confidential peer support from veterans, 24 hours a day.',
    'https://www.vets4warriors.com',
    { phone: '855-838-8255', always: true, online: true },
  ],
  [
    'Coaching Into Care',
    ['healthcare'],
    'Free coaching for families who want to help a veteran accept care.',
    'https://www.mirecc.va.gov/coaching',
    { phone: '888-823-7458', online: true },
  ],
  [
    'VA Caregiver Support',
    ['healthcare'],
    'Support line, training and services for those who care for a veteran.',
    'https://www.caregiver.va.gov',
    { phone: '855-260-3274' },
  ],
  [
    'Women Veterans Call Center',
    ['healthcare', 'finance'],
    'Information on VA benefits and care for women who served.',
    'https://www.womenshealth.va.gov',
    { phone: '855-829-6636', online: true },
  ],
  [
    'Give an Hour',
    ['healthcare'],
    'Free mental health care by volunteer professionals for veterans and their families.',
    'https://giveanhour.org',
    { online: true },
  ],
  [
    'Headstrong Project',
    ['healthcare'],
    'Free, confidential mental health treatment for veterans, service members and families.',
    'https://theheadstrongproject.org',
    { online: true },
  ],
  [
    'Fisher House Foundation',
    ['housing', 'healthcare'],
    'A free place to stay near a hospital for families of patients in military and VA care.',
    'https://fisherhouse.org',
    { at: ['Rockville', 'Maryland', 39.084, -77.1528] },
  ],
  [
    'Paralyzed Veterans of America',
    ['healthcare', 'finance'],
    'Benefits claims, health care and sport for veterans with spinal cord injury or disease.',
    'https://pva.org',
    { phone: '800-424-8200', left: true, at: ['Washington', 'District of Columbia', 38.9052, -77.0386] },
  ],
  [
    'Disabled American Veterans',
    ['finance', 'employment', 'healthcare'],
    'Free help with VA claims, rides to medical appointments and job fairs.',
    'https://www.dav.org',
    { left: true, at: ['Erlanger', 'Kentucky', 39.0167, -84.6008] },
  ],
  [
    'Veterans of Foreign Wars',
    ['finance', 'education'],
    'Accredited claims officers, emergency grants and scholarships.',
    'https://www.vfw.org',
    { at: ['Kansas City', 'Missouri', 39.0646, -94.5905] },
  ],
  [
    'The American Legion',
    ['finance', 'employment'],
    'Service officers for VA claims, temporary financial help and career events.',
    'https://www.legion.org',
    { at: ['Indianapolis', 'Indiana', 39.7766, -86.1571] },
  ],
  [
    'Wounded Warrior Project',
    ['healthcare', 'employment'],
    'Mental health, career and benefits programs for those wounded or ill since 2001.',
    'https://www.woundedwarriorproject.org',
    { phone: '888-997-2586', at: ['Jacksonville', 'Florida', 30.2548, -81.5876] },
  ],
  [
    'Team Red, White & Blue',
    ['healthcare'],
    'Local groups and events that keep veterans active and connected.',
    'https://teamrwb.org',
  ],
  [
    'Hiring Our Heroes',
    ['employment'],
    'Fellowships, hiring events and coaching of the U.S. Chamber of Commerce Foundation.',
    'https://www.hiringourheroes.org',
    { at: ['Washington', 'District of Columbia', 38.9005, -77.0369] },
  ],
  [
    'CareerOneStop',
    ['employment', 'education'],
    'The Department of Labor’s career tools and a finder of local job centers.',
    'https://www.careeronestop.org',
    { phone: '877-872-5627', online: true },
  ],
  ['SCORE', ['employment'], 'Free mentors and workshops for people who start a business.', 'https://www.score.org'],
  [
    'Veterans Business Outreach Centers',
    ['employment', 'education'],
    'Training and counseling of the Small Business Administration, with Boots to Business.',
    'https://www.sba.gov/local-assistance/resource-partners/veterans-business-outreach-center-vboc-program',
  ],
  [
    'Student Veterans of America',
    ['education'],
    'Chapters on campus, scholarships and advice for student veterans.',
    'https://studentveterans.org',
    { at: ['Washington', 'District of Columbia', 38.9043, -77.0434] },
  ],
  [
    'Education Call Center',
    ['education'],
    'Questions about the GI Bill, answered by the Department of Veterans Affairs.',
    'https://www.va.gov/education',
    { phone: '888-442-4551', online: true },
  ],
  [
    'U.S.VETS',
    ['housing', 'employment', 'healthcare'],
    'Housing, counseling and job help for veterans who are homeless or at risk.',
    'https://usvets.org',
    {
      left: true,
      at: ['Los Angeles', 'California', 34.0412, -118.2468],
      places: ['Los Angeles', 'Phoenix', 'Las Vegas', 'Houston', 'Washington'],
    },
  ],
  [
    'National Foundation for Credit Counseling',
    ['finance'],
    'Nonprofit credit counseling and debt management.',
    'https://www.nfcc.org',
    { phone: '800-388-2227', online: true },
  ],
  [
    '211',
    ['finance', 'housing', 'healthcare'],
    'Finds local help with food, rent, utilities and care.',
    'https://www.211.org',
    { phone: '211', always: true },
  ],
];

const WEEK = [1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '17:00' }));
const ALWAYS = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '00:00', closes: '24:00' }));

/** Fills the directory of a tenant beyond the standard providers of its country. @returns how many were written */
export async function insertProviders(db: TenantDb, countryId: number): Promise<number> {
  const rows = countryId === UNITED_STATES ? US : UK;
  for (const [
    name,
    [category = 'finance', ...more],
    description,
    website,
    { phone, always, crisis, online, left, at, street, places } = {},
  ] of rows)
    await addProvider(db, {
      name,
      organisation: '',
      description,
      category,
      category_tags: [category, ...more, ...(online ? (['online'] as const) : [])],
      reason: null,
      website,
      phones: phone ? [{ number: phone, note: '' }] : [],
      email: null,
      country_id: countryId,
      military_service_ids: [],
      places: places ?? [],
      locations: at
        ? [
            {
              name: 'Head office',
              address: street?.[0] ?? '',
              city: at[0],
              state: at[1],
              postcode: street?.[1] ?? '',
              country_id: countryId,
              latitude: at[2],
              longitude: at[3],
            },
          ]
        : [],
      service_type: online ? 'online' : 'hybrid',
      availability: always ? '24/7_support' : 'business_hours',
      opening_hours: always ? ALWAYS : phone ? WEEK : [],
      opening_note: '',
      languages: ['en'],
      eligibility: '',
      cost: 'free',
      cost_note: '',
      is_crisis_line: crisis ?? false,
      for_serving: !left,
      for_left: true,
      source_url: website,
      checked_on: '2026-11-21',
      is_verified: false,
      is_active: true,
    });
  return rows.length;
}
