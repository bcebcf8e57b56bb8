import { definePublicPage, type PublicContent } from '#kit/server/http/public-page.ts';

/** The text of the sign-in screen. Signed-in users do not see it, because the app takes them to their dashboard. */
const signInContent = (tenantName: string): PublicContent => ({
  title: 'Sign in',
  description: `Sign in to ${tenantName}: jobs, courses, services and plans for people leaving the armed forces, and for the employers who hire them.`,
  canonical: '/auth/login',
  guests_only: true,
  text: [
    {
      text: `${tenantName} has jobs, courses, services and plans for people leaving the armed forces, and for the employers who hire them. The sign-in form is loading.`,
    },
    {
      links: [
        { href: '/auth/signup', label: 'Create an account' },
        { href: '/auth/forgot', label: 'Forgot password?' },
        { href: '/jobs', label: 'Search jobs' },
        { href: '/recruiters', label: 'For employers' },
      ],
    },
  ],
});

/** The sign-in screen has three addresses. */
export const signInPublicPages = (['/', '/auth', '/auth/login'] as const).map((path) =>
  definePublicPage({ path, load: async ({ tenant }) => signInContent(tenant.name) }),
);
