import { readdirSync, readFileSync } from 'node:fs';
import { MAX_RESUME_CHARACTERS } from '#features/cv-import/bounds.ts';
import { ResumeContent } from '#features/resumes/content.ts';
import { HOSTILE_DOCUMENTS } from '#features/resumes/server/testing.ts';
import { machine, median, quantile } from './measures.ts';
import { type DemonstrationServer, withDemonstrationServer } from './servers/demonstration-server.ts';

/**
 * Sends inputs that have crashed or blocked servers, several at the same time, while another person keeps requesting a list.
 * Prints that person's waiting times, the memory of the server and its processes, and the status codes of the attacks. Fails when
 * the server ended, grew past its limit, or another person waited too long.
 */
const AT_THE_SAME_TIME = 4;
const AIM = { longest_ms: 500, grown_megabytes: 200 };
const QUIET_MILLISECONDS = 3000;

type Send = (server: DemonstrationServer, token: string) => Promise<Response>;
/** `prepare` builds the body beforehand: a client that is busy building it would measure itself. */
type Attack = {
  name: string;
  prepare: () => Promise<Send>;
  /** Stores what the attack reads; not measured. */
  setUp?: (server: DemonstrationServer, token: string) => Promise<void>;
  /** Requests at the same time, if not AT_THE_SAME_TIME. */
  times?: number;
  /** Who sends it, if not a veteran. */
  as?: 'operator';
};

const send =
  (path: string, body: Uint8Array<ArrayBuffer>, type: string): Send =>
  ({ address }, token) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    });
const upload =
  (make: () => Buffer, path = '/api/resumes/parse', fields: Record<string, string> = {}) =>
  async (): Promise<Send> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new File([Uint8Array.from(make())], 'cv.bin'));
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    return send(path, new Uint8Array(await encoded.arrayBuffer()), type);
  };
const post = (path: string, body: () => unknown) => async (): Promise<Send> =>
  send(path, new TextEncoder().encode(JSON.stringify(body())), 'application/json');

const largest = ResumeContent.parse({
  basics: { name: 'Sam Test' },
  work: Array.from({ length: 300 }, (_, index) => ({
    id: `w${index}`,
    position: 'Fitter',
    highlights: Array(25).fill('word '.repeat(MAX_RESUME_CHARACTERS / 300 / 25 / 6)),
  })),
});
let resume: Promise<number> | undefined;
const resumeAs = (format: string) => async (): Promise<Send> => {
  const create = await post('/api/resumes', () => ({ content: largest }))();
  return async (server, token) => {
    resume ??= create(server, token)
      .then((response) => response.json())
      .then(({ data }: { data: { id: number } }) => data.id);
    return fetch(`${server.address}/api/resumes/${await resume}/${format}`, { headers: { authorization: `Bearer ${token}` } });
  };
};

const get = (path: string) => async (): Promise<Send> => (server, token) =>
  fetch(`${server.address}${path}`, { headers: { authorization: `Bearer ${token}` } });

/** What one veteran may store: 55 resumes of 297 kB, and 200 versions of them. */
const STORED = { resumes: 55, versions: 200, versions_of_one: 100 };
const longest = ResumeContent.parse({
  basics: { name: 'Sam Test' },
  work: Array.from({ length: 99 }, (_, index) => ({ id: `w${index}`, position: 'Fitter', highlights: ['word '.repeat(560)] })),
});
const storedIds: number[] = [];

async function storeResumes(server: DemonstrationServer, token: string): Promise<void> {
  const create = await post('/api/resumes', () => ({ content: longest }))();
  for (let created = 0; created < STORED.resumes; created++) {
    const response = await create(server, token);
    const { data, message }: { data?: { id: number }; message?: string } = await response.json();
    if (!data) throw new Error(`Creating a resume: ${response.status} ${message}`);
    storedIds.push(data.id);
  }
}

async function storeVersions(server: DemonstrationServer, token: string): Promise<void> {
  for (let created = 0; created < STORED.versions; created++) {
    if (created % 20 === 0) await server.clearLimits();
    const id = storedIds[Math.floor(created / STORED.versions_of_one)];
    const create = await post(`/api/resumes/${id}/versions`, () => ({ name: `Version ${created}` }))();
    const response = await create(server, token);
    if (!response.ok) throw new Error(`Creating a version: ${response.status} ${await response.text()}`);
  }
}

