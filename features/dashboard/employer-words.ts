/** The text of `/recruiters`, for the page and for the server's copy of it. */

export const EMPLOYER_TITLE = 'Hire people who served';
/** After the site's name. */
export const EMPLOYER_LEAD = 'shows your jobs to people leaving the armed forces and explains their skills in plain English.';

export const WHY_HIRE = [
  {
    title: 'Trained and assessed',
    text: 'Service trades are taught to a written standard and tested. Many carry civilian qualifications, from electrical installation to nursing.',
  },
  {
    title: 'Early responsibility',
    text: 'A corporal leads a team, looks after its equipment and is accountable for both, often before the age of 25.',
  },
  {
    title: 'Used to changing plans',
    text: 'They have worked with incomplete information, moved home every few years and started again with new people.',
  },
  {
    title: 'Often security cleared',
    text: 'Many military roles need security clearance. Candidates can show the level they have.',
  },
] as const;

export const HOW_TO_HIRE = [
  {
    title: 'Create your company’s account',
    text: 'Sign up with your work email. If your company already has an account, you can join it.',
  },
  {
    title: 'We review it',
    text: 'We may review a new company before it can post jobs. We’ll email you our decision, with the reason if we say no.',
  },
  {
    title: 'Post your jobs',
    text: 'Describe the work in plain English. We match it with military trades, so veterans find it by their own trade names and codes.',
  },
  {
    title: 'Read applications in plain English',
    text: 'We explain each rank, trade and course in civilian terms. Candidates can follow every step of their application.',
  },
] as const;
