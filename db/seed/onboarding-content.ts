import { type Category, CV_SECTIONS } from '#features/onboarding/rules.ts';
import { keepServiceRecords } from '#features/onboarding/server/index.ts';
import { findOnboardingResume } from '#features/resumes/server/index.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { AS_OF, SUPPORT_UK, SUPPORT_US } from './support-services.ts';

type Suggestion = { title: string; why: string; link?: string };
type SeedOption = { text: string; category?: Category; suggests?: Suggestion[]; asks?: SeedQuestion[] };
type SeedQuestion = {
  question: string;
  kind: 'choice' | 'many' | 'text' | 'yes_no';
  options?: (string | SeedOption)[];
};

const PERSONAL: SeedQuestion[] = [
  {
    question: 'Where are you now?',
    kind: 'choice',
    options: ['Still serving', 'Leaving within a year', 'Left within the last two years', 'Left longer ago', 'In the reserves'],
  },
];

const CAREER: SeedQuestion[] = [
  {
    question: 'How close should the next job be to what you did in the service?',
    kind: 'choice',
    options: ['The same trade', 'Something near it', 'Something new', 'I do not know yet'],
  },
  {
    question: 'What matters most to you in the next job?',
    kind: 'many',
    options: ['Pay', 'Time with family', 'Place', 'Being outdoors', 'Leading people', 'Learning a trade', 'A secure post'],
  },
];

