import type { Category } from '#features/services/rules.ts';
import { UNITED_KINGDOM, UNITED_STATES } from '#kit/country/country.ts';

/** `link` is undefined where the country has none of its own. */
export type StandardSuggestion = { title: string; why: string; link?: string | undefined };
export type StandardOption = { text: string; category?: Category; suggests?: StandardSuggestion[]; asks?: StandardQuestion[] };
export type StandardQuestion = {
  question: string;
  kind: 'choice' | 'many' | 'text' | 'yes_no';
  options?: (string | StandardOption)[];
};

/** Whose words and links: the United Kingdom's, the United States', or none in particular. */
type StandardCountry = 'gb' | 'us' | 'other';

const PERSONAL: StandardQuestion[] = [
  {
    question: 'Where are you now?',
    kind: 'choice',
    options: ['Still serving', 'Leaving within a year', 'Left within the last two years', 'Left longer ago', 'In the reserves'],
  },
];

const CAREER: StandardQuestion[] = [
  {
    question: 'How close should the next job be to what you did in the service?',
    kind: 'choice',
    options: ['The same trade', 'Something similar', 'Something new', 'I don’t know yet'],
  },
  {
    question: 'What matters most to you in the next job?',
    kind: 'many',
    options: ['Pay', 'Time with family', 'Location', 'Being outdoors', 'Leading people', 'Learning a trade', 'Job security'],
  },
];

