type Labels = Record<string, string>
type Sample = { suffix?: string; labels?: Labels; value: number }
type Family = {
	name: string
	help: string
	type: 'counter' | 'gauge' | 'histogram'
	read: () => Sample[] | Promise<Sample[]>
}

const families: Family[] = []

/** A number that only grows, one for each set of labels. Labels are from lists that we know, never what someone typed. */
export function counter<Name extends string>(name: string, help: string) {
	const counts = new Map<string, { labels: Labels; value: number }>()
	families.push({ name, help, type: 'counter', read: () => [...counts.values()] })
	return (labels: Record<Name, string>) => {
		const key = JSON.stringify(labels)
		const count = counts.get(key) ?? { labels, value: 0 }
		count.value++
		counts.set(key, count)
	}
}

/** Seconds, counted by the upper bounds that Prometheus makes percentiles of. */
export function histogram<Name extends string>(name: string, help: string, bounds: readonly number[]) {
	type Spread = { labels: Labels; counts: number[]; sum: number; count: number }
	const spreads = new Map<string, Spread>()
	const samplesOf = ({ labels, counts, sum, count }: Spread): Sample[] => [
		...bounds.map((le, at) => ({ suffix: '_bucket', labels: { ...labels, le: String(le) }, value: counts[at] ?? 0 })),
		{ suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
		{ suffix: '_sum', labels, value: sum },
		{ suffix: '_count', labels, value: count },
	]
	families.push({ name, help, type: 'histogram', read: () => [...spreads.values()].flatMap(samplesOf) })
	return (labels: Record<Name, string>, seconds: number) => {
		const key = JSON.stringify(labels)
		const spread = spreads.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 }
		for (const [at, bound] of bounds.entries()) if (seconds <= bound) spread.counts[at] = (spread.counts[at] ?? 0) + 1
		spread.sum += seconds
		spread.count++
		spreads.set(key, spread)
	}
}

/** What is so at the moment of asking. */
export function gauge(name: string, help: string, read: Family['read']) {
	families.push({ name, help, type: 'gauge', read })
}

const escaped = (value: string) => value.replace(/[\\"\n]/g, (letter) => (letter === '\n' ? '\\n' : `\\${letter}`))

function lineOf(name: string, { suffix = '', labels = {}, value }: Sample) {
	const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
	return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

/** All figures in Prometheus' text format. One that cannot be read now, such as of a database that is away, is left out. */
export async function writeMetrics(): Promise<string> {
	const written = await Promise.all(
		families.map(async ({ name, help, type, read }) => {
			try {
				const samples = await read()
				return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map((sample) => lineOf(name, sample))]
			} catch {
				return []
			}
		}),
	)
	return `${written.flat().join('\n')}\n`
}
