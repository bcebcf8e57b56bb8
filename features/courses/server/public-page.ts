import { ALL_COUNTRIES, countryOf } from '#kit/country/country.ts';
import { definePublicPage, idIn } from '#kit/server/http/public-page.ts';
import { FUNDING, LABELS } from '../rules.ts';
import { Course } from '../shapes.ts';
import { findFullCourses, findNewestCourses } from './queries.ts';

/** How many courses the text of the list names. */
const LISTED = 50;

/** `/courses` with the newest courses. A search is left to the app. */
export const courseListPublicPage = definePublicPage({
  path: '/courses',
  load: async ({ db, query }) => {
    const courses = query.size === 0 ? await findNewestCourses(db, LISTED) : [];
    const lead = 'Training for people who served, and who pays for it.';
    return {
      title: 'Courses',
      description: lead,
      canonical: '/courses',
      text: [
        { text: lead },
        { links: courses.map(({ id, title, provider }) => ({ href: `/courses/${id}`, label: `${title}, ${provider}` })) },
      ],
    };
  },
});

/** `/courses/:courseId` with its text and a Course for search engines. A course that is not on offer is 404 to a visitor. */
export const coursePublicPage = definePublicPage({
  path: '/courses/:courseId',
  load: async ({ db, tenant, params, site }) => {
    const id = idIn(params.courseId);
    const [found] = id ? await findFullCourses(db, [id], null) : [];
    if (!found) return null;
    const course = Course.parse(found);
    const { language } = countryOf(tenant.country_id);
    const day = (value: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${value}T00:00:00Z`));
    const cost = costOf(course, language);
    return {
      title: course.title,
      description: `${course.provider}. ${lengthOf(course)}, ${LABELS.mode[course.mode].toLowerCase()}, ${cost}. ${course.description}`,
      structured: courseData(course, site),
      text: [
        { text: course.provider },
        {
          facts: [
            ['Full cost', cost],
            ['Funding', course.funding.map((code) => FUNDING[code].label).join(', ') || null],
            ['Length', `${lengthOf(course)}, ${LABELS.mode[course.mode].toLowerCase()}`],
            ['Where', course.service_type === 'online' ? 'Online' : course.cities.join(', ')],
            ['When', LABELS.availability[course.availability]],
            ['Next start', course.starts_any_time ? 'At any time' : course.next_start && day(course.next_start)],
            ['Level', LABELS.level[course.level]],
          ],
        },
        { heading: 'About the course' },
        { text: course.description },
        ...titledList('Qualifications', course.qualifications),
        ...titledList('Skills you gain', course.skills),
        ...(course.requirements ? [{ heading: 'What you need' }, { text: course.requirements }] : []),
        { heading: 'Apply' },
        { links: [{ href: course.apply_url, label: `Go to ${course.provider}` }] },
      ],
    };
  },
});

const titledList = (heading: string, list: readonly string[]) => (list.length > 0 ? [{ heading }, { list }] : []);

const lengthOf = ({ length_amount, length_unit }: Course) => `${length_amount} ${length_unit}${length_amount === 1 ? '' : 's'}`;

const costOf = ({ cost, country_id }: Course, language: string) =>
  cost === 0
    ? 'Free of charge'
    : new Intl.NumberFormat(language, {
        style: 'currency',
        currency: countryOf(country_id).currency,
        maximumFractionDigits: 0,
      }).format(cost);

/** schema.org's words for how a course is taught. */
const COURSE_MODE: Record<Course['service_type'], string> = { online: 'Online', in_person: 'Onsite', hybrid: 'Blended' };

/** ISO 8601 durations. Hours are of teaching, longer units of the calendar. */
const DURATION: Record<Course['length_unit'], (amount: number) => string> = {
  hour: (amount) => `PT${amount}H`,
  day: (amount) => `P${amount}D`,
  week: (amount) => `P${amount}W`,
  month: (amount) => `P${amount}M`,
  year: (amount) => `P${amount}Y`,
};

/** How many starts search engines are told of. */
const MOST_INSTANCES = 20;

/** The course in the words of schema.org, with one instance for each start. */
function courseData(course: Course, site: string): Record<string, unknown> {
  const { language, currency } = countryOf(course.country_id);
  const iso2 = ALL_COUNTRIES.find(({ id }) => id === course.country_id)?.iso2;
  const url = `${site}/courses/${course.id}`;
  const provider = { '@type': 'Organization', name: course.provider, sameAs: new URL(course.apply_url).origin };
  const place = (city: string) => {
    const found = course.locations.find((location) => !city || location.city === city);
    if (!found) return undefined;
    return {
      '@type': 'Place',
      name: found.name || found.city,
      address: {
        '@type': 'PostalAddress',
        streetAddress: found.address || undefined,
        addressLocality: found.city,
        addressRegion: found.state || undefined,
        postalCode: found.postcode || undefined,
        addressCountry: iso2,
      },
    };
  };
  const instance = (city: string) => ({
    '@type': 'CourseInstance',
    courseMode: COURSE_MODE[course.service_type],
    courseWorkload: DURATION[course.length_unit](course.length_amount),
    ...(course.service_type !== 'online' && place(city) && { location: place(city) }),
  });
  const dated = course.starts
    .slice(0, MOST_INSTANCES)
    .map(({ starts_on, city }) => ({ ...instance(city), startDate: starts_on }));
  return {
    '@type': 'Course',
    '@id': url,
    url,
    name: course.title,
    description: course.description,
    inLanguage: language,
    provider,
    ...(course.level !== 'none' && { educationalLevel: LABELS.level[course.level] }),
    ...(course.skills.length > 0 && { teaches: course.skills }),
    ...(course.requirements && { coursePrerequisites: course.requirements }),
    ...(course.qualifications.length > 0 && {
      educationalCredentialAwarded: course.qualifications.map((name) => ({ '@type': 'EducationalOccupationalCredential', name })),
    }),
    offers: {
      '@type': 'Offer',
      category: course.cost === 0 ? 'Free' : 'Paid',
      price: course.cost,
      priceCurrency: currency,
      url: course.apply_url,
    },
    hasCourseInstance: dated.length > 0 ? dated : [instance('')],
  };
}