/** What follows from the action plan's answers, in words and links of the country. */
function actionPlan(country: StandardCountry): StandardQuestion[] {
  const by = <T>(words: Record<StandardCountry, T>): T => words[country];
  const cv = by({ gb: 'CV', us: 'resume', other: 'CV' });
  const adviser = by<StandardSuggestion>({
    gb: {
      title: 'Talk to a resettlement adviser',
      why: 'It’s free, and you have to ask for some support before you leave.',
      link: 'https://www.ctp.org.uk',
    },
    us: {
      title: 'Book your transition counseling',
      why: 'It’s due a year before separation, and later steps depend on it.',
      link: 'https://www.dodtap.mil',
    },
    other: {
      title: 'Talk to your service’s resettlement staff',
      why: 'You have to ask for some support before you leave.',
    },
  });
  return [
    {
      question: 'What would you like help with?',
      kind: 'many',
      options: [
        {
          text: 'Finding work',
          category: 'employment',
          suggests: [
            {
              title: 'Save a search for jobs like the ones you want',
              why: 'Choose “Alert me” in a search, and we’ll email you new ones.',
              link: '/veteran/alerts',
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
                      why: 'Your skills may fit more jobs than your trade suggests.',
                      link: '/veteran/jobs?jobType=jobs',
                    },
                  ],
                },
                {
                  text: `A better ${cv}`,
                  suggests: [
                    {
                      title: `Put three results with figures into your ${cv}`,
                      why: `A number of people, ${by({ gb: 'pounds', us: 'dollars', other: 'days' })} or hours says more than a list of duties.`,
                      link: '/veteran/onboarding?step=2',
                    },
                  ],
                },
                {
                  text: 'Interview practice',
                  suggests: [
                    {
                      title: 'Practise one interview aloud with someone outside the forces',
                      why: 'They’ll notice words that only the forces use.',
                      link: by({
                        gb: 'https://www.forcesemployment.org.uk',
                        us: 'https://www.hireheroesusa.org',
                        other: undefined,
                      }),
                    },
                  ],
                },
                {
                  text: 'Meeting employers',
                  suggests: [
                    {
                      title: 'Go to one employer event this month',
                      why: 'Many jobs go to people the employer has already met.',
                      link: by({ gb: 'https://www.ctp.org.uk', us: 'https://www.hiringourheroes.org', other: undefined }),
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
            by<StandardSuggestion>({
              gb: {
                title: 'Check what learning credits you have',
                why: 'They expire some years after you leave, and a claim takes 25 working days.',
                link: 'https://www.enhancedlearningcredits.com',
              },
              us: {
                title: 'Check your GI Bill entitlement',
                why: 'It pays for school, apprenticeships and licenses. What you can plan depends on the months you have left.',
                link: 'https://www.va.gov/education/check-gi-bill-benefits/',
              },
              other: {
                title: 'Ask what your service pays for training',
                why: 'You may have to claim some of it before you leave.',
              },
            }),
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
                      why: 'Some of your qualifications may already count.',
                      link: by({
                        gb: 'https://nationalcareers.service.gov.uk',
                        us: 'https://www.careeronestop.org/Toolkit/Training/find-licenses.aspx',
                        other: undefined,
                      }),
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
                      why: 'It’s easier to start once you have a date.',
                      link: '/veteran/courses',
                    },
                  ],
                },
                'I don’t know yet',
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
                    {
                      title: 'Note when you have to leave your current home',
                      why: 'Finding a home can take longer than six months.',
                    },
                  ],
                },
                {
                  text: 'I don’t know yet',
                  suggests: [
                    by<StandardSuggestion>({
                      gb: {
                        title: 'Ask the council about its rule for service leavers',
                        why: 'You don’t need a local connection for five years after leaving.',
                        link: 'https://www.gov.uk/council-housing',
                      },
                      us: {
                        title: 'Ask VA about a home loan or rental help',
                        why: 'A certificate of eligibility takes minutes and costs nothing.',
                        link: 'https://www.va.gov/housing-assistance/',
                      },
                      other: {
                        title: 'Ask where you live what help there is with a home',
                        why: 'People who leave the forces may get priority.',
                      },
                    }),
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
                  text: 'The months before my first pay',
                  suggests: [
                    {
                      title: 'Make a budget for three months without pay',
                      why: 'The first civilian pay often comes a month late.',
                      link: by({
                        gb: 'https://www.moneyhelper.org.uk/en/everyday-money/budgeting',
                        us: 'https://www.militaryonesource.mil',
                        other: undefined,
                      }),
                    },
                  ],
                },
                {
                  text: 'Debts',
                  suggests: [
                    {
                      title: 'Talk to a debt adviser',
                      why: 'It’s free and confidential, and debts are easier to sort out early.',
                      link: by({ gb: 'https://www.stepchange.org', us: 'https://www.nfcc.org', other: undefined }),
                    },
                  ],
                },
                {
                  text: 'Pension and lump sum',
                  suggests: [
                    by<StandardSuggestion>({
                      gb: {
                        title: 'Ask for a forecast of your Armed Forces pension',
                        why: 'AFPS Form 12 gives the figures to plan with.',
                        link: 'https://www.gov.uk/guidance/pensions-and-compensation-for-veterans',
                      },
                      us: {
                        title: 'Look at your retirement estimate and TSP',
                        why: 'What you do with the TSP now is hard to undo later.',
                        link: 'https://www.tsp.gov',
                      },
                      other: { title: 'Ask for a forecast of your pension', why: 'It gives the figures to plan with.' },
                    }),
                  ],
                },
                {
                  text: 'What I can claim',
                  suggests: [
                    by<StandardSuggestion>({
                      gb: {
                        title: 'Check what you can claim',
                        why: 'Ten minutes with a benefits calculator answers most of it.',
                        link: 'https://www.gov.uk/benefits-calculators',
                      },
                      us: {
                        title: 'File a VA claim before you leave, if you have one',
                        why: 'If you file 180 to 90 days before separation, a decision can be ready when you leave.',
                        link: 'https://www.va.gov/disability/how-to-file-claim/when-to-file/pre-discharge-claim/',
                      },
                      other: { title: 'Check what you can claim', why: 'Ten minutes with an adviser answer most of it.' },
                    }),
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
                    by<StandardSuggestion>({
                      gb: {
                        title: 'Register with a GP and say that you served',
                        why: 'Your records then follow you, and you may get priority for conditions caused by service.',
                        link: 'https://www.nhs.uk/nhs-services/gps/how-to-register-with-a-gp-surgery/',
                      },
                      us: {
                        title: 'Apply for VA health care',
                        why: 'Combat veterans have years to enroll, but it’s simpler to enroll early.',
                        link: 'https://www.va.gov/health-care/apply/application/',
                      },
                      other: { title: 'Register with a doctor and say that you served', why: 'Your records then follow you.' },
                    }),
                  ],
                },
                {
                  text: 'Mental health',
                  suggests: [
                    by<StandardSuggestion>({
                      gb: {
                        title: 'Contact Op COURAGE',
                        why: 'The NHS service for veterans and those about to leave. You can refer yourself.',
                        link: 'https://www.nhs.uk/nhs-services/armed-forces-community/mental-health/veterans-reservists/',
                      },
                      us: {
                        title: 'Call a Vet Center',
                        why: 'Free, confidential and separate from VA medical records.',
                        link: 'https://www.vetcenter.va.gov',
                      },
                      other: {
                        title: 'Talk to a doctor you trust',
                        why: 'It’s easier to get help early, and what you say is confidential.',
                      },
                    }),
                  ],
                },
                {
                  text: 'An injury or illness from service',
                  suggests: [
                    by<StandardSuggestion>({
                      gb: {
                        title: 'Look at the compensation scheme',
                        why: 'A claim has time limits.',
                        link: 'https://www.gov.uk/guidance/armed-forces-compensation-scheme-afcs',
                      },
                      us: {
                        title: 'Collect your medical records before you leave',
                        why: 'Claims are decided on what they say.',
                        link: 'https://www.va.gov/records/',
                      },
                      other: {
                        title: 'Collect your medical records before you leave',
                        why: 'Claims are decided on what they say.',
                      },
                    }),
                  ],
                },
                'I’d rather talk to someone',
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
              why: 'Going through its seven sections takes about 15 minutes.',
              link: '/veteran/onboarding?step=2',
            },
          ],
        },
        {
          text: 'No',
          suggests: [
            {
              title: `Write a first ${cv}`,
              why: 'One page is enough to start with. Improve it as you read more job adverts.',
              link: '/veteran/onboarding?step=2',
            },
          ],
        },
      ],
    },
    {
      question: by({
        gb: 'Have you spoken to a resettlement adviser?',
        us: 'Have you spoken to a transition counselor?',
        other: 'Have you spoken to your service’s resettlement staff?',
      }),
      kind: 'choice',
      options: ['Yes', { text: 'No', suggests: [adviser] }, 'I left too long ago for that'],
    },
  ];
}

/** Suggested for all answers. */
export const FOR_EVERYBODY: StandardSuggestion[] = [
  {
    title: 'Look at the jobs near you',
    why: 'You’ll see what employers ask for now.',
    link: '/veteran/jobs?jobType=jobs',
  },
];

/** What plans ask. */
const leaving = (country: StandardCountry): StandardQuestion[] => [
  {
    question: 'Why are you leaving?',
    kind: 'choice',
    options: {
      gb: ['End of engagement', 'Early release', 'Medical discharge', 'Redundancy', 'Retirement'],
      us: ['End of enlistment', 'Early separation', 'Medical separation or retirement', 'Reduction in force', 'Retirement'],
      other: ['End of engagement', 'Early release', 'Medical reasons', 'Redundancy', 'Retirement'],
    }[country],
  },
];

/** The questions that a tenant of the country begins with, by the place where they are asked (`visibility_place`). */
export function standardQuestions(countryId: number): Record<string, StandardQuestion[]> {
  const country = countryId === UNITED_KINGDOM ? 'gb' : countryId === UNITED_STATES ? 'us' : 'other';
  return {
    personal_details: PERSONAL,
    career_direction: CAREER,
    action_plan: actionPlan(country),
    transition_plan: leaving(country),
  };
}
