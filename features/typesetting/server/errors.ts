import { TaskFailed } from '#kit/server/files/process-pool.ts';
import { fail, Refusal } from '#kit/server/http/errors.ts';

/** Converts typesetting errors to HTTP refusals. The stored resume does not change. @throws Refusal 422 or 503 */
export async function typesettingErrorsToHttp<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof TaskFailed) || error.reason === 'failed') throw error;
    if (error.reason === 'too_slow' || error.reason === 'too_large')
      return fail(new Refusal(422, 'This is too long to print. Make it shorter and try again.'));
    return fail(
      new Refusal(503, 'We can’t create the pages right now. Your resume is saved. Try again in a moment.', {
        headers: { 'retry-after': '5' },
      }),
    );
  }
}
