import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#kit/contract/route.ts';
import { call } from '#kit/ui/data/api.ts';
import { keyOf, mutation } from '#kit/ui/data/query.ts';
import { toast } from '#kit/ui/page/toast.tsx';
import { compareCourses, findCourses, getCourse, saveCourse, unsaveCourse } from '../contract.ts';
import type { CourseCard } from '../shapes.ts';

type Saveable = Pick<CourseCard, 'id' | 'title' | 'is_saved'>;

/**
 * Saves a course or removes it from the saved list. Every copy on the screen changes immediately and is reverted if the server refuses; the
 * toast offers undo. A removed course stays in the list until the next fetch, so nothing moves under the pointer.
 */
export function useSavedCourses(): (course: Saveable) => void {
  const client = useQueryClient();
  const mark = (id: number, is_saved: boolean) => {
    const marked = <Row extends { id: number }>(row: Row): Row => (row.id === id ? { ...row, is_saved } : row);
    client.setQueriesData<ReplyOf<typeof findCourses>>(
      { queryKey: keyOf(findCourses) },
      (reply) => reply && { ...reply, data: reply.data.map(marked) },
    );
    client.setQueriesData<ReplyOf<typeof compareCourses>>(
      { queryKey: keyOf(compareCourses) },
      (reply) => reply && { ...reply, data: reply.data.map(marked) },
    );
    client.setQueriesData<ReplyOf<typeof getCourse>>(
      { queryKey: keyOf(getCourse) },
      (reply) => reply && { ...reply, data: marked(reply.data) },
    );
  };
  const { mutate } = useMutation(
    mutation(
      ({ course, save }: { course: Saveable; save: boolean }) =>
        call(save ? saveCourse : unsaveCourse, { params: { id: course.id } }),
      {
        optimistic: ({ course, save }) => {
          mark(course.id, save);
          return () => mark(course.id, !save);
        },
        onSuccess: (_, { course, save }) => {
          toast.undo(save ? 'Course saved' : 'Removed from your saved courses', () => mutate({ course, save: !save }));
        },
      },
    ),
  );
  return (course) => mutate({ course, save: !course.is_saved });
}
