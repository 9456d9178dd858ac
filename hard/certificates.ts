import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import type { PaperReading } from '#app/credentials/papers/paper.ts'
import { credentialPapers } from '#app/credentials/tables.server.ts'
import { aSession } from '#app/identity/fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { aRegistrationPaper, councils } from '#test/papers/made-papers.ts'
import { photographed, ways } from '#test/papers/photographed.ts'
import { quantile } from '../bench/figures.ts'
import { residentMegabytes } from '../bench/processes.ts'
import { visitEvenly, visitsOf } from './even-load.ts'
import { type Finding, type Options, partOf } from './finding.ts'
import { type Server, usingServer } from './using-server.ts'

const full = 200
const perSecond = 20
const fullQuietMs = 60_000
/** For each paper, on one core that others use too. */
const patienceMs = 15_000
/** What `compose.yml` and the Kubernetes files give to a process and those that it starts. */
const memoryLimitMb = 768

/** Everyone sends a photographed certificate at the same moment while others read pages: each is kept and read, and pages stay fast. */
export const crowdWithCertificates = (options: Options): Promise<Finding[]> =>
	usingServer({ TRUSTED_PROXIES: '1', RUN_TASKS: 'false' }, (web) =>
		usingServer({ RUN_TASKS: 'only' }, (worker) => crowd(web, worker, options)),
	)

type Photo = { name: string; number: string; photo: Buffer }
type Person = Photo & { cookie: string; address: string }

/** A paper of each council, in each way that it may be photographed. */
async function photosOfPapers(most: number): Promise<Photo[]> {
	const photos: Photo[] = []
	const pairs = ways.flatMap((way) => councils.map((council) => ({ way, council })))
	for (const [at, { way, council }] of pairs.slice(0, most).entries()) {
		const { pdf, truth } = await aRegistrationPaper(council, at)
		photos.push({ name: truth.name, number: truth.number, photo: await photographed(pdf, way) })
	}
	return photos
}

async function aPerson(photo: Photo, at: number): Promise<Person> {
	const { accountId } = await aSpecialist({ name: `Dr ${photo.name}` })
	const { cookie } = await aSession({ id: accountId, kind: 'specialist' })
	return { ...photo, cookie, address: `198.18.${at >> 8}.${at & 255}` }
}

