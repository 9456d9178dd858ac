import { eq } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { resumeReadings, resumes } from '#app/specialists/tables.server.ts'
import { seededPhone } from '../demo-accounts.ts'
import { daysAgo } from './clock.ts'
import type { makeSpecialists, SeedSpecialist } from './specialists.ts'

type Seed = ReturnType<typeof makeSpecialists>
/** A line of a resume: a heading, or text under it. */
type Line = { text: string; size: number }

const withResume = 40
/** '2019-07-01' as 'Jul 2019'. */
const monthOf = (day: string) => formatDay(day).replace(/^\d+ /, '')

/** Gives the first specialists of the demo a real file each, attached to all their applications. */
export async function attachDemoResumes(seed: Seed) {
	for (const [index, specialist] of seed.rows.slice(0, withResume).entries())
		await attachResume(specialist, linesOf(seed, specialist, index), 60 + ((index * 7) % 90))
}

/** What such a resume says, as its owner wrote it in the profile. */
function linesOf({ work, education, skills, credentials }: Seed, specialist: SeedSpecialist, index: number): Line[] {
	const own = <Row extends { specialistId: string }>(rows: readonly Row[]) =>
		rows.filter(({ specialistId }) => specialistId === specialist.id)
	const heading = (text: string): Line => ({ text, size: 13 })
	const lines = (texts: string[]): Line[] => texts.map((text) => ({ text, size: 10.5 }))
	const registration = own(credentials).find(({ kind }) => kind === 'registration')
	return [
		{ text: specialist.name, size: 20 },
		...lines([
			`${specialist.speciality ?? ''}, ${specialist.location ?? ''}`,
			`Mobile ${seededPhone(index + 1)}${specialist.email ? ` · Email ${specialist.email}` : ''}`,
			`${specialist.yearsOfExperience ?? 0} years of experience`,
		]),
		heading('Registration'),
		...lines([`${registration?.title ?? 'State council'}, no. ${registration?.number ?? 'applied for'}`]),
		heading('Experience'),
		...lines(
			own(work).map(
				({ role, hospital, startsOn, endsOn }) =>
					`${role}, ${hospital}, ${endsOn ? `${monthOf(startsOn)} to ${monthOf(endsOn)}` : `since ${monthOf(startsOn)}`}`,
			),
		),
		heading('Education'),
		...lines(own(education).map(({ degree, institution, endYear }) => `${degree}, ${institution}, ${endYear}`)),
		heading('Skills'),
		...lines([
			own(skills)
				.map(({ name }) => name)
				.join(', '),
		]),
	]
}

async function attachResume(specialist: SeedSpecialist, lines: Line[], uploadedDaysAgo: number) {
	const bytes = resumePdf(lines)
	const storageKey = newFileKey('resumes')
	await fileStore.put(storageKey, bytes, { contentType: 'application/pdf' })
	const uploadedAt = daysAgo(uploadedDaysAgo)
	const [resume] = await db
		.insert(resumes)
		.values({
			specialistId: specialist.id,
			storageKey,
			fileName: `${specialist.name.replace(/^(Dr|Sister|Brother) /, '')} resume.pdf`,
			contentType: 'application/pdf',
			sizeBytes: bytes.length,
			scan: 'clean',
			uploadedAt,
		})
		.returning({ id: resumes.id })
	if (!resume) return
	await db.insert(resumeReadings).values({
		resumeId: resume.id,
		specialistId: specialist.id,
		status: 'read',
		text: lines.map(({ text }) => text).join('\n'),
		proposal: { name: null, yearsOfExperience: null, degrees: [], skills: [], employers: [] },
		readAt: uploadedAt,
	})
	await db.update(applications).set({ resumeId: resume.id }).where(eq(applications.specialistId, specialist.id))
}

/** One page of Helvetica: the smallest honest PDF. */
function resumePdf(lines: Line[]): Buffer {
	let y = 780
	const text = lines
		.map(({ text, size }) => {
			y -= size * (size > 12 ? 2 : 1.6)
			return `BT /F1 ${size} Tf 60 ${y.toFixed(1)} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`
		})
		.join('\n')
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R >>',
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
		`<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
	]
	let body = '%PDF-1.4\n'
	const offsets = objects.map((object, index) => {
		const offset = body.length
		body += `${index + 1} 0 obj\n${object}\nendobj\n`
		return offset
	})
	const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
	return Buffer.from(
		`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
		'latin1',
	)
}
