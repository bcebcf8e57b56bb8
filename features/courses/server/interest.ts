import type { Background } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import { queueMails, type Sender, withdrawMails } from '#kit/server/mail/mail.ts';
import { INTEREST_DELAY_SECONDS, interestText } from '../rules.ts';
import type { CourseInterest } from '../shapes.ts';
import * as queries from './queries.ts';

/**
 * Emails the provider that a veteran is interested, once for each person and course, after a delay in which it can be withdrawn.
 * @throws Refusal 404 for a course that is not on offer, 409 where the provider takes no email or was told before
 */
export async function sendInterest(
  { db, background, sender }: { db: TenantDb; background: Background; sender: Sender },
  { veteranId, courseId, message }: { veteranId: number; courseId: number; message: string },
): Promise<CourseInterest> {
  const course = (await queries.lockCourseForInterest(db, courseId)) ?? fail(notFound('Course'));
  const to =
    course.provider_email ?? fail(conflict(`${course.provider} doesn’t take enquiries by email. Apply on their website.`));
  const person = await queries.personToName(db, veteranId);
  const shown_at = new Date().toISOString();
  const interest = { veteran_id: veteranId, course_id: courseId, message, sent_to: to, shown_at };
  if (!(await queries.insertInterest(db, interest))) {
    const before = await queries.lockInterest(db, veteranId, courseId);
    fail(conflict('You have already told this provider that you are interested.', before));
  }
  const { subject, paragraphs } = interestText({ course: course.title, person, message, site: sender.name });
  await queueMails(
    db,
    background,
    sender,
    [
      {
        kind: 'course_interest',
        to,
        user_id: null,
        about: [veteranId],
        subject,
        paragraphs,
        topic: queries.interestTopic(veteranId, courseId),
      },
    ],
    { after_seconds: INTEREST_DELAY_SECONDS },
  );
  return { shown_at, message, can_withdraw: true };
}

/** @throws Refusal 404 without an interest, 409 once its email has left */
export async function takeBackInterest(db: TenantDb, veteranId: number, courseId: number): Promise<void> {
  if (!(await queries.lockInterest(db, veteranId, courseId))) fail(notFound('Interest'));
  if ((await withdrawMails(db, [queries.interestTopic(veteranId, courseId)])) === 0)
    fail(conflict('The email has been sent. Write to the provider if you are no longer interested.'));
  await queries.deleteInterest(db, veteranId, courseId);
}
