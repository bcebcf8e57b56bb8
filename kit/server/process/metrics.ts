type Labels = Record<string, string | number>;
type Sample = { labels?: Labels; value: number };
type Type = 'gauge' | 'counter';
type Read = () => number | Sample[] | Promise<number | Sample[]>;

/** Upper bounds of the duration histogram in seconds. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export type Metrics = ReturnType<typeof createMetrics>;

/** The figures of one process in Prometheus' text format (version 0.0.4). */
export function createMetrics() {
  const readings: { name: string; help: string; type: Type; read: Read }[] = [];
  const requests = new Map<string, { labels: Labels; count: number; sum: number; buckets: number[] }>();
  const counters = new Map<string, { help: string; samples: Map<string, { labels: Labels; value: number }> }>();

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
    /** All figures as text. A gauge that cannot be read now, because the database is away, is left out. */
    async text(): Promise<string> {
      const lines: string[] = [];
      const name = 'muster_http_request_duration_seconds';
      lines.push(`# HELP ${name} Requests by route and status, with their durations.`, `# TYPE ${name} histogram`);
      for (const { labels, count, sum, buckets } of requests.values()) {
        let total = 0;
        for (const [index, limit] of BUCKETS.entries()) {
          total += buckets[index] ?? 0;
          lines.push(`${name}_bucket${labelText({ ...labels, le: limit })} ${total}`);
        }
        lines.push(`${name}_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`);
        lines.push(`${name}_sum${labelText(labels)} ${sum}`, `${name}_count${labelText(labels)} ${count}`);
      }
      for (const [counter, { help, samples }] of counters)
        lines.push(...familyText(counter, help, 'counter', [...samples.values()]));
      const read = await Promise.all(readings.map(async (one) => ({ ...one, samples: await samplesOf(one.read) })));
      for (const { name: family, help, type, samples } of read)
        if (samples) lines.push(...familyText(family, help, type, samples));
      return `${lines.join('\n')}\n`;
    },
  };
}

async function samplesOf(read: Read): Promise<Sample[] | null> {
  try {
    const value = await read();
    return typeof value === 'number' ? [{ value }] : value;
  } catch {
    return null;
  }
}

const familyText = (name: string, help: string, type: Type, samples: readonly Sample[]): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...samples.map(({ labels = {}, value }) => `${name}${labelText(labels)} ${value}`),
];

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(String(value))}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escapeLabel = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
