import { createHash } from 'node:crypto'
import { and, inArray, lte, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { isId } from '#app/platform/http/http.ts'
import { longestReturnTo } from '#app/platform/http/return-to.ts'
import { parseApplicantFilter } from './applicant-filter.ts'
import { listMatching, type ReadFacts } from './applicants.server.ts'
import type { Chosen } from './bulk.server.ts'
import { maxChosen, maxTicked } from '../limits.ts'
import { listPage } from './return-page.ts'
import { isOpen, type Stage } from '../stage.ts'
import { applications } from '../tables.server.ts'

/**
 * The applicants selected in a list: the ticked ones as '<id>.<version>', or with `all`, the address of the list, everyone who matches it and
 * can be moved but those in `except`. Always in the body of a form: an address has no room for hundreds.
 */
export const selectionFields = {
	application: z.array(z.string()).prefault([]),
	all: z.string().max(longestReturnTo).optional(),
	except: z.array(z.string().refine(isId)).prefault([]),
	/** `readListClock` of the list: applications that are new or have moved since are left as they are. */
	asOf: z
		.string()
		.regex(/^\d{1,16}$/)
		.optional(),
}

export type Selection = { application: string[]; all?: string | undefined; except: string[]; asOf?: string | undefined }

/** The same of a form whose other fields are not read yet; null where it is malformed. */
export function selectionOf(form: FormData): Selection | null {
	const one = (name: string) => form.get(name) ?? undefined
	const read = z.object(selectionFields).safeParse({
		application: form.getAll('application'),
		all: one('all'),
		except: form.getAll('except'),
		asOf: one('asOf'),
	})
	return read.success ? read.data : null
}

/** The applications that a form selects, each once; null where it is malformed. */
export async function readSelected(member: Member, fields: Selection, readFacts: ReadFacts): Promise<Chosen[] | null> {
	return fields.all === undefined ? readChosen(fields.application) : findAll(member, fields, readFacts)
}

/** Names one press: the same when its form is sent again, so that what a process that died had begun is completed as one. */
export function batchOf(member: Member, selection: Selection, to: Stage): string {
	const { application, all, except, asOf } = selection
	const press = JSON.stringify([member.accountId, to, application, all, except, asOf])
	const hash = createHash('sha256').update(press).digest('hex')
	// A UUID of version 8: what it is made of is ours.
	return hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}

/** Ticked ones beyond what one press moves, who are left as they are. */
export const countBeyond = ({ all, application }: Selection): number =>
	all === undefined ? Math.max(0, new Set(application).size - maxTicked) : 0

/** Ticked applications, or null for malformed input. */
function readChosen(ticked: readonly string[]): Chosen[] | null {
	const found = new Map<string, Chosen>()
	for (const text of new Set(ticked)) {
		if (found.size === maxTicked) break
		const [id = '', version = ''] = text.split('.')
		if (!isId(id) || !/^\d{1,9}$/.test(version)) return null
		found.set(id, { id, version: Number(version) })
	}
	return [...found.values()]
}

/** Applicants whom the list at this address holds, of one job or of all; null for any other address. */
export function readListAddress(address: string | undefined) {
	const path = listPage(address)
	if (!path) return null
	const { pathname, searchParams } = new URL(path, 'http://list')
	const [, jobId = null] = /^\/hospital\/(?:jobs\/([\w-]+)\/)?applicants$/.exec(pathname) ?? []
	if (!pathname.endsWith('/applicants') || (jobId !== null && !isId(jobId))) return null
	return { path, scope: { jobId }, filter: parseApplicantFilter(searchParams) }
}

async function findAll(
	member: Member,
	{ all, except, asOf }: Selection,
	readFacts: ReadFacts,
): Promise<Chosen[] | null> {
	const list = readListAddress(all)
	if (!list || asOf === undefined) return null
	const { rows } = await listMatching(member, list.scope, list.filter, readFacts)
	const ids = rows.flatMap(({ id, stage }) => (isOpen(stage) ? [id] : []))
	if (ids.length === 0) return []
	const at = sql`'epoch'::timestamptz + ${asOf}::bigint * interval '1 microsecond'`
	const unchanged = await db
		.select({ id: applications.id, version: applications.version })
		.from(applications)
		.where(
			and(
				inArray(applications.id, ids),
				except.length > 0 ? notInArray(applications.id, except) : undefined,
				lte(applications.stageChangedAt, at),
				lte(applications.appliedAt, at),
			),
		)
	const versions = new Map(unchanged.map(({ id, version }) => [id, version]))
	return ids
		.flatMap((id) => {
			const version = versions.get(id)
			return version === undefined ? [] : [{ id, version }]
		})
		.slice(0, maxChosen)
}