/** Nearly as large as each import takes. */
const IMPORTS = {
  providers: { bytes: 9_900_000, fields: { mode: 'preview', source: 'Trial' } },
  courses: { bytes: 1_900_000, fields: { mode: 'preview' } },
};
const HEAD = 'name,title,provider,description,category,website,length_amount,length_unit,cost,apply_url\n';
const LONG_LISTS = `${'a;'.repeat(950)},a,a,${'b;'.repeat(2000)},a,a,1,1,1,a\n`;
const HOSTILE_TABLES: Record<string, (bytes: number) => Buffer> = {
  'a list of zeros': (bytes) => Buffer.from(`[${'0,'.repeat(bytes / 2)}0]`),
  'rows of one character': (bytes) => Buffer.from(HEAD + 'a\n'.repeat(bytes / 2)),
  'short lines': (bytes) => Buffer.from('0\n'.repeat(bytes / 2)),
  'nested lists': (bytes) => Buffer.from('['.repeat(bytes)),
  'a quote that is never closed': (bytes) => Buffer.from(`${HEAD}"${'""'.repeat(bytes / 2)}`),
  'rows of long lists': (bytes) => Buffer.from(HEAD + LONG_LISTS.repeat(bytes / LONG_LISTS.length)),
};
const COMMANDS = 'a PDF of 6 KB with 3,000,000 commands';

const OC = { text: 'OC '.repeat(20_000), most: 'OC '.repeat(6600) };
const ATTACKS: Attack[] = [
  ...Object.entries(HOSTILE_DOCUMENTS).map(([name, make]) => ({ name, prepare: upload(make) })),
  {
    name: 'a text of 290,000 letters and hyphens',
    prepare: upload(() => Buffer.from(`Jo Reed\njo@example.test\n${'Tern-Yarm-'.repeat(29_000)}`)),
  },
  { name: 'a text of 290,000 brackets', prepare: upload(() => Buffer.from(`Jo Reed\njo@example.test\n${'('.repeat(290_000)}`)) },
  {
    name: 'civilian wording, 16 × 60,000 of “OC ”',
    prepare: post('/api/text/civilian-wording', () => ({ texts: Array(16).fill(OC.text) })),
  },
  {
    name: 'civilian wording, as much as is taken',
    prepare: post('/api/text/civilian-wording', () => ({ texts: Array(5).fill(OC.most) })),
  },
  {
    name: 'rewriting 5,000 characters',
    prepare: post('/api/text/rewrite', () => ({ text: 'I was responsible for the '.repeat(190), tone: 'ninja' })),
  },
  {
    name: '300,000 empty entries',
    prepare: post('/api/resumes', () => ({ content: { basics: {}, work: Array(300_000).fill({}) } })),
  },
  ...Object.entries(HOSTILE_TABLES).flatMap(([name, make]) =>
    Object.entries(IMPORTS).map(
      ([kind, { bytes, fields }]): Attack => ({
        name: `${kind}: ${name}`,
        as: 'operator',
        prepare: upload(() => make(bytes), `/api/operator/${kind}/import`, fields),
      }),
    ),
  ),
  {
    name: '14 PDFs of 6 KB with 3,000,000 commands',
    times: 14,
    prepare: upload(HOSTILE_DOCUMENTS[COMMANDS] ?? (() => Buffer.alloc(0))),
  },
  { name: '16 texts of 25,000 headings', times: 16, prepare: upload(() => Buffer.from('EXPERIENCE\n'.repeat(25_000))) },
  { name: '16 texts of 9,900 headings', times: 16, prepare: upload(() => Buffer.from('EXPERIENCE\n'.repeat(9900))) },
  { name: '40 previews of the largest resume', times: 40, prepare: resumeAs('svg') },
  { name: 'the largest resume as DOCX', prepare: resumeAs('docx') },
  { name: 'the largest resume as PDF', prepare: resumeAs('pdf') },
  { name: 'the largest resume as read by machines', prepare: resumeAs('mirror') },
  { name: 'the list of 55 resumes of 297 kB', prepare: get('/api/resumes'), setUp: storeResumes, times: 8 },
  { name: 'the dashboard of somebody with them', prepare: get('/api/dashboard'), times: 6 },
  {
    name: 'the data of somebody with 200 versions of them',
    prepare: get('/api/privacy/export?wait=20'),
    setUp: storeVersions,
    times: 1,
  },
];

