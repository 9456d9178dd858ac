import type { AlertsCost } from './alerts.ts'
import type { ApplicantsCost } from './applicants.ts'
import type { ColdStart } from './cold-start.ts'
import type { KindCost } from './job-search-kinds.ts'
import type { Scores } from './lighthouse.ts'
import type { Figures } from './load.ts'
import type { MatchingCost } from './matching.ts'
import type { BoardCost } from './board.ts'
import type { MessagesCost } from './messages.ts'
import type { PapersRead } from './papers.ts'
import type { PageBytes } from './page-bytes.ts'
import type { PageCost } from './rendering.ts'
import type { SearchPages } from './search-pages.ts'
import type { JobSearchCost, SpecialistSearchCost } from './search.ts'

export const servers = {
	fixed: 'one fixed document',
	floor: 'the floor: same statements, joined strings',
	cached: 'job list, micro-cached',
	rendered: 'job list, rendered',
	compressed: 'job list, rendered, compressed',
	signedIn: 'job list, signed-in specialist',
} as const
export type ServerName = keyof typeof servers

/** What was measured; a part that was left out is missing. */
export type Results = {
	load?: Map<string, Figures>
	bytes?: Map<string, PageBytes>
	lighthouse?: Map<string, Scores>
	coldStart?: ColdStart
	rendering?: PageCost[]
	matching?: MatchingCost
	papers?: PapersRead[]
	alerts?: AlertsCost
	messages?: MessagesCost
	board?: BoardCost
	applicants?: ApplicantsCost[]
	specialistSearch?: SpecialistSearchCost
	jobSearch?: JobSearchCost
	jobKinds?: KindCost[]
	pages?: SearchPages
}

/** Names of the pages, the same in every table. */
export const pages = {
	home: 'home',
	jobs: 'job list',
	job: 'a job',
	register: 'register',
	hospitalPortal: 'hospital portal',
	landing: 'jobs of a speciality in a city',
	jobsSignedIn: 'job list, signed in',
	jobSignedIn: 'a job, signed in',
	dashboard: 'dashboard, signed in',
	profile: 'profile, signed in',
	applications: 'applications, signed in',
	cover: 'cover, signed in',
	settings: 'settings, signed in',
} as const
