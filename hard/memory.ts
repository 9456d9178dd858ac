import { residentMegabytes } from '../bench/processes.ts'
import { signInOwner, signInSpecialist } from '../bench/sessions.ts'
import { quantile } from '../bench/figures.ts'
import { visitEvenly } from './even-load.ts'
import type { Finding, Options } from './finding.ts'
import { type Server, usingServer } from './using-server.ts'

const fullMs = 60 * 60_000
const perSecond = 50
const paths = {
	visitor: ['/', '/jobs', '/jobs?q=icu', '/doctor-database', '/faq', '/hospitals'],
	specialist: ['/doctors/dashboard', '/jobs', '/applications', '/messages', '/profile'],
	owner: [
		'/hospitals/dashboard',
		'/hospital/applicants',
		'/hospitals/dashboard/jobs',
		'/messages',
		'/hospital/reports',
	],
}

/** Mixed reading at an even rate: what the process holds after a fifth of the time, and at the end. */
export const watchMemory = (options: Options): Promise<Finding[]> =>
	usingServer({ RUN_TASKS: 'true' }, (server) => watch(server, options))

async function watch(server: Server, { share, say }: Options): Promise<Finding[]> {
	const sessions = { visitor: '', specialist: await signInSpecialist(), owner: await signInOwner() }
	const [begun, lasts] = [performance.now(), fullMs * share]
	const held: { at: number; mb: number }[] = []
	const times: number[] = []
	let failures = 0
	await visitEvenly({
		perSecond,
		forMs: lasts,
		visit(number) {
			const who = (['visitor', 'visitor', 'specialist', 'owner'] as const)[number % 4] ?? 'visitor'
			return read(paths[who][Math.floor(number / 4) % paths[who].length] ?? '/', sessions[who])
		},
		eachSecond() {
			held.push({ at: performance.now() - begun, mb: residentMegabytes(server.pid) ?? 0 })
			if (held.length % 60 === 1) say(`${Math.round(held.at(-1)?.mb ?? 0)} MB`)
		},
	})

	async function read(path: string, cookie: string) {
		const sent = performance.now()
		const asked = { path, ...(cookie ? { headers: { Cookie: cookie } } : {}) }
		const status = await server.send(asked).then((answer) => answer.status, String)
		times.push(performance.now() - sent)
		if (status === 200) return
		failures++
		say(`${path}: ${status}`)
	}
	const middle = (from: number, to: number) =>
		quantile(
			held.filter(({ at }) => at >= lasts * from && at <= lasts * to).map(({ mb }) => mb),
			0.5,
		)
	const [early, late] = [middle(0.2, 0.4), middle(0.8, 1)]
	const growth = (late - early) / early
	return [
		{
			row: 11,
			what: `${(lasts / 60_000).toFixed(1)} minutes at ${perSecond} requests a second`,
			wanted: 'memory within 5 %, nothing fails',
			measured: `${early.toFixed(0)} MB to ${late.toFixed(0)} MB (${(100 * growth).toFixed(1)} %), ${failures} of ${times.length} failed, p95 ${quantile(times, 0.95).toFixed(0)} ms`,
			isMet: growth <= 0.05 && failures === 0,
		},
	]
}