/** What follows from the action plan's answers, in words and links of the country. */
function actionPlan(uk: boolean): SeedQuestion[] {
  const cv = uk ? 'CV' : 'resume';
  const adviser = uk
    ? {
        title: 'Talk to a resettlement adviser',
        why: 'It is free, and some of what you may have has to be asked for before you leave.',
        link: 'https://www.ctp.org.uk',
      }
    : {
        title: 'Book your transition counseling',
        why: 'It is due a year before separation, and what follows depends on it.',
        link: 'https://www.dodtap.mil',
      };
  return [
    {
      question: 'Where would help be welcome?',
      kind: 'many',
      options: [
        {
          text: 'Finding work',
          category: 'employment',
          suggests: [
            {
              title: 'Save a search for jobs like the ones you want',
              why: 'New ones then come to you by e-mail.',
              link: '/veteran/jobs?jobType=jobs',
            },
          ],
          asks: [
            {
              question: 'What would help most to find work?',
              kind: 'choice',
              options: [
                {
                  text: 'Knowing which jobs fit me',
                  suggests: [
                    {
                      title: 'Look at three jobs outside your trade',
                      why: 'Service skills carry further than their titles say.',
                      link: '/veteran/jobs?jobType=jobs',
                    },
                  ],
                },
                {
                  text: `A better ${cv}`,
                  suggests: [
                    {
                      title: `Put three results with figures into your ${cv}`,
                      why: `A number of people, ${uk ? 'pounds' : 'dollars'} or hours says more than a duty.`,
                      link: '/veteran/onboarding?step=2',
                    },
                  ],
                },
                {
                  text: 'Interview practice',
                  suggests: [
                    {
                      title: 'Practise one interview aloud with somebody outside the forces',
                      why: 'They hear the words that only the service uses.',
                      link: uk ? 'https://www.forcesemployment.org.uk' : 'https://www.hireheroesusa.org',
                    },
                  ],
                },
                {
                  text: 'Meeting employers',
                  suggests: [
                    {
                      title: 'Go to one employer event this month',
                      why: 'Many posts are filled by people who have met.',
                      link: uk ? 'https://www.ctp.org.uk' : 'https://www.hiringourheroes.org',
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          text: 'Training and courses',
          category: 'education',
          suggests: [
            uk
              ? {
                  title: 'Check what learning credits you have',
                  why: 'They end some years after leaving, and a claim takes 25 working days.',
                  link: 'https://www.enhancedlearningcredits.com',
                }
              : {
                  title: 'Check your GI Bill entitlement',
                  why: 'It pays for school, apprenticeships and licenses; the months left decide the plan.',
                  link: 'https://www.va.gov/education/check-gi-bill-benefits/',
                },
          ],
          asks: [
            {
              question: 'What kind of training do you have in mind?',
              kind: 'choice',
              options: [
                {
                  text: 'A trade or licence',
                  suggests: [
                    {
                      title: 'List the licences that your trade needs outside',
                      why: 'Some of what you hold may count already.',
                      link: uk
                        ? 'https://nationalcareers.service.gov.uk'
                        : 'https://www.careeronestop.org/Toolkit/Training/find-licenses.aspx',
                    },
                  ],
                },
                {
                  text: 'A degree',
                  suggests: [
                    {
                      title: 'Ask a university what your service counts for',
                      why: 'Rank courses and trade training can shorten a degree.',
                    },
                  ],
                },
                {
                  text: 'A short course',
                  suggests: [
                    {
                      title: 'Choose one short course and a date',
                      why: 'A date turns a wish into a plan.',
                      link: '/veteran/courses',
                    },
                  ],
                },
                'I do not know yet',
              ],
            },
          ],
        },
        {
          text: 'Housing',
          category: 'housing',
          asks: [
            {
              question: 'Where will you live after the service?',
              kind: 'choice',
              options: [
                'That is settled',
                {
                  text: 'I have a place for now',
                  suggests: [
                    { title: 'Write down when your present place ends', why: 'Six months is short for finding a home.' },
                  ],
                },
                {
                  text: 'I do not know yet',
                  suggests: [
                    uk
                      ? {
                          title: 'Ask the council about its rule for service leavers',
                          why: 'A local connection is not asked of you for five years after leaving.',
                          link: 'https://www.gov.uk/council-housing',
                        }
                      : {
                          title: 'Ask VA about a home loan or rental help',
                          why: 'A certificate of eligibility takes minutes and costs nothing.',
                          link: 'https://www.va.gov/housing-assistance/',
                        },
                  ],
                },
              ],
            },
          ],
        },
        {
          text: 'Money',
          category: 'finance',
          asks: [
            {
              question: 'What about money would you like to sort out?',
              kind: 'many',
              options: [
                {
                  text: 'The months until the first pay',
                  suggests: [
                    {
                      title: 'Make a budget for three months without pay',
                      why: 'The first civilian pay often comes a month late.',
                      link: uk
                        ? 'https://www.moneyhelper.org.uk/en/everyday-money/budgeting'
                        : 'https://www.militaryonesource.mil',
                    },
                  ],
                },
                {
                  text: 'Debts',
                  suggests: [
                    {
                      title: 'Talk to a debt adviser once',
                      why: 'It is free and confidential, and early is easier than late.',
                      link: uk ? 'https://www.stepchange.org' : 'https://www.nfcc.org',
                    },
                  ],
                },
                {
                  text: 'Pension and lump sum',
                  suggests: [
                    uk
                      ? {
                          title: 'Ask for a forecast of your Armed Forces pension',
                          why: 'AFPS Form 12 gives the figures to plan with.',
                          link: 'https://www.gov.uk/guidance/pensions-and-compensation-for-veterans',
                        }
                      : {
                          title: 'Look at your retirement estimate and TSP',
                          why: 'What you do with the TSP now is hard to undo later.',
                          link: 'https://www.tsp.gov',
                        },
                  ],
                },
                {
                  text: 'What I may claim',
                  suggests: [
                    uk
                      ? {
                          title: 'Check what you may claim',
                          why: 'Ten minutes with a benefits calculator answers most of it.',
                          link: 'https://www.gov.uk/benefits-calculators',
                        }
                      : {
                          title: 'File a VA claim before you leave, if you have one',
                          why: 'From 180 to 90 days before separation a claim can be decided by the time you leave.',
                          link: 'https://www.va.gov/disability/how-to-file-claim/when-to-file/pre-discharge-claim/',
                        },
                  ],
                },
              ],
            },
          ],
        },
        {
          text: 'Health',
          category: 'healthcare',
          asks: [
            {
              question: 'What kind of help would be right?',
              kind: 'choice',
              options: [
                {
                  text: 'A doctor and a dentist',
                  suggests: [
                    uk
                      ? {
                          title: 'Register with a GP and say that you served',
                          why: 'Your records then follow you, and you can be seen first for what service caused.',
                          link: 'https://www.nhs.uk/nhs-services/gps/how-to-register-with-a-gp-surgery/',
                        }
                      : {
                          title: 'Apply for VA health care',
                          why: 'Combat veterans have years to enroll, and the earlier the simpler.',
                          link: 'https://www.va.gov/health-care/apply/application/',
                        },
                  ],
                },
                {
                  text: 'Mental health',
                  suggests: [
                    uk
                      ? {
                          title: 'Contact Op COURAGE',
                          why: 'The NHS service for veterans and those about to leave. You can refer yourself.',
                          link: 'https://www.nhs.uk/nhs-services/armed-forces-community/mental-health/veterans-reservists/',
                        }
                      : {
                          title: 'Call a Vet Center',
                          why: 'Confidential, free, and apart from VA medical records.',
                          link: 'https://www.vetcenter.va.gov',
                        },
                  ],
                },
                {
                  text: 'An injury or illness from service',
                  suggests: [
                    uk
                      ? {
                          title: 'Look at the compensation scheme',
                          why: 'A claim has time limits.',
                          link: 'https://www.gov.uk/guidance/armed-forces-compensation-scheme-afcs',
                        }
                      : {
                          title: 'Collect your medical records before you leave',
                          why: 'A claim is decided by what is written in them.',
                          link: 'https://www.va.gov/records/',
                        },
                  ],
                },
                'I would rather say it to a person',
              ],
            },
          ],
        },
        'Nothing for now',
      ],
    },
    {
      question: `Do you have a ${cv} that you would send today?`,
      kind: 'choice',
      options: [
        'Yes',
        {
          text: 'One that needs work',
          suggests: [
            {
              title: `Go through your ${cv} once more`,
              why: 'The walk through its seven sections takes a quarter of an hour.',
              link: '/veteran/onboarding?step=2',
            },
          ],
        },
        {
          text: 'No',
          suggests: [
            {
              title: `Write a first ${cv}`,
              why: 'One page is enough to begin with; it gets better with each job that you read.',
              link: '/veteran/onboarding?step=2',
            },
          ],
        },
      ],
    },
    {
      question: uk ? 'Have you spoken to a resettlement adviser?' : 'Have you spoken to a transition counselor?',
      kind: 'choice',
      options: ['Yes', { text: 'No', suggests: [adviser] }, 'I left too long ago for that'],
    },
  ];
}

const FOR_EVERYBODY: Suggestion[] = [
  {
    title: 'Look at the jobs near you',
    why: 'It shows what is asked for today, and costs nothing.',
    link: '/veteran/jobs?jobType=jobs',
  },
];

/** What onboarding asks, suggests and proposes, to begin with; operators change it. */
export async function insertOnboardingContent(db: TenantDb, countryId: number): Promise<void> {
  const uk = countryId === 232;
  const counter = { position: 0 };
  await insertQuestions(db, 'personal_details', PERSONAL, counter);
  await insertQuestions(db, 'career_direction', CAREER, counter);
  await insertQuestions(db, 'action_plan', actionPlan(uk), counter);
  await insertSuggestions(db, FOR_EVERYBODY, null, counter);
  await db
    .insertInto('support_services')
    .values(
      (uk ? SUPPORT_UK : SUPPORT_US).map(({ source_url, ...service }, position) => ({
        ...service,
        source_url: source_url ?? service.url,
        as_of: AS_OF,
        country_id: countryId,
        position,
      })),
    )
    .execute();
}

type Counter = { position: number };

async function insertQuestions(
  db: TenantDb,
  visibility_place: string,
  questions: SeedQuestion[],
  counter: Counter,
  after_option_id: number | null = null,
): Promise<void> {
  for (const { question, kind, options = [] } of questions) {
    counter.position++;
    const { id } = await db
      .insertInto('master_questions')
      .values({ visibility_place, question, kind, after_option_id, position: counter.position })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [position, option] of options.entries()) {
      const { text, category, suggests = [], asks = [] }: SeedOption = typeof option === 'string' ? { text: option } : option;
      const made = await db
        .insertInto('master_answer_options')
        .values({ question_id: id, option_text: text, category: category ?? null, position })
        .returning('id')
        .executeTakeFirstOrThrow();
      await insertSuggestions(db, suggests, made.id, counter);
      await insertQuestions(db, visibility_place, asks, counter, made.id);
    }
  }
}

async function insertSuggestions(
  db: TenantDb,
  suggestions: Suggestion[],
  answer_option_id: number | null,
  counter: Counter,
): Promise<void> {
  for (const { title, why, link = null } of suggestions) {
    counter.position++;
    await db
      .insertInto('action_suggestions')
      .values({ answer_option_id, title, why, link, position: counter.position })
      .execute();
  }
}

/** Those who have begun have finished the steps that their percentage says. */
export async function insertOnboardingStandings(db: TenantDb): Promise<void> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'onboarding_percentage'])
    .where('role', '=', 'veteran')
    .where('onboarding_percentage', '>', 0)
    .execute();
  const steps = people.flatMap(({ id, onboarding_percentage }) =>
    Array.from({ length: onboarding_percentage / 20 }, (_, index) => ({ user_id: id, step: index + 1 })),
  );
  if (steps.length > 0) await db.insertInto('onboarding_finished_steps').values(steps).execute();
}

/** What the demonstration's veterans who sign in said: as far as they have come. */
export async function insertOnboardingAnswers(db: TenantDb, countryId: number): Promise<void> {
  const uk = countryId === 232;
  const people = await db
    .selectFrom('users')
    .select(['id', 'onboarding_percentage'])
    .where('role', '=', 'veteran')
    .where('onboarding_percentage', '>', 0)
    .where('email', 'like', '%veteran@%')
    .execute();
  for (const { id: user_id, onboarding_percentage } of people) {
    await db
      .updateTable('users')
      .set(uk ? { phone_number: '07700 900461', country_code: '+44' } : { phone_number: '(202) 555-0143', country_code: '+1' })
      .where('id', '=', user_id)
      .execute();
    const complete = onboarding_percentage === 100;
    await db
      .insertInto('veteran_profiles')
      .values({
        user_id,
        dob: '1987-03-14',
        ...(complete && {
          wished_roles: uk ? ['Workshop manager', 'Fleet engineer'] : ['Maintenance supervisor', 'Fleet manager'],
          wished_places: JSON.stringify(
            uk
              ? [
                  { country_id: 232, city: 'Cardiff', state: 'Cardiff' },
                  { country_id: 232, city: 'Bristol', state: 'Bristol' },
                ]
              : [{ country_id: 233, city: 'Austin', state: 'Texas' }],
          ),
          salary_from: uk ? 36_000 : 62_000,
          salary_currency: uk ? 'GBP' : 'USD',
          work_types: ['on_site', 'hybrid'],
          job_types: ['full_time'],
          discharge_date: new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 10),
        }),
      })
      .execute();
    await answer(db, user_id, complete ? null : 'personal_details');
    if (complete) await insertPlan(db, user_id);
    await insertWalk(db, user_id);
  }
}

/** Answers every question of a place, or of all, with its first answer; of the needs with the first two. */
async function answer(db: TenantDb, user_id: number, place: string | null): Promise<void> {
  const options = await db
    .selectFrom('master_answer_options as o')
    .innerJoin('master_questions as q', (join) =>
      join.onRef('q.tenant_id', '=', 'o.tenant_id').onRef('q.id', '=', 'o.question_id'),
    )
    .select(['o.id', 'o.question_id', 'o.position', 'o.category', 'q.after_option_id', 'q.visibility_place'])
    .where('q.visibility_place', 'in', place ? [place] : ['personal_details', 'career_direction', 'action_plan'])
    .orderBy('q.position')
    .execute();
  const chosen = new Set<number>();
  for (const option of options) {
    const asked = option.after_option_id === null || chosen.has(option.after_option_id);
    if (!asked || option.position > (option.category ? 1 : 0)) continue;
    chosen.add(option.id);
    await db
      .insertInto('question_answers')
      .values({ user_id, question_id: option.question_id, answer_option_id: option.id })
      .execute();
  }
}

async function insertPlan(db: TenantDb, user_id: number): Promise<void> {
  const suggestions = await db
    .selectFrom('action_suggestions as s')
    .leftJoin('question_answers as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 's.tenant_id')
        .onRef('a.answer_option_id', '=', 's.answer_option_id')
        .on('a.user_id', '=', user_id),
    )
    .leftJoin('master_answer_options as o', (join) =>
      join.onRef('o.tenant_id', '=', 's.tenant_id').onRef('o.id', '=', 's.answer_option_id'),
    )
    .leftJoin('master_questions as q', (join) =>
      join.onRef('q.tenant_id', '=', 'o.tenant_id').onRef('q.id', '=', 'o.question_id'),
    )
    .leftJoin('master_answer_options as need', (join) =>
      join.onRef('need.tenant_id', '=', 'q.tenant_id').onRef('need.id', '=', 'q.after_option_id'),
    )
    .where((eb) => eb.or([eb('s.answer_option_id', 'is', null), eb('a.id', 'is not', null)]))
    .select(['s.id', 's.title', 's.why', 's.link', (eb) => eb.fn.coalesce('o.category', 'need.category').as('category')])
    .orderBy('s.position')
    .execute();
  await db
    .insertInto('action_plan_items')
    .values(
      suggestions.map(({ id, ...suggestion }, position) => ({
        ...suggestion,
        user_id,
        suggestion_id: id,
        position,
        done_at: position === 0 ? new Date(Date.now() - 3 * 86_400_000).toISOString() : null,
      })),
    )
    .execute();
  const services = await db.selectFrom('support_services').select('id').orderBy('position').limit(2).execute();
  await db
    .insertInto('chosen_services')
    .values(services.map(({ id }) => ({ user_id, service_id: id })))
    .execute();
}

/** The resume of onboarding was looked through, and its soldiering is the service record. */
async function insertWalk(db: TenantDb, userId: number): Promise<void> {
  const resume = await findOnboardingResume(db, userId);
  if (!resume) return;
  await db
    .insertInto('resume_walks')
    .values({ resume_id: resume.id, seen: [...CV_SECTIONS] })
    .execute();
  await keepServiceRecords(db, userId, resume.content.military);
}
