type Labels = Record<string, string | number>;
type Sample = { labels?: Labels; value: number };
type Type = 'gauge' | 'counter' | 'histogram';
type Read = () => number | Sample[] | Promise<number | Sample[]>;

/** A metric. The name of a sample is that of the family and its suffix. */
export type MetricFamily = { name: string; help: string; type: Type; samples: (Sample & { suffix?: string })[] };

/** Figures of the processes that serve the same port. */
export type OtherProcesses = {
  /** How this process reports its own. */
  answer(own: () => Promise<MetricFamily[]>): void;
  /** Those of all processes, with this one. */
  collect(): Promise<{ process: number; families: MetricFamily[] }[]>;
};

/** Upper bounds of the duration histogram in seconds. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export type Metrics = ReturnType<typeof createMetrics>;

/** The figures of one process. */
export function createMetrics() {
  const readings: { name: string; help: string; type: Type; read: Read }[] = [];
  const requests = new Map<string, { labels: Labels; count: number; sum: number; buckets: number[] }>();
  const counters = new Map<string, { help: string; samples: Map<string, { labels: Labels; value: number }> }>();

  const histogram = (): MetricFamily => ({
    name: 'muster_http_request_duration_seconds',
    help: 'Requests by route and status, with their durations.',
    type: 'histogram',
    samples: [...requests.values()].flatMap(({ labels, count, sum, buckets }) => {
      let total = 0;
      const upTo = BUCKETS.map((limit, index) => {
        total += buckets[index] ?? 0;
        return { suffix: '_bucket', labels: { ...labels, le: limit }, value: total };
      });
      return [
        ...upTo,
        { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
        { suffix: '_sum', labels, value: sum },
        { suffix: '_count', labels, value: count },
      ];
    }),
  });

  return {
    /** A figure that is read at each scrape. */
    gauge(name: string, help: string, read: Read): void {
      readings.push({ name, help, type: 'gauge', read });
    },
    /** A count since the start of the process that is read at each scrape. */
    counter(name: string, help: string, read: Read): void {
      readings.push({ name, help, type: 'counter', read });
    },
    /** Adds one to a counter. */
    count(name: string, help: string, labels: Labels): void {
      const counter = counters.get(name) ?? { help, samples: new Map() };
      counters.set(name, counter);
      const key = labelText(labels);
      const sample = counter.samples.get(key) ?? { labels, value: 0 };
      sample.value++;
      counter.samples.set(key, sample);
    },
    /** Records a finished request. @param seconds until the last byte was sent */
    request(labels: { method: string; route: string; status: number }, seconds: number): void {
      const key = labelText(labels);
      const known = requests.get(key) ?? { labels, count: 0, sum: 0, buckets: BUCKETS.map(() => 0) };
      requests.set(key, known);
      known.count++;
      known.sum += seconds;
      const bucket = BUCKETS.findIndex((limit) => seconds <= limit);
      if (bucket >= 0) known.buckets[bucket] = (known.buckets[bucket] ?? 0) + 1;
    },
    /** All figures. A gauge that cannot be read now, because the database is away, is left out. */
    async families(): Promise<MetricFamily[]> {
      const read = await Promise.all(readings.map(async (one) => ({ ...one, samples: await samplesOf(one.read) })));
      return [
        histogram(),
        ...[...counters].map(([name, { help, samples }]) => ({
          name,
          help,
          type: 'counter' as const,
          samples: [...samples.values()],
        })),
        ...read.flatMap(({ name, help, type, samples }) => (samples ? [{ name, help, type, samples }] : [])),
      ];
    },
  };
}

/** The figures of several processes, each sample with the number of its process. */
export function ofProcesses(reports: readonly { process: number; families: readonly MetricFamily[] }[]): MetricFamily[] {
  const merged = new Map<string, MetricFamily>();
  for (const { process, families } of reports)
    for (const family of families) {
      const found = merged.get(family.name) ?? { ...family, samples: [] };
      merged.set(family.name, found);
      found.samples.push(...family.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, process } })));
    }
  return [...merged.values()];
}

/** Prometheus' text format (version 0.0.4). */
export const metricsText = (families: readonly MetricFamily[]): string =>
  `${families
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${value}`),
    ])
    .join('\n')}\n`;

async function samplesOf(read: Read): Promise<Sample[] | null> {
  try {
    const value = await read();
    return typeof value === 'number' ? [{ value }] : value;
  } catch {
    return null;
  }
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(String(value))}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escapeLabel = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
