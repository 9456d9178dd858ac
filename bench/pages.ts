import { listNewestJobs } from '#app/jobs/search.server.ts'
import { env } from '#app/platform/env.server.ts'
import type { PageToWeigh } from './page-bytes.ts'
import { pages } from './results.ts'
import { signInSpecialist } from './sessions.ts'

/** The pages whose bytes are counted, and those of them that Lighthouse looks at. */
export async function listPages(): Promise<{ weighed: PageToWeigh[]; audited: PageToWeigh[] }> {
	const [job] = await listNewestJobs(1)
	const cookie = await signInSpecialist()
	const at = (path: string) => new URL(path, env.APP_ORIGIN).href
	const home = { name: pages.home, url: at('/') }
	const jobs = { name: pages.jobs, url: at('/jobs') }
	const register = { name: pages.register, url: at('/doctors/register') }
	return {
		weighed: [
			home,
			jobs,
			{ name: pages.job, url: at(`/jobs/${job?.id}`) },
			register,
			{ name: pages.jobsSignedIn, url: at('/jobs'), cookie },
			{ name: pages.dashboard, url: at('/doctors/dashboard'), cookie },
		],
		audited: [home, jobs, register],
	}
}
