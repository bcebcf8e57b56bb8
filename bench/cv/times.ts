import { cpus } from 'node:os';
import { median } from '../measures.ts';
import { withDemonstrationServer } from '../servers/demonstration-server.ts';
import type { CorpusCv } from './corpus.ts';
import { readFile } from './read.ts';

const RUNS = 3;
const AIM_MS = 150;

/** A PDF and the milliseconds that parsing takes in this process. */
export type TimedFile = { name: string; bytes: Buffer; ms: number };

/** The median in milliseconds; the first run warms up and does not count. */
export async function medianTime(work: () => Promise<unknown>): Promise<number> {
  return median((await timesOf(work)).slice(1));
}

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run++) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  return times;
}

export async function timedFileOf(cv: CorpusCv): Promise<TimedFile> {
  const bytes = cv.bytes();
  return { name: `${cv.id.replace('/', '-')}.${cv.format}`, bytes, ms: await medianTime(() => readFile(cv.format, bytes)) };
}

/** Parses files through the API of a running application and prints the times beside those of the parser. */
export async function printTimesOfApi(files: TimedFile[]): Promise<void> {
  const warm: number[] = [];
  const first: number[] = [];
  await withDemonstrationServer(async (server) => {
    const token = await server.signIn();
    for (const { name, bytes } of files) {
      const times = await timesOf(async () => {
        await server.clearLimits();
        const body = new FormData();
        body.append('file', new File([Uint8Array.from(bytes)], name));
        const response = await fetch(`${server.address}/api/resumes/parse`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body,
        });
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`${name}: the API responded with ${response.status}.`);
      });
      first.push(times[0] ?? 0);
      warm.push(median(times.slice(1)));
    }
  });
  const parser = median(files.map(({ ms }) => ms));
  const api = median(warm);
  console.log(
    `\n${files.length} PDFs, medians: parser ${parser.toFixed(0)} ms, through the API ${api.toFixed(0)} ms (${(api / parser).toFixed(1)} times, aim ≤ ${AIM_MS} ms); the very first, which starts the process, ${first[0]?.toFixed(0)} ms`,
  );
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}; the median of ${RUNS} warm runs of each file`,
  );
}
