import { definePublicPage } from '#kit/server/http/public-page.ts';
import { EMPLOYER_LEAD, EMPLOYER_TITLE, HOW_TO_HIRE, WHY_HIRE } from '../employer-words.ts';

const paragraphs = (parts: readonly { title: string; text: string }[]) =>
  parts.flatMap(({ title, text }) => [{ subheading: title }, { text }]);

/** `/recruiters` with its text, so that it can be read before the browser app has loaded. */
export const forEmployersPublicPage = definePublicPage({
  path: '/recruiters',
  load: async ({ tenant }) => ({
    title: EMPLOYER_TITLE,
    description: `${tenant.name} ${EMPLOYER_LEAD}`,
    text: [
      { text: `${tenant.name} ${EMPLOYER_LEAD}` },
      {
        links: [
          { href: '/auth/signup?user=recruiter', label: 'Create an employer account' },
          { href: '/auth/login?user=recruiter', label: 'Sign in' },
        ],
      },
      { heading: 'Why hire people who served' },
      ...paragraphs(WHY_HIRE),
      { heading: 'How it works' },
      ...paragraphs(HOW_TO_HIRE),
    ],
  }),
});