async function crowd(web: Server, worker: Server, options: Options): Promise<Finding[]> {
	const people: Person[] = []
	const photos = await photosOfPapers(partOf(full, options))
	for (let at = 0; at < partOf(full, options); at++)
		people.push(await aPerson(only(photos.slice(at % photos.length).slice(0, 1)), at))
	options.say(`${people.length} people have their photos`)
	const reader = await aSpecialist()
	const { cookie } = await aSession({ id: reader.accountId, kind: 'specialist' })
	const memory = watchMemory(web.pid, worker.pid)

	const quiet = visitsOf(200)
	const [uploading, reading] = [visitsOf(200), visitsOf(200)]
	const read = (visits: typeof quiet, forMs: number) => visitEvenly({ perSecond, forMs, visit: pageOf(visits) })
	const paths = ['/jobs', '/jobs?q=icu', '/doctors/dashboard', '/applications', '/profile']
	const pageOf = (visits: typeof quiet) => (number: number) =>
		visits.note(web.send({ path: paths[number % paths.length] ?? '/', headers: { Cookie: cookie } }))
	const quietMs = partOf(fullQuietMs, options)
	await read(visitsOf(200), 5_000)
	await read(quiet, quietMs / 2)

	const sent = performance.now()
	const answers: Record<string, number> = {}
	let isSent = false
	const uploads = Promise.all(people.map((person) => upload(web, person, answers))).finally(() => (isSent = true))
	while (!isSent) await read(uploading, 1_000)
	const paperIds = await uploads
	const sentMs = performance.now() - sent
	const papersOf = () =>
		db
			.select()
			.from(credentialPapers)
			.where(inArray(credentialPapers.id, paperIds.filter(Boolean)))
	let waiting = people.length
	while (waiting > 0 && performance.now() - sent < people.length * patienceMs) {
		await read(reading, 5_000)
		waiting = (await papersOf()).filter(({ status }) => status === 'waiting').length
		options.say(`${waiting} wait`)
	}
	const readMs = performance.now() - sent
	await read(quiet, quietMs / 2)
	const held = memory.end()

	const papers = new Map((await papersOf()).map((paper) => [paper.id, paper]))
	const kept = await Promise.all([...papers.values()].map(({ storageKey }) => fileStore.exists(storageKey)))
	const count = (isMeant: (paper: typeof credentialPapers.$inferSelect, at: number) => boolean) =>
		paperIds.filter((id, at) => {
			const paper = papers.get(id)
			return paper !== undefined && isMeant(paper, at)
		}).length
	const isRead = count(({ status }) => status === 'read')
	const right = count(({ reading: said }, at) => {
		const { number } = (said as PaperReading | null)?.fields ?? {}
		return number?.value === people[at]?.number
	})
	const broken = Object.entries(answers).filter(([status]) => status !== '302' && status !== '503' && status !== '429')
	const p95 = ({ times }: typeof quiet) => quantile(times, 0.95)
	const more = (visits: typeof quiet) => p95(visits) / p95(quiet) - 1
	const failed = uploading.failed() + reading.failed() + quiet.failed()
	const seconds = (ms: number) => (ms / 1_000).toFixed(0)
	const latencyOf = (name: string, visits: typeof quiet) =>
		`${name} ${p95(visits).toFixed(0)} ms (${(100 * more(visits)).toFixed(0)} %) of ${visits.times.length}`
	return [
		{
			row: 39,
			what: `${people.length} photographed certificates sent by as many people at once`,
			wanted: 'each is kept and read, no 5xx but to be sent again',
			measured: `answers ${Object.entries(answers)
				.map(([status, times]) => `${times} × ${status}`)
				.join(
					', ',
				)}; all sent after ${seconds(sentMs)} s, read after ${seconds(readMs)} s; ${kept.filter(Boolean).length} files kept, ${isRead} read, ${right} with the right number`,
			isMet: broken.length === 0 && kept.filter(Boolean).length === people.length && isRead === people.length,
		},
		{
			row: 39,
			what: `memory meanwhile`,
			wanted: `${memoryLimitMb} MB for each process and those it starts`,
			measured: `web ${held.web.toFixed(0)} MB, worker with its readers ${held.worker.toFixed(0)} MB`,
			isMet: held.web <= memoryLimitMb && held.worker <= memoryLimitMb,
		},
		{
			row: 39,
			what: `pages meanwhile, ${perSecond} a second`,
			wanted: 'p95 within 20 % of the quiet before and after, none fails',
			measured: `p95 quiet ${p95(quiet).toFixed(0)} ms, ${latencyOf('uploading', uploading)}, ${latencyOf('reading', reading)}; ${failed} failed${uploading.named()}${reading.named()}`,
			isMet: more(uploading) <= 0.2 && more(reading) <= 0.2 && failed === 0,
		},
	]
}

/** Sends it as the form does, again after as long as the server says where it is refused, and returns the id of the paper. */
async function upload(web: Server, { cookie, address, photo }: Person, answers: Record<string, number>) {
	const boundary = 'certificate'
	const part = (name: string, more = '') =>
		`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
	const body = Buffer.concat([
		Buffer.from(`${part('step')}paper\r\n${part('document', '; filename="IMG_2041.jpg"\r\nContent-Type: image/jpeg')}`),
		photo,
		Buffer.from(`\r\n--${boundary}--\r\n`),
	])
	const headers = {
		'Content-Type': `multipart/form-data; boundary=${boundary}`,
		...{ 'Sec-Fetch-Site': 'same-origin', Host: `127.0.0.1:${web.port}`, Cookie: cookie, 'X-Forwarded-For': address },
	}
	for (;;) {
		const sent = web.send({ method: 'POST', path: '/profile/credentials/new/registration', headers, body })
		const { status, headers: said } = await sent.catch((error: unknown) => ({ status: String(error), headers: {} }))
		answers[status] = (answers[status] ?? 0) + 1
		const id = /[?&]paper=([\da-f-]{36})/.exec(String('location' in said ? said.location : ''))?.[1]
		if (status === 302 && id !== undefined) return id
		if (status !== 503 && status !== 429) return ''
		await setTimeout(1_000 * Number(('retry-after' in said && said['retry-after']) || 5))
	}
}

/** The most that both held at a time, with the processes that they start. */
function watchMemory(webPid: number, workerPid: number) {
	const most = { web: 0, worker: 0 }
	const timer = setInterval(() => {
		most.web = Math.max(most.web, withChildren(webPid))
		most.worker = Math.max(most.worker, withChildren(workerPid))
	}, 200).unref()
	return {
		end() {
			clearInterval(timer)
			return most
		},
	}
}

function withChildren(pid: number): number {
	// One that is ending has no memory left to be read.
	const own = residentMegabytes(pid) || 0
	try {
		const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
		return children.reduce((sum, child) => sum + withChildren(Number(child)), own)
	} catch {
		return own
	}
}
