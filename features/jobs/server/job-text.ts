import { escaped } from '#kit/server/mail/mail.ts';
import { sanitiseRichText } from '#kit/server/text/rich-text.ts';
import type { Job } from '../shapes.ts';

/** Everything that the advert says, as HTML for readers elsewhere. Rich text is sanitised again. */
export const fullTextOf = (job: Pick<Job, 'description' | 'responsibilities' | 'requirements'>): string =>
  [
    sanitiseRichText(job.description),
    titledList('Responsibilities', job.responsibilities),
    titledList('Requirements', job.requirements),
  ].join('');

const titledList = (title: string, items: readonly string[]) =>
  items.length === 0 ? '' : `<h3>${title}</h3><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