await withDemonstrationServer(async (server) => {
  const veteran = await server.signIn();
  const operator = await server.signIn('operator');
  console.log(
    `${machine()}\n${AT_THE_SAME_TIME} of each at the same time, or as many as it says; another person asks for the list of jobs without a pause; memory in MB, resident\n`,
  );
  console.log('| attack | answers | others p50 ms | p95 ms | longest ms | server MB | its processes MB |');
  console.log('|---|---|---|---|---|---|---|');
  const pid = server.process.pid ?? 0;
  const rows: Measured[] = [];
  const measure = async (name: string, work: () => Promise<unknown>, codes: () => string) => {
    const measured = await underAttack(server, pid, work);
    rows.push(measured);
    const { waits, memory, children } = measured;
    const cells = [median(waits), quantile(waits, 0.95), quantile(waits, 1), memory, children].map((number) => number.toFixed(0));
    console.log(`| ${name} | ${codes()} | ${cells.join(' | ')} |`);
  };
  // The first requests compile and connect; they are not counted.
  await underAttack(server, pid, () => new Promise((resolve) => setTimeout(resolve, QUIET_MILLISECONDS)));
  await measure(
    'none',
    () => new Promise((resolve) => setTimeout(resolve, QUIET_MILLISECONDS)),
    () => '',
  );
  for (const { name, prepare, setUp, times = AT_THE_SAME_TIME, as } of ATTACKS) {
    const token = as === 'operator' ? operator : veteran;
    await server.clearLimits();
    await setUp?.(server, token);
    const attack = await prepare();
    let codes: number[] = [];
    await measure(
      name,
      async () => {
        const answers = await Promise.all(
          Array.from({ length: times }, () =>
            attack(server, token).then(async (response) => {
              await response.arrayBuffer();
              return response.status;
            }),
          ),
        );
        codes = answers;
      },
      () => [...new Set(codes)].join(', '),
    );
  }
  const longest = Math.max(...rows.map(({ waits }) => quantile(waits, 1)));
  const grown = Math.max(...rows.map(({ memory }) => memory)) - (rows[0]?.memory ?? 0);
  const isMet = longest <= AIM.longest_ms && grown <= AIM.grown_megabytes && server.process.exitCode === null;
  console.log(
    `\nLongest wait of another person ${longest.toFixed(0)} ms (aim ≤ ${AIM.longest_ms}), server grown by ${grown.toFixed(0)} MB (aim ≤ ${AIM.grown_megabytes}), still running: ${server.process.exitCode === null ? 'yes' : 'NO'}: ${isMet ? 'met' : 'MISSED'}`,
  );
  process.exitCode = isMet ? 0 : 1;
});

type Measured = { waits: number[]; memory: number; children: number };

/** How long another person waits while `work` runs, and the largest resident sizes meanwhile. */
async function underAttack({ address }: DemonstrationServer, pid: number, work: () => Promise<unknown>): Promise<Measured> {
  const measured: Measured = { waits: [], memory: 0, children: 0 };
  const watch = setInterval(() => {
    const { own, children } = residentMegabytes(pid);
    measured.memory = Math.max(measured.memory, own);
    measured.children = Math.max(measured.children, children);
  }, 50);
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  do {
    const from = performance.now();
    await (await fetch(`${address}/api/jobs`)).arrayBuffer();
    measured.waits.push(performance.now() - from);
  } while (!isDone);
  clearInterval(watch);
  await working;
  return measured;
}

/** Read from /proc on Linux; 0 elsewhere. */
function residentMegabytes(pid: number): { own: number; children: number } {
  const megabytes = (of: string) => {
    try {
      return (Number(readFileSync(`/proc/${of}/statm`, 'utf8').split(' ')[1]) * 4096) / 1024 / 1024;
    } catch {
      return 0;
    }
  };
  let children = 0;
  try {
    for (const other of readdirSync('/proc'))
      if (/^\d+$/.test(other) && readFileSync(`/proc/${other}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(pid))
        children += megabytes(other);
  } catch {
    // A process ended while the list was read; the next sample counts.
  }
  return { own: megabytes(String(pid)), children };
}
