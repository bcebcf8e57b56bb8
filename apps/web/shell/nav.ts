import {
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconChartBar,
  IconCompass,
  IconFileCv,
  IconHistory,
  IconLayoutDashboard,
  IconListDetails,
  IconMedal,
  IconMessage,
  IconRoute,
  IconRss,
  IconSchool,
  IconServer,
  IconSettings,
  IconUserCheck,
  IconUsers,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import { PAGE_LABELS, PAGE_PATHS, SERVICE_SLUGS } from '#features/tenants/page-rules.ts';
import { countryOf } from '#kit/country/country.ts';
import { paths } from '#kit/ui/paths.ts';
import { resumeWord } from '#kit/ui/text/locale.tsx';
import type { ShellTenant, Viewer } from './viewer.ts';

export type NavLink = {
  label: string;
  href: string;
  Icon: TablerIcon;
  /** Only in the mobile menu. */
  mobileOnly?: boolean;
  /** Requires a complete profile first. */
  needsProfile?: boolean;
};

/**
 * The links of the top bar by role. None without access, since each would redirect to the page with the reason.
 */
export function navOf(viewer: Viewer): NavLink[] {
  if (!viewer.has_access) return [];
  switch (viewer.role) {
    case 'veteran':
      return [
        { label: 'Dashboard', href: paths.veteran.home(), Icon: IconLayoutDashboard },
        { label: 'Jobs', href: paths.veteran.jobs(), Icon: IconBriefcase },
        { label: 'Courses', href: paths.veteran.courses(), Icon: IconSchool },
        { label: resumeLabel(viewer), href: paths.veteran.resumes(), Icon: IconFileCv, needsProfile: true },
        { label: 'Transition Plans', href: paths.veteran.transitionPlans(), Icon: IconRoute },
        // The bar has the links of the specification; on wide screens the popover has it.
        { label: `Your ${countryOf(viewer.country_id).words.trade}`, href: paths.trade(), Icon: IconCompass, mobileOnly: true },
      ];
    case 'recruiter':
      return [
        { label: 'Dashboard', href: paths.recruiter.home(), Icon: IconLayoutDashboard },
        { label: 'Jobs', href: paths.recruiter.jobs(), Icon: IconBriefcase },
        { label: 'Candidates', href: paths.recruiter.candidates(), Icon: IconUsers },
        { label: 'Interviews', href: paths.recruiter.interviews(), Icon: IconCalendarEvent },
        // The bar has an icon for messages.
        { label: 'Messages', href: paths.recruiter.messages(), Icon: IconMessage, mobileOnly: true },
        ...(viewer.is_admin
          ? [{ label: 'Companies', href: paths.recruiter.companyDetails(), Icon: IconBuilding, mobileOnly: true }]
          : []),
      ];
    case 'operator':
    case 'system_operator':
      return [
        { label: 'Dashboard', href: paths.operator.home(), Icon: IconLayoutDashboard },
        { label: 'Companies', href: paths.operator.companies({ status: 'pending' }), Icon: IconBuilding },
        { label: 'Recruiters', href: paths.operator.recruiters(), Icon: IconUserCheck },
        { label: 'Veterans', href: paths.operator.veterans(), Icon: IconMedal },
        { label: 'Users', href: paths.operator.users(), Icon: IconUsers },
        { label: 'Content', href: paths.operator.content(), Icon: IconListDetails },
        ...siteNavOf(viewer).map((link) => ({ ...link, mobileOnly: true })),
      ];
  }
}

/** The operators' other pages: in the menu of a phone, and in the profile popover when the top bar has no room for them. */
export function siteNavOf(viewer: Viewer): NavLink[] {
  if (!viewer.has_access || (viewer.role !== 'operator' && viewer.role !== 'system_operator')) return [];
  return [
    { label: 'Figures', href: paths.operator.figures(), Icon: IconChartBar },
    { label: 'Held for review', href: paths.operator.held(), Icon: IconListDetails },
    { label: 'Reported jobs', href: paths.operator.reportedJobs(), Icon: IconListDetails },
    { label: 'Job feeds', href: paths.operator.jobFeeds(), Icon: IconRss },
    { label: 'Settings', href: paths.operator.settings(), Icon: IconSettings },
    { label: 'Audit log', href: paths.operator.audit(), Icon: IconHistory },
    { label: 'Background jobs', href: paths.operator.backgroundJobs(), Icon: IconServer },
    ...(viewer.role === 'system_operator' ? [{ label: 'Tenants', href: paths.operator.tenants(), Icon: IconWorld }] : []),
  ];
}

/** The navigation's word for this person's CV. */
export function resumeLabel(viewer: Viewer): 'CV' | 'Resume' {
  return resumeWord(viewer.country_id);
}

export function homeOf(viewer: Viewer): string {
  if (viewer.role === 'veteran') return paths.veteran.home();
  return viewer.role === 'recruiter' ? paths.recruiter.home() : paths.operator.home();
}

export function profileOf(viewer: Viewer): string {
  if (viewer.role === 'veteran') return paths.veteran.profile();
  return viewer.role === 'recruiter' ? paths.recruiter.profile() : paths.operator.profile();
}

export const ROLE_NAMES: Record<Viewer['role'], string> = {
  veteran: 'Veteran',
  recruiter: 'Recruiter',
  operator: 'Operator',
  system_operator: 'System operator',
};

/** Pages of a link that are not below its address. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  [paths.veteran.transitionPlans()]: [
    paths.veteran.transitionPlan(),
    paths.veteran.createTransitionPlan(),
    paths.veteran.refineActionPlan(),
  ],
  [paths.veteran.resumes()]: [
    paths.veteran.coverLetters(),
    paths.veteran.federalResume(),
    paths.veteran.viewResume(),
    '/veteran/preview-resume-pdf',
  ],
};

/**
 * Whether a link leads to the current page or to a parent of it. A role's dashboard is a parent of everything, so it must be the
 * page itself.
 */
export function isCurrent(href: string, pathname: string, home: string): boolean {
  const path = href.split('?')[0] ?? href;
  const shown = pathname.replace(/\/$/, '') || '/';
  if (path === home) return shown === home;
  return [path, ...(BESIDE[path] ?? [])].some((above) => shown === above || shown.startsWith(`${above}/`));
}

type VisitorLink = { label: string; href: string };

/** The links of a visitor. The tenant's marketing site, where it has one, has the pages about the tenant and its services; otherwise they are here. */
export function visitorNav(tenant: ShellTenant): { home: string; links: VisitorLink[]; services: VisitorLink[] } {
  const site = tenant.marketing_site_url;
  const at = (path: string) => (site ? new URL(path, site).href : path);
  const home = site ? at('/') : paths.welcome();
  return {
    home,
    links: [
      { label: 'Home', href: home },
      { label: 'Jobs', href: paths.jobs() },
      { label: `Your ${countryOf(tenant.country_id).words.trade}`, href: paths.trade() },
      { label: 'About us', href: at(PAGE_PATHS['about-us']) },
      { label: 'For employers', href: paths.recruiters() },
    ],
    services: SERVICE_SLUGS.map((slug) => ({ label: PAGE_LABELS[slug], href: at(PAGE_PATHS[slug]) })),
  };
}
