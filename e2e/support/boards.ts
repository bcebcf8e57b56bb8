import { startReplay } from '#features/job-feeds/server/testing.ts';

/** Replies for the servers of job boards, as the journeys say. */
export async function startBoards() {
  const replay = await startReplay();
  const posted = new Date().toISOString();
  return {
    address: replay.origin,
    stop: replay.stop,
    /** Has the board of Greenhouse with this name show jobs in Leeds with these titles. A title keeps its place in the list. */
    show(board: string, titles: readonly string[]) {
      const jobs = titles.map((title, index) => ({
        id: index + 1,
        internal_job_id: index + 1,
        title,
        company_name: 'Meridian',
        location: { name: 'Leeds' },
        first_published: posted,
        absolute_url: `https://boards.greenhouse.io/${board}/jobs/${index + 1}`,
        content: `&lt;p&gt;Work with us as ${title}: look after our pumps and turbines, with a team of five.&lt;/p&gt;`,
      }));
      replay.set(`/boards-api.greenhouse.io/v1/boards/${board}/jobs`, JSON.stringify({ jobs }));
    },
  };
}
