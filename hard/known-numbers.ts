import { inArray } from 'drizzle-orm'
import { accounts } from '#app/identity/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { askForCode } from '#test/phone-visitor.ts'
import { quantile } from '../bench/figures.ts'
import { type Finding, type Options, partOf } from './finding.ts'
import { forgetSends } from './registrations.ts'
import { type Server, usingServer } from './using-server.ts'

const full = 400
const wantedMs = 5
const wantedP = 0.01

/** How long the answer takes for numbers that have an account and for numbers that have none, in turn. */
export const timeAnswers = (options: Options): Promise<Finding[]> =>
	usingServer({ TRUSTED_PROXIES: '1' }, (server) => timeAnswersOf(server, options))

async function timeAnswersOf(server: Server, options: Options): Promise<Finding[]> {
	const known = await db
		.select({ phone: accounts.phone })
		.from(accounts)
		.where(inArray(accounts.kind, ['specialist']))
		.orderBy(accounts.phone)
		.limit(partOf(full, options))
	const times = { known: [] as number[], unknown: [] as number[] }
	let address = 0
	async function time(of: keyof typeof times, phone: string) {
		address++
		await forgetSends()
		const begun = performance.now()
		const { status } = await askForCode(server.port, phone, {
			'X-Forwarded-For': `198.18.${(address >> 8) & 255}.${address & 255}`,
		})
		if (status !== 303) throw new Error(`Asking for a code was answered with ${status}`)
		times[of].push(performance.now() - begun)
	}
	for (let warm = 0; warm < 20; warm++) await time('unknown', `+91921${String(warm).padStart(7, '0')}`)
	times.unknown.length = 0
	for (const [at, { phone }] of known.entries()) {
		await time('known', phone ?? '')
		await time('unknown', `+91922${String(at).padStart(7, '0')}`)
	}
	const gap = Math.abs(quantile(times.known, 0.5) - quantile(times.unknown, 0.5))
	const p = likelihoodOfOneKind(times.known, times.unknown)
	return [
		{
			row: 22,
			what: `${known.length} known and as many unknown numbers ask for a code`,
			wanted: `medians within ${wantedMs} ms, p above ${wantedP}`,
			measured: `medians ${gap.toFixed(2)} ms apart, p ${p.toFixed(3)}`,
			isMet: gap < wantedMs && p > wantedP,
		},
	]
}

/** The two-sided p of the test by Mann and Whitney, by its normal approximation. */
function likelihoodOfOneKind(one: readonly number[], other: readonly number[]): number {
	const ranked = [...one.map((ms) => ({ ms, first: true })), ...other.map((ms) => ({ ms, first: false }))].toSorted(
		(a, b) => a.ms - b.ms,
	)
	const ranks = ranked.reduce((sum, { first }, at) => sum + (first ? at + 1 : 0), 0)
	const [n, m] = [one.length, other.length]
	const u = ranks - (n * (n + 1)) / 2
	const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
	// Abramowitz and Stegun 7.1.26, exact to seven digits.
	const t = 1 / (1 + (0.3275911 * z) / Math.SQRT2)
	const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
	return tail * Math.exp((-z * z) / 2)
}
