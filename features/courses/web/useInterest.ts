import { useMutation } from '@tanstack/react-query';
import { call } from '#kit/ui/data/api.ts';
import { keyOf, mutation } from '#kit/ui/data/query.ts';
import { toast } from '#kit/ui/page/toast.tsx';
import { compareCourses, findCourses, getCourse, showInterest, withdrawInterest } from '../contract.ts';

/** Tells a provider that the veteran is interested, and takes it back while the email has not left. Both offer undo. */
export function useInterest(courseId: number) {
  const params = { id: courseId };
  const shown = [keyOf(getCourse, { params }), keyOf(findCourses), keyOf(compareCourses)];
  const show = useMutation(
    mutation((message: string) => call(showInterest, { params, body: { message, consent: true } }), {
      invalidates: shown,
      onSuccess: () => toast.undo('We’ll email the provider in two minutes', () => withdraw.mutate('')),
    }),
  );
  const withdraw = useMutation(
    mutation((_message: string) => call(withdrawInterest, { params }), {
      invalidates: shown,
      onSuccess: (_, message) => {
        // The undo of the toast above withdraws for good; the button offers its own way back.
        if (message === '') toast.success('Interest withdrawn. No email was sent.');
        else toast.undo('Interest withdrawn. No email was sent.', () => show.mutate(message));
      },
    }),
  );
  return { show, withdraw };
}
