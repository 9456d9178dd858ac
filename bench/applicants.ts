import { env } from '#app/platform/env.server.ts'
import { quantile } from './figures.ts'
import { cpuMicros, type RunningServer } from './processes.ts'
import { plantApplicants } from './planted-applicants.ts'
import { findOwner, signInOwner } from './sessions.ts'

export type ApplicantsCost = { applicants: number; page: string; p50Ms: number; p95Ms: number; processorMs: number }

/** The pages of a hospital where one of its jobs has that many applicants, one client. `processorMs`: of the app, for one page. */
export async function measureApplicants(
	app: RunningServer,
	sizes: readonly number[],
	rounds: number,
): Promise<ApplicantsCost[]> {
	const { hospitalId } = await findOwner()
	const costs: ApplicantsCost[] = []
	for (const applicants of sizes) {
		const list = `/hospital/jobs/${await plantApplicants(hospitalId, applicants)}/applicants`
		const pages = [
			{ page: 'applicants of the job, first rows', path: list },
			{ page: 'applicants of the job, 408 rows', path: `${list}?shown=408` },
			{ page: 'applicants of all jobs', path: '/hospital/applicants' },
			{ page: 'Today', path: '/hospital/today' },
			{ page: 'Candidates', path: '/hospitals/dashboard' },
		]
		for (const { page, path } of pages) costs.push({ applicants, page, ...(await open(app, path, rounds)) })
	}
	return costs
}

/** How often before anything is counted: programs are compiled and caches filled. */
const unmeasured = 10

async function open(app: RunningServer, path: string, rounds: number) {
	const headers = { cookie: await signInOwner(), 'accept-encoding': 'identity' }
	const read = async () => {
		const response = await fetch(new URL(path, `http://localhost:${env.PORT}`), { headers })
		await response.arrayBuffer()
		if (response.status !== 200 || response.redirected) throw new Error(`${path} answered ${response.status}`)
	}
	for (let round = 0; round < unmeasured; round++) await read()
	const before = cpuMicros(app.pid) ?? Number.NaN
	const times: number[] = []
	for (let round = 0; round < rounds; round++) {
		const began = performance.now()
		await read()
		times.push(performance.now() - began)
	}
	const processorMs = ((cpuMicros(app.pid) ?? Number.NaN) - before) / rounds / 1_000
	return { p50Ms: quantile(times, 0.5), p95Ms: quantile(times, 0.95), processorMs }
}
